package strategos.engine.standing;

import java.util.Set;
import strategos.engine.offer.Choices;

/** What a fact must be for a standing order to fire. */
public sealed interface Condition {
    /** Whether the fact, as it stands now, fulfils it. */
    boolean holds(String fact);

    /** One of these words. */
    record OneOf(Set<String> words) implements Condition {
        public OneOf {
            words = Set.copyOf(words);
        }

        @Override
        public boolean holds(String fact) {
            return words.contains(fact);
        }
    }

    /** A whole number, both ends included. */
    record Between(int least, int most) implements Condition {
        @Override
        public boolean holds(String fact) {
            if (!Choices.WHOLE.matcher(fact).matches()) {
                return false;
            }
            int number = Integer.parseInt(fact);
            return least <= number && number <= most;
        }
    }
}
