package strategos.bot.command;

import java.util.List;
import java.util.Optional;
import strategos.bot.command.CommandContext.CommandArguments;
import strategos.bot.port.Answer;
import strategos.bot.port.Catalogue;
import strategos.bot.port.Suggestion;

/** One thing that can be typed and belongs to no single game. Safe for use by many at once. */
public interface Command {
    /** {@code match} in {@code /match new}. */
    String group();

    /** {@code new} in {@code /match new}; empty where the group is typed alone. */
    String verb();

    /** Its options without their help, whose words lie under {@code command.<group>.<verb>.<option>}. */
    List<Catalogue.Option> options();

    /**
     * Carries it out.
     *
     * @throws Refused when that cannot be
     */
    Answer run(CommandContext at, CommandArguments given);

    /** What the option may be, best first; the handler picks those that fit what is typed. */
    default List<Suggestion> suggest(CommandContext at, CommandArguments given, String option) {
        return List.of();
    }

    /** Why there is nothing to name with a required option that was left out: better said than that it is missing. */
    default Optional<Refused> nothingToName(CommandContext at, String option) {
        return Optional.empty();
    }

    /** Whether the option takes a question in one's own words, which suggestions only help to find. */
    default boolean ownWords(String option) {
        return false;
    }
}
