package strategos.bot.command.draft;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import strategos.engine.offer.Call;
import strategos.engine.seat.Seat;

/** Where drafts are kept. */
public interface Drafts {
    /** A new id, short and without a bar. */
    String newId();

    /** Keeps the draft as it is now. */
    void keep(Draft draft);

    /** The draft, if it has been neither sent nor thrown away. */
    Optional<Draft> find(String id);

    /** Forgets it. */
    void drop(String id);

    /**
     * An order, or a question, half filled.
     *
     * @param id short and never given twice
     * @param by the id of the person who fills it, and nobody else does
     * @param seat for whom it is
     * @param asked the own number of the seat's question: when another is asked, the draft is out of date
     * @param call what is filled so far
     * @param closed how many slots, from the first, are settled although they could take more
     * @param later what was typed for slots whose turn has not come, as it was typed
     * @param whole the whole order that was picked by where it leads, and is shown to be sent
     * @param steps whether the slots are asked one after the other, though there is a shorter way
     */
    record Draft(
            String id,
            String match,
            String by,
            Seat seat,
            long asked,
            Call call,
            int closed,
            Map<String, String> later,
            Optional<Call> whole,
            boolean steps) {
        /** Begun, and to be gone on with by the shortest way. */
        public Draft(
                String id,
                String match,
                String by,
                Seat seat,
                long asked,
                Call call,
                int closed,
                Map<String, String> later) {
            this(id, match, by, seat, asked, call, closed, later, Optional.empty(), false);
        }

        public Draft {
            later = Collections.unmodifiableMap(new LinkedHashMap<>(later));
        }

        /** The same with other values. */
        public Draft filled(Call now, int settled) {
            return new Draft(id, match, by, seat, asked, now, settled, later, Optional.empty(), steps);
        }

        /** The same with this still to be filled in. */
        public Draft keeping(Map<String, String> words) {
            return new Draft(id, match, by, seat, asked, call, closed, words, whole, steps);
        }

        /** The same with that whole order to be sent. */
        public Draft leading(Call order) {
            return new Draft(id, match, by, seat, asked, call, closed, Map.of(), Optional.of(order), false);
        }

        /** The same, asked slot by slot from here on. */
        public Draft stepwise() {
            return new Draft(id, match, by, seat, asked, call, closed, later, Optional.empty(), true);
        }
    }
}
