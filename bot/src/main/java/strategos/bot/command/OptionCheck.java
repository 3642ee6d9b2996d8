package strategos.bot.command;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.function.Function;
import strategos.bot.command.CommandContext.CommandArguments;
import strategos.bot.command.Suggestions.Letters;
import strategos.bot.port.Catalogue;
import strategos.bot.port.Suggestion;
import strategos.engine.offer.Choices;

/** Checks what came with a command against the catalogue, whatever the chat service has checked before. */
public final class OptionCheck {
    private static final Map<String, String> FLAGS = Map.of("yes", "yes", "no", "no", "true", "yes", "false", "no");

    /** So many values are named for an option that is missing. */
    private static final int NAMED = 10;

    private final String command;
    private final Catalogue.Verb verb;
    private final Function<String, List<Suggestion>> suggested;

    /**
     * A check of one command.
     *
     * @param command as it is typed, such as {@code /match new}
     * @param suggested what an option may be, best first
     */
    public OptionCheck(String command, Catalogue.Verb verb, Function<String, List<Suggestion>> suggested) {
        this.command = command;
        this.verb = verb;
        this.suggested = suggested;
    }

    /** The options as they are meant. @throws Refused for the first that is wrong */
    public CommandArguments check(SequencedMap<String, String> options) {
        SequencedMap<String, String> checked = new LinkedHashMap<>();
        options.forEach((name, value) -> checked.put(name, check(option(name), value)));
        for (Catalogue.Option option : verb.options()) {
            if (option.required() && !options.containsKey(option.name())) {
                throw missing(option.name());
            }
        }
        return new CommandArguments(checked);
    }

    private Refused missing(String option) {
        List<String> known = suggested.apply(option).stream()
                .map(Suggestion::value)
                .limit(NAMED)
                .toList();
        return Refused.because(
                "command.option-missing", "command", command, "option", option, "n", known.size(), "known", known);
    }

    private Catalogue.Option option(String name) {
        List<String> known = verb.options().stream().map(Catalogue.Option::name).toList();
        return verb.options().stream()
                .filter(o -> o.name().equals(name))
                .findFirst()
                .orElseThrow(() -> known.isEmpty()
                        ? Refused.because("command.no-options", "command", command, "option", name)
                        : Refused.because(
                                "command.option-unknown", "command", command, "option", name, "known", known));
    }

    private static String check(Catalogue.Option option, String value) {
        if (value.codePoints().anyMatch(OptionCheck::controls)) {
            throw Refused.because("command.option-controls", "option", option.name());
        }
        if (value.isBlank()) {
            throw Refused.because("command.option-blank", "option", option.name());
        }
        return switch (option.kind()) {
            case TEXT, PERSON, ROLE -> text(option, value);
            case NUMBER -> number(option, value);
            case FLAG -> flag(option, value);
        };
    }

    private static String text(Catalogue.Option option, String value) {
        int length = value.codePointCount(0, value.length());
        if (length > option.most()) {
            throw Refused.because(
                    "command.option-long", "option", option.name(), "most", option.most(), "length", length);
        }
        return value;
    }

    private static String number(Catalogue.Option option, String value) {
        if (!Choices.WHOLE.matcher(value).matches()) {
            throw Refused.because("command.option-no-number", "option", option.name(), "value", value);
        }
        int number = Integer.parseInt(value);
        if (number < option.least() || number > option.most()) {
            throw Refused.because(
                    "command.option-range",
                    "option",
                    option.name(),
                    "value",
                    value,
                    "least",
                    option.least(),
                    "most",
                    option.most());
        }
        return value;
    }

    private static String flag(Catalogue.Option option, String value) {
        String flag = FLAGS.get(Letters.plain(value));
        if (flag == null) {
            throw Refused.because("command.option-no-flag", "option", option.name(), "value", value);
        }
        return flag;
    }

    /** Half a surrogate pair counts too: it is no character, and no database takes it. */
    private static boolean controls(int character) {
        return switch (Character.getType(character)) {
            case Character.CONTROL, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR, Character.SURROGATE ->
                true;
            default -> false;
        };
    }
}
