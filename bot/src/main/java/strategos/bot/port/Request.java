package strategos.bot.port;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.Set;

/**
 * One thing one person did in one channel.
 *
 * @param delivery the chat service's id of this very interaction: delivered twice, it is carried out once
 * @param manager whether the person may manage the channel (settings of the server, taking over seats)
 * @param roles the ids of the roles that they have in the server
 */
public record Request(String delivery, Person by, ChannelRef where, boolean manager, Set<String> roles, Input input) {
    public Request {
        roles = Set.copyOf(roles);
    }

    /** One by somebody who has no roles. */
    public Request(String delivery, Person by, ChannelRef where, boolean manager, Input input) {
        this(delivery, by, where, manager, Set.of(), input);
    }

    /** A user as the chat service knows them: an id that stays, a name that may change. */
    public record Person(String id, String name) {}

    /** What a person did. */
    public sealed interface Input {
        /**
         * A slash command: {@code /group verb option:value}.
         *
         * @param options in the order in which they were given, each as typed
         */
        record Command(String group, String verb, SequencedMap<String, String> options) implements Input {
            public Command {
                options = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(options));
            }
        }

        /** Pressed a button, or sent a menu with the values picked. */
        record Press(String id, List<String> values) implements Input {
            public Press {
                values = List.copyOf(values);
            }
        }

        /** Sent a form. */
        record Submit(String id, SequencedMap<String, String> fields) implements Input {
            public Submit {
                fields = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(fields));
            }
        }
    }
}
