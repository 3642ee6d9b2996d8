package strategos.bot.script;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Plays a match to its end by the line protocol alone: it knows no rule, no verb and no place, only what {@code /match
 * games}, {@code /match orders} and {@code ?slots} print.
 */
final class ProtocolPlayer {
    /** More orders than any match takes. */
    private static final int MOST_ORDERS = 50_000;

    /** Whoever is asked again and again is looked away from after so many, to see whether it is enough. */
    private static final int AT_ONCE = 20;

    private final Wire wire;
    private final Random random;
    private int orders;

    ProtocolPlayer(Wire wire, long seed) {
        this.wire = wire;
        this.random = new Random(seed);
    }

    /**
     * Plays a scenario with a user at each of so many seats; gives the result that {@code /match status} prints.
     *
     * @param most after so many orders they give up, one after the other
     */
    JsonNode play(String game, JsonNode scenario, int seats, int most) {
        List<String> users = new ArrayList<>();
        wire.done("@manager #" + game + "-" + scenario.get("id").asText() + " /match new game:" + game + " scenario:"
                + scenario.get("id").asText());
        for (int i = 0; i < seats; i++) {
            String user = "user" + (i + 1);
            users.add(user);
            wire.done("@" + user + " /match join seat:"
                    + scenario.get("seats").get(i).asText());
        }
        wire.done("@user1 /match start");
        while (orders < MOST_ORDERS) {
            boolean owed = false;
            if (orders >= most) {
                users.forEach(user -> wire.send("@" + user + " /match resign"));
            }
            for (String user : users) {
                for (int n = 0; n < AT_ONCE && answer(user); n++) {
                    owed = true;
                }
            }
            JsonNode result = owed ? null : wire.done("/match status").data("result");
            if (result != null && result.get("over").asBoolean()) {
                return result;
            }
        }
        throw new AssertionError("no end after " + orders + " orders");
    }

    int orders() {
        return orders;
    }

    /** Answers what the user owes; now and then does what may be done at any time. Gives whether anything was owed. */
    boolean answer(String user) {
        return answer(user, Set.of());
    }

    /** The same, with one of these verbs where one is open. */
    boolean answer(String user, Set<String> sooner) {
        Wire.Reply reply = wire.send("@" + user + " /match orders");
        if (!reply.ok()) {
            return false;
        }
        JsonNode decisions = reply.data("decisions");
        JsonNode anytime = reply.data("anytime");
        boolean owing = !decisions.isEmpty();
        JsonNode from = owing ? decisions : anytime;
        if (from.isEmpty() || (!owing && random.nextInt(4) > 0)) {
            return false;
        }
        List<JsonNode> offers = new ArrayList<>();
        from.get(0).get("offers").forEach(offers::add);
        List<JsonNode> wanted = offers.stream()
                .filter(o -> sooner.contains(o.get("verb").asText()))
                .toList();
        List<JsonNode> choice = wanted.isEmpty() ? offers : wanted;
        JsonNode offer = choice.get(random.nextInt(choice.size()));
        Map<String, List<String>> values = fill(offer.get("verb").asText());
        wire.done(offer.get("command").asText() + words(values, ":"));
        orders++;
        return owing;
    }

    private Map<String, List<String>> fill(String verb) {
        Map<String, List<String>> values = new LinkedHashMap<>();
        boolean more = true;
        while (more) {
            JsonNode slots = wire.done("?slots " + verb + words(values, "=")).data("slots");
            more = fillOne(slots, values);
        }
        return values;
    }

    /** Fills the first slot that must be filled, or one before it that may be; false when all may stay as they are. */
    private boolean fillOne(JsonNode slots, Map<String, List<String>> values) {
        for (JsonNode slot : slots) {
            if (!slot.get("optional").asBoolean() || random.nextBoolean()) {
                values.merge(slot.get("name").asText(), pick(slot), (a, b) -> {
                    List<String> both = new ArrayList<>(a);
                    both.addAll(b);
                    return both;
                });
                return true;
            }
        }
        return false;
    }

    private List<String> pick(JsonNode slot) {
        return switch (slot.get("kind").asText()) {
            case "number" -> {
                int least = slot.get("min").asInt();
                yield List.of(
                        Integer.toString(least + random.nextInt(slot.get("max").asInt() - least + 1)));
            }
            case "text" -> List.of("so be it");
            case "some" -> some(slot);
            case "one", "flag", "path" -> {
                JsonNode choices = slot.get("choices");
                yield List.of(choices.get(random.nextInt(choices.size())).asText());
            }
            default -> throw new AssertionError("an unknown kind of slot: " + slot);
        };
    }

    private List<String> some(JsonNode slot) {
        List<String> choices = new ArrayList<>();
        slot.get("choices").forEach(c -> choices.add(c.asText()));
        Collections.shuffle(choices, random);
        int least = Math.max(1, slot.get("least").asInt());
        int most = slot.get("most").asInt();
        return choices.subList(0, least + random.nextInt(most - least + 1));
    }

    private static String words(Map<String, List<String>> values, String sign) {
        return values.entrySet().stream()
                .map(e -> " " + e.getKey() + sign + "\""
                        + String.join(",", e.getValue()).replace("\"", "\\\"") + "\"")
                .collect(Collectors.joining());
    }
}
