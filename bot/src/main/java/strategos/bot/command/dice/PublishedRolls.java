package strategos.bot.command.dice;

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
import strategos.bot.host.LiveMatch;
import strategos.bot.host.Matches;
import strategos.bot.host.Speech;
import strategos.bot.port.Answer;
import strategos.bot.port.Message;
import strategos.bot.verify.DiceCheck;
import strategos.engine.dice.Chain;
import strategos.engine.dice.Verdict;
import strategos.engine.text.Text;

/** The rolls of a match whose keys are published, in words. */
public final class PublishedRolls {
    private static final JsonMapper JSON = new JsonMapper();

    private final Matches matches;
    private final DiceCheck check;

    @Inject
    public PublishedRolls(Matches matches, DiceCheck check) {
        this.check = check;
        this.matches = matches;
    }

    /** The open rolls of a report, each with its key, and what checking all of them gives. */
    public Answer page(LiveMatch match, int first, int last) {
        String log = matches.diceLog(match.id());
        List<Map<String, Object>> shown = new ArrayList<>();
        int number = 0;
        for (Map<String, Object> roll : rolls(read(log))) {
            if (roll.get("chain").equals(Chain.OPEN.word()) && first <= ++number && number <= last) {
                shown.add(roll);
            }
        }
        Verdict verdict = check.verify(log);
        return told(match, shown, "\n" + match.words().say(checked(verdict)));
    }

    /** What checking all rolls has given. */
    static Text checked(Verdict verdict) {
        return Text.of(
                verdict.sound() ? "command.dice.sound" : "command.dice.unsound",
                "rolls",
                verdict.rolls(),
                "unrevealed",
                verdict.unrevealed(),
                "findings",
                verdict.findings().size());
    }

    /** The last rolls of both chains. */
    Answer last(LiveMatch match, int most) {
        List<Map<String, Object>> all = rolls(read(matches.diceLog(match.id())));
        return told(match, all.subList(Math.max(0, all.size() - most), all.size()), "");
    }

    private static Answer told(LiveMatch match, List<Map<String, Object>> rolls, String more) {
        String text = rolls.isEmpty()
                ? match.words().say(Text.of("command.dice.none"))
                : rolls.stream().map(roll -> line(match.words(), roll)).collect(Collectors.joining("\n"));
        return Answers.about(match, Answer.done(Message.text(text + more))).with(Map.of("rolls", rolls));
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
