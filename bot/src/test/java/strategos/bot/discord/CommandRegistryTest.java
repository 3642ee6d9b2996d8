package strategos.bot.discord;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.times;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.when;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeoutException;
import java.util.stream.IntStream;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.interactions.DiscordLocale;
import net.dv8tion.jda.api.interactions.commands.build.SlashCommandData;
import net.dv8tion.jda.api.interactions.commands.localization.LocalizationFunction;
import net.dv8tion.jda.api.utils.data.DataArray;
import org.junit.jupiter.api.Test;
import strategos.bot.discord.CommandRegistry.Registering;
import strategos.bot.port.Catalogue;
import strategos.bot.port.Catalogue.Group;
import strategos.bot.port.Catalogue.Kind;
import strategos.bot.port.Catalogue.Option;
import strategos.bot.port.Catalogue.Verb;
import strategos.bot.port.CommandHandler;

class CommandRegistryTest {
    private static final LocalizationFunction NO_TRANSLATIONS = key -> Map.of();

    @Test
    void groupsBecomeCommandsAndVerbsSubcommandsWithWhatIsRequiredFirst() throws IOException {
        JsonNode commands = json(commands(TinyDesk.CATALOGUE, NO_TRANSLATIONS));

        new CommandLimits(commands).check();
        JsonNode say = commands.path(0).path("options").path(0);
        assertThat(say.path("name").asText()).isEqualTo("say");
        assertThat(say.path("options"))
                .extracting(option -> option.path("name").asText())
                .containsExactly("words", "times", "loud");
        JsonNode times = say.path("options").path(1);
        assertThat(times.path("min_value").asInt()).isEqualTo(1);
        assertThat(times.path("max_value").asInt()).isEqualTo(9);
        assertThat(say.path("options").path(0).path("autocomplete").asBoolean()).isTrue();
        assertThat(commands.path(1).path("options").path(0).path("name").asText())
                .isEqualTo("at");
    }

    /** Else the bot would have to be started anew. */
    @Test
    void whereDiscordFailsTheyAreRegisteredLater() throws Exception {
        CommandRegistry commands = mock();
        DiscordSession session = mock();
        JDA shard = mock();
        when(session.any())
                .thenReturn(Optional.of(shard))
                .thenReturn(Optional.empty())
                .thenReturn(Optional.of(shard));
        when(commands.register(shard))
                .thenThrow(new TimeoutException())
                .thenThrow(new ExecutionException(new IllegalStateException("503")))
                .thenReturn(true);

        new Registering(commands, session, Runnable::run).register();

        verify(commands, times(3)).register(shard);
    }

    @Test
    void translationsGoWithTheCommands() throws IOException {
        LocalizationFunction german =
                key -> key.equals("look.description") ? Map.of(DiscordLocale.GERMAN, "Schaut") : Map.of();

        JsonNode look = json(commands(TinyDesk.CATALOGUE, german)).path(1);

        assertThat(look.path("description_localizations").path("de").asText()).isEqualTo("Schaut");
    }

    @Test
    void aCommandTooLongInItsLongestLanguageIsRefusedByName() {
        List<Verb> verbs = IntStream.range(0, 25)
                .mapToObj(i -> new Verb(
                        "verb" + i,
                        "h".repeat(100),
                        List.of(
                                new Option("option-a", "h".repeat(95), Kind.TEXT, false, false, 0, 10),
                                new Option("option-b", "h".repeat(95), Kind.TEXT, false, false, 0, 10))))
                .toList();
        Catalogue just = new Catalogue(List.of(new Group("large", "Large", verbs)));
        assertThat(commands(just, NO_TRANSLATIONS)).hasSize(1);

        LocalizationFunction longer = key -> key.contains("option-a") && key.endsWith("description")
                ? Map.of(DiscordLocale.GERMAN, "h".repeat(100))
                : key.contains("verb") && key.endsWith("name") && !key.contains("option")
                        ? Map.of(DiscordLocale.GERMAN, "verb".repeat(8))
                        : Map.of();
        assertThatThrownBy(() -> commands(just, longer))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("/large")
                .hasMessageContaining("8000");
    }

    @Test
    void whatDiscordWouldRefuseIsRefusedByNameBeforeAnybodyConnects() {
        assertThatThrownBy(() -> commands(one("Upper", "help"), NO_TRANSLATIONS))
                .hasMessageContaining("/Upper");
        assertThatThrownBy(() -> commands(one("long", "h".repeat(101)), NO_TRANSLATIONS))
                .hasMessageContaining("/long");
        List<Verb> tooMany = IntStream.range(0, 26)
                .mapToObj(i -> new Verb("v" + i, "help", List.of()))
                .toList();
        assertThatThrownBy(() -> commands(new Catalogue(List.of(new Group("many", "Many", tooMany))), NO_TRANSLATIONS))
                .hasMessageContaining("/many");
        List<Group> groups = IntStream.range(0, 101)
                .mapToObj(i -> new Group("g" + i, "help", List.of(new Verb("", "help", List.of()))))
                .toList();
        assertThatThrownBy(() -> commands(new Catalogue(groups), NO_TRANSLATIONS))
                .hasMessageContaining("101 commands");
    }

    private static Catalogue one(String name, String help) {
        return new Catalogue(List.of(new Group(name, help, List.of(new Verb("", help, List.of())))));
    }

    private static List<SlashCommandData> commands(Catalogue catalogue, LocalizationFunction translations) {
        CommandHandler desk = mock();
        when(desk.catalogue()).thenReturn(catalogue);
        return new CommandRegistry(desk, translations).commands();
    }

    private static JsonNode json(List<SlashCommandData> commands) throws IOException {
        return new ObjectMapper().readTree(DataArray.fromCollection(commands).toString());
    }
}
