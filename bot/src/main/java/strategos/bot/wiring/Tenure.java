package strategos.bot.wiring;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.UUID;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BinaryOperator;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import strategos.bot.host.service.GameHost;
import strategos.bot.port.Custody;
import strategos.storage.access.StorageException;
import strategos.storage.slot.Fence;
import strategos.storage.slot.Lease;
import strategos.storage.slot.Leases;
import strategos.storage.slot.Slot;

/**
 * The servers that this process looks after, where several share a database: those of the slots on which it has a lease, as
 * long as it renews it. What it may have no more it gives up by itself, whether the database answers or not.
 */
final class Tenure implements Custody, AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Tenure.class);
    private static final Duration PATIENCE = Duration.ofSeconds(5);

    private final Leases leases;
    private final Set<Integer> wanted;
    private final Pace pace;
    private final String holder = name();
    /** One asks the database, the other watches how long that takes. */
    private final ScheduledExecutorService executor = Executors.newScheduledThreadPool(
            2, Thread.ofPlatform().daemon().name("tenure-", 0).factory());

    private volatile Held held = Held.nothing(System.nanoTime());
    private volatile Set<Integer> others = Set.of();
    private final Lock looking = new ReentrantLock();
    private volatile boolean closed;
    private boolean troubled;

    /**
     * How often what is done.
     *
     * @param lease so long a slot is taken
     * @param renewal after which it is taken for another while
     * @param surrender after so long without a word from the database nothing is held any more
     * @param leave after so long Discord is left, where others may answer
     * @param look between looks at what is wanted and not held
     */
    record Pace(Duration lease, Duration renewal, Duration surrender, Duration leave, Duration look) {
        /** Another process goes on within lease and look, and this one has stopped before. */
        static final Pace USUAL = new Pace(
                Leases.TIME,
                Duration.ofSeconds(3),
                Duration.ofSeconds(7),
                Duration.ofSeconds(7),
                Duration.ofSeconds(1));
    }

    /** Where people reach this process. Both are said again and again, and what is so already is left so. */
    interface Reach {
        /** Nobody reaches it but by its own leave. */
        Reach NONE = new Reach() {
            @Override
            public void part() {}

            @Override
            public void rejoin() {}
        };

        /** It knows no more what is its own: whoever has that now is to be reached, and not this one. */
        void part();

        /** It knows. */
        void rejoin() throws InterruptedException;
    }

    /**
     * What is held.
     *
     * @param since when the database was last asked for it, by this process's own clock
     */
    private record Held(Fence.Held fence, long since) {
        static Held nothing(long since) {
            return new Held(Fence.NOTHING, since);
        }

        boolean older(Duration than) {
            return System.nanoTime() - since > than.toNanos();
        }

        boolean empty() {
            return fence.terms().isEmpty();
        }
    }

    /** @param wanted the slots of the servers that this process is told of */
    Tenure(Leases leases, Collection<Integer> wanted, Pace pace) {
        this.leases = leases;
        this.wanted = Set.copyOf(wanted);
        this.pace = pace;
    }

    /** One run of one process. */
    private static String name() {
        String machine;
        try {
            machine = InetAddress.getLocalHost().getHostName();
        } catch (UnknownHostException e) {
            machine = "unnamed";
        }
        return machine.replaceAll("[^\\w.-]", "_") + "-"
                + ProcessHandle.current().pid() + "-"
                + UUID.randomUUID().toString().substring(0, 8);
    }

    /**
     * Takes what it can, and goes on looking for the rest until it is closed.
     *
     * @param host goes on with what others had
     * @param reach is left as long as the database does not answer
     * @throws StorageException when the database cannot be asked
     */
    void open(GameHost host, Reach reach) {
        look(host, false);
        schedule(host, reach);
    }

    /**
     * Takes all that is wanted, at once.
     *
     * @throws StorageException when somebody else has any of it
     */
    void openAlone(GameHost host) {
        look(host, true);
        schedule(host, Reach.NONE);
    }

    private void schedule(GameHost host, Reach reach) {
        // A run catches what goes wrong in it, so the future has nothing to tell.
        ScheduledFuture<?> unused = executor.scheduleWithFixedDelay(
                () -> attempt(host), pace.look().toMillis(), pace.look().toMillis(), TimeUnit.MILLISECONDS);
        ScheduledFuture<?> unusedToo = executor.scheduleWithFixedDelay(
                () -> watch(reach), pace.look().toMillis(), pace.look().toMillis(), TimeUnit.MILLISECONDS);
    }

    private void watch(Reach reach) {
        boolean old = held.older(pace.leave());
        try {
            if (old) {
                reach.part();
            } else {
                reach.rejoin();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (RuntimeException | Error e) { // whatever it is, an executor would silently run this no more
            LOG.error("Discord cannot be {}", old ? "left" : "joined again", e);
        }
    }

    /** What may be worked on now. */
    Fence fence() {
        Held now = held;
        return now.older(pace.surrender()) ? Fence.NOTHING : now.fence();
    }

    @Override
    public Keeper of(String guild) {
        if (held.older(pace.surrender())) {
            return Keeper.OTHER; // so it may be, and two who answer are in each other's way
        }
        int slot = Slot.of(guild).number();
        if (fence().covers(slot)) {
            return Keeper.THIS;
        }
        return others.contains(slot) || !wanted.contains(slot) ? Keeper.OTHER : Keeper.NOBODY;
    }

    private void attempt(GameHost host) {
        try {
            look(host, false);
            if (troubled) {
                LOG.info("The database answers again");
                troubled = false;
            }
        } catch (RuntimeException | Error e) { // whatever it is, an executor would silently run this no more
            if (!troubled && !executor.isShutdown()) {
                LOG.warn("It cannot be said in the database that this process is there: {}", e.getMessage());
                troubled = true;
            }
        }
    }

    /** Whoever closes this may come in the middle of a start, and is to know what was taken by then. */
    private void look(GameHost host, boolean all) {
        looking.lock();
        try {
            if (!closed) {
                lookFor(host, all);
            }
        } finally {
            looking.unlock();
        }
    }

    private void lookFor(GameHost host, boolean all) {
        Held before = held;
        if (!before.empty() && before.older(pace.surrender())) {
            LOG.warn(
                    "The database has not answered for {} s: {} of {} slots are given up until it does",
                    pace.surrender().toSeconds(),
                    before.fence().terms().size(),
                    Slot.COUNT);
            before = Held.nothing(before.since());
            held = before;
        }
        if (before.fence().terms().keySet().containsAll(wanted) && !before.older(pace.renewal())) {
            return;
        }
        long asked = System.nanoTime();
        Map<Integer, Long> terms = renewed(before);
        Set<Integer> missing = new TreeSet<>(wanted);
        missing.removeAll(terms.keySet());
        Map<Integer, Long> gained = new TreeMap<>();
        take(missing, all).forEach(lease -> gained.put(lease.slot(), lease.term()));
        missing.removeAll(gained.keySet());
        told(missing);
        others = Set.copyOf(missing);
        if (!gained.isEmpty()) {
            LOG.info("{} of {} slots are this process's from now on: {}", gained.size(), Slot.COUNT, gained.keySet());
            host.takeOver(new Fence.Held(holder, gained));
        }
        terms.putAll(gained);
        held = new Held(new Fence.Held(holder, terms), asked);
        if (!gained.isEmpty()) {
            host.goOn();
        }
    }

    private Map<Integer, Long> renewed(Held before) {
        Map<Integer, Long> terms = new TreeMap<>();
        if (before.empty()) {
            return terms;
        }
        for (Lease lease : leases.renew(holder, pace.lease())) {
            if (Long.valueOf(lease.term()).equals(before.fence().terms().get(lease.slot()))) {
                terms.put(lease.slot(), lease.term());
            }
        }
        Set<Integer> lost = new TreeSet<>(before.fence().terms().keySet());
        lost.removeAll(terms.keySet());
        if (!lost.isEmpty()) {
            LOG.warn("Another process has taken over the slots {}", lost);
        }
        return terms;
    }

    private List<Lease> take(Set<Integer> missing, boolean all) {
        return all ? leases.acquireAll(holder, missing, pace.lease()) : leases.acquire(holder, missing, pace.lease());
    }

    /** Where two processes have the same shards, one of them waits for the other's end: whose, an operator wants to know. */
    private void told(Set<Integer> missing) {
        if (!missing.isEmpty() && !missing.equals(others)) {
            // Those of one holder end within moments of each other.
            SortedMap<String, Instant> holders = leases.held().stream()
                    .filter(lease -> missing.contains(lease.slot()))
                    .collect(Collectors.toMap(
                            Lease::holder,
                            Lease::until,
                            BinaryOperator.maxBy(Comparator.naturalOrder()),
                            TreeMap::new));
            String whose = holders.entrySet().stream()
                    .map(holder -> holder.getKey() + " until " + holder.getValue())
                    .collect(Collectors.joining(", "));
            LOG.info(
                    "{} of {} slots are another process's ({}); this one waits, and takes them over when that one ends",
                    missing.size(),
                    Slot.COUNT,
                    whose.isEmpty() ? "just let go" : whose);
        }
    }

    /** Nothing is held any more; another process can have it at once. */
    @Override
    public void close() {
        executor.shutdown();
        try {
            if (!executor.awaitTermination(PATIENCE.toSeconds(), TimeUnit.SECONDS)) {
                executor.shutdownNow();
            }
            closed = true;
            if (looking.tryLock(PATIENCE.toSeconds(), TimeUnit.SECONDS)) {
                looking.unlock();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        closed = true;
        Held last = held;
        held = Held.nothing(last.since());
        try {
            leases.release(holder, last.fence().terms().keySet());
        } catch (StorageException e) {
            LOG.warn("The slots are another's only in {} s: {}", pace.lease().toSeconds(), e.getMessage());
        }
    }
}
