package strategos.bot.host.live;

import jakarta.inject.Inject;
import jakarta.inject.Provider;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import strategos.bot.host.HostLimits;
import strategos.bot.port.ChannelRef;
import strategos.engine.Game;
import strategos.engine.dice.MatchDice;
import strategos.storage.Storage;
import strategos.storage.match.StoredMatch;

/**
 * The last committed value of each match that was asked for lately. Reading takes no lock and waits for nobody; a match
 * that is not here is loaded. Only the queue of a match replaces its value.
 */
public final class LiveMatches {
    private final Storage storage;
    private final MatchLoader loader;
    private final Provider<HostLimits> limits;
    private final Map<String, Kept> kept = new ConcurrentHashMap<>();
    private final Map<ChannelRef, String> channels = new ConcurrentHashMap<>();
    private final AtomicLong uses = new AtomicLong();

    @Inject
    public LiveMatches(Storage storage, MatchLoader loader, Provider<HostLimits> limits) {
        this.storage = storage;
        this.loader = loader;
        this.limits = limits;
    }

    /** The match, if there is one of that id. */
    public Optional<CommittedMatch<?>> find(String id) {
        Kept there = kept.get(id);
        if (there != null) {
            there.used = uses.incrementAndGet();
            return Optional.of(there.match);
        }
        Optional<CommittedMatch<?>> loaded = loader.load(id);
        loaded.ifPresent(match -> keep(match, false));
        return loaded;
    }

    /** The match that lives in the channel, or the last one that ended there. */
    public Optional<CommittedMatch<?>> at(ChannelRef where) {
        // What a commit has done is not heard of where its report is lost.
        Optional<CommittedMatch<?>> known = Optional.ofNullable(channels.get(where))
                .flatMap(this::find)
                .filter(match -> !match.asleep() && match.where().equals(where));
        if (known.isPresent()) {
            return known;
        }
        Optional<String> id =
                storage.matches().inChannel(where.guild(), where.channel()).map(StoredMatch::id);
        id.ifPresent(match -> settle(where, match));
        return id.flatMap(this::find);
    }

    /** From now on this is the match of the channel. */
    public void settle(ChannelRef where, String match) {
        if (channels.size() >= 2 * most()) {
            channels.clear();
        }
        channels.put(where, match);
    }

    /** Which match the channel has is looked for when it is next asked for. */
    public void unsettle(ChannelRef where) {
        channels.remove(where);
    }

    /** What a commit has made of the match. */
    public void put(CommittedMatch<?> match) {
        keep(match, true);
    }

    /** What is stored has changed in another way. */
    public CommittedMatch<?> reload(String id) {
        Optional<CommittedMatch<?>> before = Optional.ofNullable(kept.get(id)).map(there -> there.match);
        return newest(id, before.map(match -> match.file().game()), before.flatMap(CommittedMatch::diceThere));
    }

    /** A match that was made just now with those dice. */
    public CommittedMatch<?> made(String id, MatchDice dice) {
        return newest(id, Optional.empty(), Optional.of(dice));
    }

    private CommittedMatch<?> newest(String id, Optional<Game<?>> played, Optional<MatchDice> known) {
        CommittedMatch<?> loaded = loader.load(id, played, known).orElseThrow();
        keep(loaded, true);
        return loaded;
    }

    /** Those that are kept and were changed beside this process, as when somebody was forgotten in another one. */
    public List<String> outdated() {
        Map<String, Long> known = new HashMap<>();
        kept.forEach((id, value) -> known.put(id, value.match.facts().revision()));
        return storage.matches().revisions(known.keySet()).entrySet().stream()
                .filter(stored -> stored.getValue() > known.get(stored.getKey()))
                .map(Map.Entry::getKey)
                .toList();
    }

    /** It is loaded when it is next asked for. */
    public void drop(String id) {
        kept.remove(id);
    }

    /** Everything is loaded when it is next asked for. */
    public void clear() {
        kept.clear();
        channels.clear();
    }

    /** How many are kept. */
    public int size() {
        return kept.size();
    }

    private int most() {
        return limits.get().liveMatches();
    }

    private void keep(CommittedMatch<?> match, boolean newer) {
        Kept value = new Kept(match, uses.incrementAndGet());
        if (newer) {
            Optional.ofNullable(kept.put(match.id(), value)).ifPresent(before -> moved(before.match, match));
        } else {
            kept.putIfAbsent(match.id(), value);
        }
        if (kept.size() > most()) {
            shrink();
        }
    }

    /** What was asleep, or elsewhere, may not be the match of its channel any more. */
    private void moved(CommittedMatch<?> before, CommittedMatch<?> now) {
        if (before.asleep() != now.asleep() || !before.where().equals(now.where())) {
            unsettle(before.where());
            unsettle(now.where());
        }
    }

    /** Drops the tenth that was not used for the longest time. */
    private void shrink() {
        List<Map.Entry<String, Kept>> oldest = kept.entrySet().stream()
                .sorted(Comparator.comparingLong(entry -> entry.getValue().used))
                .limit(kept.size() - most() + most() / 10L)
                .toList();
        oldest.forEach(entry -> kept.remove(entry.getKey(), entry.getValue()));
    }

    /** A value, and when it was last asked for. */
    private static final class Kept {
        private final CommittedMatch<?> match;
        private volatile long used;

        Kept(CommittedMatch<?> match, long used) {
            this.match = match;
            this.used = used;
        }
    }
}
