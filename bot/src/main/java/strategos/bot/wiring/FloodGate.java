package strategos.bot.wiring;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.IntSupplier;
import strategos.bot.command.SpeechSource;
import strategos.bot.port.Answer;
import strategos.bot.port.Catalogue;
import strategos.bot.port.ChannelRef;
import strategos.bot.port.CommandHandler;
import strategos.bot.port.Form;
import strategos.bot.port.Request;
import strategos.bot.port.Request.Input;
import strategos.bot.port.Request.Person;
import strategos.bot.port.Suggestion;
import strategos.engine.text.Text;

/** A handler that works so many requests of one user in a minute, and tells them to wait when there are more. */
final class FloodGate implements CommandHandler {
    private static final Duration MINUTE = Duration.ofMinutes(1);

    /** Users that are remembered; those who were quiet longest are forgotten first. */
    private static final int MOST_USERS = 10_000;

    private final CommandHandler desk;
    private final SpeechSource words;
    private final InstantSource clock;
    private final IntSupplier most;
    private final Map<String, Bucket> buckets = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Bucket> eldest) {
            return size() > MOST_USERS;
        }
    };

    /**
     * Before another handler.
     *
     * @param most requests of one user in a minute
     */
    FloodGate(CommandHandler desk, SpeechSource words, InstantSource clock, IntSupplier most) {
        this.desk = desk;
        this.words = words;
        this.clock = clock;
        this.most = most;
    }

    /** How many requests a user has left, refilled bit by bit. */
    private record Bucket(double left, Instant at) {}

    @Override
    public Catalogue catalogue() {
        return desk.catalogue();
    }

    @Override
    public Answer handle(Request request) {
        return passes(request.by())
                ? desk.handle(request)
                : Answer.refused(words.common().say(Text.of("command.flood", "most", most.getAsInt())));
    }

    /** Not counted: of one user's keystrokes only the newest is worked anyway. */
    @Override
    public List<Suggestion> complete(
            Person by,
            ChannelRef where,
            String group,
            String verb,
            SequencedMap<String, String> given,
            String option,
            String typed) {
        return desk.complete(by, where, group, verb, given, option, typed);
    }

    @Override
    public Optional<Form> form(Input.Press press) {
        return desk.form(press);
    }

    @Override
    public boolean beside(Input.Press press) {
        return desk.beside(press);
    }

    private synchronized boolean passes(Person by) {
        Instant now = clock.instant();
        int full = most.getAsInt();
        Bucket before = buckets.getOrDefault(by.id(), new Bucket(full, now));
        double gained = full * (double) Duration.between(before.at, now).toMillis() / MINUTE.toMillis();
        double left = Math.min(full, before.left + Math.max(0, gained));
        boolean passes = left >= 1;
        buckets.put(by.id(), new Bucket(passes ? left - 1 : left, now));
        return passes;
    }
}
