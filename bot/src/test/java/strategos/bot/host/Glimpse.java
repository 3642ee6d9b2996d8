package strategos.bot.host;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import strategos.engine.View;
import strategos.engine.seat.Seat;
import strategos.engine.seat.Viewer;
import strategos.engine.standing.StandingOrder;

/** All that can be seen of a match, by everyone and from each seat: equal for equal matches. */
record Glimpse(
        long version,
        LiveMatch.Stage stage,
        List<LiveMatch.Holder> seats,
        Map<Seat, DecisionStamp> asked,
        Map<Seat, View> views,
        View open,
        List<StandingOrder> standing,
        int rolls) {
    static Glimpse of(LiveMatch match) {
        Map<Seat, DecisionStamp> asked = new TreeMap<>();
        Map<Seat, View> views = new TreeMap<>();
        match.awaited().keySet().forEach(seat -> asked.put(seat, match.stamp(seat)));
        match.seats().stream().filter(LiveMatch.Holder::taken).forEach(h -> views.put(h.seat(), match.view(h.seat())));
        return new Glimpse(
                match.version(),
                match.stage(),
                match.seats(),
                asked,
                views,
                match.view(Viewer.EVERYONE),
                match.seats().stream()
                        .flatMap(h -> match.standing(h.seat()).stream())
                        .toList(),
                match.rolls());
    }
}
