package strategos.bot.command;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SequencedMap;
import java.util.Set;
import strategos.bot.host.ActionResult.Action;
import strategos.bot.host.LiveMatch;
import strategos.bot.port.ChannelRef;
import strategos.bot.port.Request.Person;

/**
 * Who asks for something, and where.
 *
 * @param roles the ids of the roles that they have in the server
 */
public record CommandContext(Action action, ChannelRef where, Set<String> roles) {
    public CommandContext {
        roles = Set.copyOf(roles);
    }

    /** Of somebody who has no roles. */
    public CommandContext(Action action, ChannelRef where) {
        this(action, where, Set.of());
    }

    public Person by() {
        return action.by();
    }

    /** Whether the person may manage the server. */
    public boolean manager() {
        return action.manager();
    }

    /** What the person does in that match: who manages this server need not manage the other. */
    public Action action(LiveMatch match) {
        boolean here = match.where().guild().equals(where.guild());
        return new Action(action.delivery(), by(), here && manager());
    }

    /** The options of a request, each checked against the catalogue: known, of its type, within its limits. */
    public record CommandArguments(SequencedMap<String, String> options) {
        public CommandArguments {
            options = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(options));
        }

        /** The option as typed, if it was given. */
        public Optional<String> text(String option) {
            return Optional.ofNullable(options.get(option));
        }

        /** An option that the catalogue requires. */
        public String need(String option) {
            return text(option)
                    .orElseThrow(
                            () -> new IllegalStateException("the catalogue does not require the option " + option));
        }

        /** The number in the option, if it was given. */
        public OptionalInt number(String option) {
            String typed = options.get(option);
            return typed == null ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(typed));
        }
    }
}
