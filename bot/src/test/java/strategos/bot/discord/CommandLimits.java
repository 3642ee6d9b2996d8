package strategos.bot.discord;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashSet;
import java.util.Set;

/** Discord's limits on commands, checked on what is sent to it. */
final class CommandLimits {
    private static final int GUILD = 0;
    private static final int SUBCOMMAND = 1;
    private static final int TEXT = 3;
    private static final int NUMBER = 4;
    private static final int FLAG = 5;
    private static final int USER = 6;
    private static final int ROLE = 8;

    private final JsonNode commands;

    CommandLimits(JsonNode commands) {
        this.commands = commands;
    }

    void check() {
        assertThat(commands.size()).as("commands").isBetween(1, DiscordLimits.COMMANDS);
        Set<String> names = new HashSet<>();
        for (JsonNode command : commands) {
            named(command, "/" + command.path("name").asText());
            String path = "/" + command.path("name").asText();
            assertThat(names.add(path)).as("%s is there once", path).isTrue();
            assertThat(command.path("contexts")).as(path).hasSize(1);
            assertThat(command.path("contexts").path(0).asInt()).as(path).isEqualTo(GUILD);
            assertThat(total(command)).as("%s in all", path).isLessThanOrEqualTo(DiscordLimits.COMMAND_TOTAL);
            options(command, path);
        }
    }

    private static void options(JsonNode parent, String path) {
        JsonNode options = parent.path("options");
        assertThat(options.size()).as("options of %s", path).isLessThanOrEqualTo(DiscordLimits.OPTIONS);
        Set<String> names = new HashSet<>();
        boolean optional = false;
        for (JsonNode option : options) {
            String at = path + " " + option.path("name").asText();
            named(option, at);
            assertThat(names.add(option.path("name").asText()))
                    .as("%s is there once", at)
                    .isTrue();
            int type = option.path("type").asInt();
            if (type == SUBCOMMAND) {
                options(option, at);
                continue;
            }
            assertThat(type).as(at).isIn(TEXT, NUMBER, FLAG, USER, ROLE);
            boolean required = option.path("required").asBoolean();
            assertThat(required && optional)
                    .as("%s is required, and comes after one that is not", at)
                    .isFalse();
            optional |= !required;
            choices(option, at);
            assertThat(option.path("max_length").asInt(1)).as(at).isBetween(1, DiscordLimits.TEXT_OPTION);
            assertThat(option.path("min_length").asInt(0))
                    .as(at)
                    .isBetween(0, option.path("max_length").asInt(DiscordLimits.TEXT_OPTION));
        }
    }

    private static void choices(JsonNode option, String at) {
        JsonNode choices = option.path("choices");
        assertThat(choices.size()).as("choices of %s", at).isLessThanOrEqualTo(DiscordLimits.CHOICES);
        assertThat(option.path("autocomplete").asBoolean() && !choices.isEmpty())
                .as("%s has choices and completes", at)
                .isFalse();
        for (JsonNode choice : choices) {
            assertThat(choice.path("name").asText().length()).as(at).isBetween(1, DiscordLimits.CHOICE);
            assertThat(choice.path("value").asText().length()).as(at).isBetween(1, DiscordLimits.CHOICE);
        }
    }

    private static void named(JsonNode thing, String at) {
        assertThat(thing.path("name").asText()).as(at).matches("[-_\\p{Ll}\\p{N}]{1,32}");
        assertThat(thing.path("description").asText().length())
                .as("help of %s", at)
                .isBetween(1, 100);
        thing.path("name_localizations")
                .forEach(name -> assertThat(name.asText()).as(at).matches("[-_\\p{Ll}\\p{N}]{1,32}"));
        thing.path("description_localizations")
                .forEach(help -> assertThat(help.asText().length()).as(at).isBetween(1, 100));
    }

    private static int total(JsonNode thing) {
        int total = longest(thing, "name")
                + longest(thing, "description")
                + thing.path("value").asText("").length();
        for (JsonNode option : thing.path("options")) {
            total += total(option);
        }
        for (JsonNode choice : thing.path("choices")) {
            total += total(choice);
        }
        return total;
    }

    private static int longest(JsonNode thing, String field) {
        int longest = thing.path(field).asText("").length();
        for (JsonNode words : thing.path(field + "_localizations")) {
            longest = Math.max(longest, words.asText().length());
        }
        return longest;
    }
}
