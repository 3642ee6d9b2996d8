package strategos.bot.discord;

import java.util.List;
import net.dv8tion.jda.api.interactions.commands.Command;
import net.dv8tion.jda.api.interactions.commands.OptionType;
import strategos.bot.port.Suggestion;

/** Makes Discord's choices of suggestions. */
final class SuggestionChoices {
    private SuggestionChoices() {}

    /** At most 25; those whose value is too long for Discord are left out, for a value cut short would be another one. */
    static List<Command.Choice> choices(List<Suggestion> suggestions, OptionType type) {
        return suggestions.stream()
                .filter(suggestion -> suggestion.value().length() <= DiscordLimits.CHOICE)
                .filter(suggestion -> !suggestion.label().isBlank())
                .limit(DiscordLimits.CHOICES)
                .map(suggestion -> choice(suggestion, type))
                .toList();
    }

    private static Command.Choice choice(Suggestion suggestion, OptionType type) {
        String label = Cut.label(suggestion.label(), DiscordLimits.CHOICE);
        return type == OptionType.INTEGER
                ? new Command.Choice(label, Long.parseLong(suggestion.value()))
                : new Command.Choice(label, suggestion.value());
    }
}
