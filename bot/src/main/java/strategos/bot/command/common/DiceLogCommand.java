package strategos.bot.command.common;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import strategos.bot.command.Answers;
import strategos.bot.command.CommandArguments;
import strategos.bot.command.CommandContext;
import strategos.bot.command.MatchFinder;
import strategos.bot.command.Options;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.Matches;
import strategos.bot.host.Speech;
import strategos.bot.port.Answer;
import strategos.bot.port.Message;
import strategos.engine.text.Text;

/** {@code /dice log}: the last published rolls with their keys. */
final class DiceLogCommand extends Common {
    private static final String LAST = "last";
    private static final int USUAL = 10;
    private static final int MOST = 50;
    private static final JsonMapper JSON = new JsonMapper();

    private final Matches matches;
    private final MatchFinder finder;

    @Inject
    DiceLogCommand(Matches matches, MatchFinder finder) {
        super(DICE, "log", Options.number(LAST, 1, MOST), Options.free(MatchFinder.MATCH, Options.LONGEST_NAME));
        this.matches = matches;
        this.finder = finder;
    }

    @Override
    public Answer run(CommandContext at, CommandArguments given) {
        LiveMatch match = Begun.check(finder.meant(at, given));
        List<Map<String, Object>> rolls = rolls(read(matches.diceLog(match.id())));
        List<Map<String, Object>> last =
                rolls.subList(Math.max(0, rolls.size() - given.number(LAST).orElse(USUAL)), rolls.size());
        String text = last.isEmpty()
                ? match.words().say(Text.of("command.dice.none"))
                : last.stream().map(r -> line(match.words(), r)).collect(Collectors.joining("\n"));
        return Answers.about(match, Answer.done(Message.text(text))).with(Map.of("rolls", last));
    }

    private static JsonNode read(String log) {
        try {
            return JSON.readTree(log);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("the host writes its logs as JSON", e);
        }
    }

    /** All published rolls, chain after chain, each with the name of its chain. */
    private static List<Map<String, Object>> rolls(JsonNode log) {
        List<Map<String, Object>> rolls = new ArrayList<>();
        for (JsonNode chain : log.path("chains")) {
            for (JsonNode roll : chain.path("rolls")) {
                Map<String, Object> json = new LinkedHashMap<>();
                json.put("chain", chain.path("name").asText());
                roll.properties().forEach(field -> json.put(field.getKey(), field.getValue()));
                rolls.add(json);
            }
        }
        return rolls;
    }

    private static String line(Speech words, Map<String, Object> roll) {
        JsonNode faces = (JsonNode) roll.getOrDefault("faces", roll.get("order"));
        List<String> numbers = new ArrayList<>();
        faces.forEach(face -> numbers.add(face.asText()));
        return words.say(Text.of(
                roll.containsKey("faces") ? "command.dice.roll" : "command.dice.shuffle",
                "chain",
                Text.of("dice.chain." + roll.get("chain")),
                "index",
                ((JsonNode) roll.get("index")).asInt(),
                "faces",
                String.join(" ", numbers),
                "count",
                numbers.size(),
                "purpose",
                ((JsonNode) roll.get("purpose")).asText(),
                "key",
                ((JsonNode) roll.get("key")).asText()));
    }
}
