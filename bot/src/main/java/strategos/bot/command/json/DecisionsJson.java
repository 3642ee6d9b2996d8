package strategos.bot.command.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import strategos.bot.command.fill.Filling;
import strategos.bot.host.LiveMatch;
import strategos.bot.port.Request.Person;
import strategos.engine.Decision;
import strategos.engine.offer.Call;
import strategos.engine.offer.Offer;
import strategos.engine.seat.Seat;

/** {@code {"decisions": [...], "anytime": [...]}}: what a person owes the match, and what they may do besides. */
public final class DecisionsJson {
    /** Both lists, by name. */
    public Map<String, Object> write(LiveMatch match, Person by) {
        List<Map<String, Object>> decisions = new ArrayList<>();
        List<Map<String, Object>> anytime = new ArrayList<>();
        for (Seat seat : match.held(by)) {
            boolean awaited = match.awaited().containsKey(seat);
            match.open(seat).ifPresent(d -> (awaited ? decisions : anytime).add(decision(match, by, seat, d)));
        }
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("decisions", decisions);
        all.put("anytime", anytime);
        return all;
    }

    private static Map<String, Object> decision(LiveMatch match, Person by, Seat seat, Decision decision) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("seat", seat.id());
        json.put("user", by.name());
        json.put("prompt", match.words().plain(decision.prompt()));
        json.put("rule", decision.rule());
        json.put("offers", decision.offers().stream().map(o -> offer(match, o)).toList());
        return json;
    }

    private static Map<String, Object> offer(LiveMatch match, Offer offer) {
        String verb = offer.verb().name();
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("verb", verb);
        json.put("command", "/" + match.box().id() + " " + verb);
        json.put("rule", offer.verb().rule());
        json.put("help", match.words().plain(offer.verb().help()));
        json.put("slots", new SlotsJson(match.words()).write(new Filling(offer, Call.of(verb), 0).open()));
        return json;
    }
}
