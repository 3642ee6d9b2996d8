package strategos.bot.console;

import java.time.Duration;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Optional;
import java.util.SequencedMap;
import strategos.bot.port.Input;

/**
 * A line of the protocol.
 *
 * @param speaker who speaks from here on, if the line says so
 * @param channel where, likewise
 * @param wish what is wanted; empty where the line only says who and where
 */
record ConsoleLine(Optional<String> speaker, Optional<String> channel, Optional<Wish> wish) {
    /** What a line wants. */
    sealed interface Wish {
        /** A slash command. */
        record Slash(Input.Command command) implements Wish {}

        /** {@code ?slots}: what the open slots of a verb still take. */
        record Slots(String verb, SequencedMap<String, String> filled) implements Wish {
            public Slots {
                filled = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(filled));
            }
        }

        /** {@code ?preview}: what an order would set off. */
        record Preview(String verb, SequencedMap<String, String> filled) implements Wish {
            public Preview {
                filled = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(filled));
            }
        }

        /**
         * {@code ?complete}: what autocompletion would show.
         *
         * @param given the options before the last one
         */
        record Complete(String group, String verb, SequencedMap<String, String> given, String option, String typed)
                implements Wish {
            public Complete {
                given = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(given));
            }
        }

        /**
         * {@code !press}: a button, a menu or a form.
         *
         * @param values as typed: between commas for a menu, whole for a form
         */
        record Press(String id, String values) implements Wish {}

        /** {@code !clock}: time goes by. */
        record Clock(Duration by) implements Wish {}
    }
}
