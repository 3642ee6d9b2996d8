package strategos.engine.games.persians.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.persians.asking.Acts;
import strategos.engine.games.persians.interception.InterceptAct;
import strategos.engine.games.persians.interception.InterceptCall;
import strategos.engine.games.persians.losses.Departures;
import strategos.engine.games.persians.turn.Procedures;
import strategos.engine.games.persians.turn.Sequence;
import strategos.engine.games.persians.war.Active;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.SideState;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.Troops;
import strategos.engine.games.persians.war.War;
import strategos.engine.games.persians.war.War.Trail;
import strategos.engine.games.persians.war.ZoneId;
import strategos.engine.offer.Call;
import strategos.engine.offer.Goal;
import strategos.engine.seat.Seat;
import strategos.engine.text.Text;

/** What hangs on a question: who comes and from where, who has chosen already, what each answer risks. */
@Rule({"2", "4.1", "4.3", "6.1", "6.2", "11.2-isolationism", "11.2-intrigues"})
final class Stakes {
    private final Sequence sequence;
    private final Procedures rules;
    private final Acts acts;
    private final FightStakes fights;
    private final MeetingOdds meetings;

    Stakes(Sequence sequence, Acts acts) {
        this.sequence = sequence;
        this.rules = sequence.rules();
        this.acts = acts;
        this.fights = new FightStakes(rules);
        this.meetings = new MeetingOdds(rules);
    }

    /** What hangs on the question that is put to the seat, as far as the viewer may know. */
    List<Text> of(Seen<War> seen, Seat asked) {
        War war = seen.position();
        Side side = Side.of(asked);
        if (!side.seat().equals(asked) || !sequence.asked(war).contains(side)) {
            return List.of();
        }
        return switch (war.step()) {
            case Step.Reorganise both -> List.of(reorganise(both));
            case Step.Segment segment -> segment(war, segment);
            case Step.Activation a -> activation(war, side);
            case Step.Entry entry -> entry(seen, side, entry);
            case Step.Accord accord -> List.of(accord(war, accord));
            case Step.Fight f -> fights.of(war, war.fight(), side);
            case Step.Redeploy redeploy -> List.of(redeploy(war, redeploy));
            case Step.Palace(var shown) -> List.of(palace(war, shown));
            case Step.TurnStart t -> List.of();
            case Step.Supply s -> List.of();
            case Step.Draw d -> List.of();
            case Step.TurnEnd t -> List.of();
            case Step.Over o -> List.of();
        };
    }

    @Rule("4.3")
    private static Text reorganise(Step.Reorganise both) {
        return Text.of(
                "stakes.reorganise",
                "first",
                chosen(Side.GREEK, both.ready(Side.GREEK)),
                "second",
                chosen(Side.PERSIAN, both.ready(Side.PERSIAN)));
    }

    /** Whether that side has said what all wait for. */
    static Text chosen(Side side, boolean done) {
        return Text.of(done ? "stakes.chosen" : "stakes.open", "side", side.named());
    }

    @Rule("2")
    private List<Text> segment(War war, Step.Segment segment) {
        List<Text> lines = new ArrayList<>();
        Side side = segment.side();
        if (segment.deeds()) {
            lines.add(Text.of("stakes.segment.deeds", "side", side.other().named()));
        } else {
            lines.add(Text.of("stakes.segment", "side", side.other().named(), "empty", segment.empty()));
        }
        points(war, side).ifPresent(lines::add);
        return lines;
    }

    /** Action points left, which only their owner knows. */
    @Rule("3")
    private static Optional<Text> points(War war, Side side) {
        SideState own = war.side(side);
        return own.known() ? Optional.of(Text.of("stakes.points", "points", own.points())) : Optional.empty();
    }

    @Rule("4.1")
    private List<Text> activation(War war, Side side) {
        Active active = war.active().orElseThrow();
        List<Text> lines = new ArrayList<>();
        ZoneId place = active.force().place();
        lines.add(
                place.equals(ZoneId.AFLOAT)
                        ? Text.of("stakes.active.afloat", "zones", active.zones())
                        : Text.of(
                                "stakes.active",
                                "zone",
                                place.named(),
                                "zones",
                                active.zones(),
                                "enemies",
                                war.side(side.other()).lying(place)));
        points(war, side).ifPresent(lines::add);
        return lines;
    }

    @Rule({"6.1", "6.2"})
    private List<Text> entry(Seen<War> seen, Side side, Step.Entry entry) {
        War war = seen.position();
        ZoneId place = entry.mover().place();
        List<Text> lines = new ArrayList<>();
        Optional<ZoneId> from = from(war, entry);
        lines.add(Text.of(
                from.isPresent() ? "stakes.enters.from" : "stakes.enters",
                "side",
                entry.mover().side().named(),
                "n",
                entry.mover().members().size(),
                "from",
                from.orElse(place).named(),
                "zone",
                place.named(),
                "own",
                war.side(side).lying(place)));
        lines.add(Text.of("stakes.let-pass"));
        best(seen, side).ifPresent(call -> lines.add(meetings.brief(seen, side, new InterceptCall(call))));
        return lines;
    }

    /** Whence it came, as the trail on the map shows. */
    private static Optional<ZoneId> from(War war, Step.Entry entry) {
        List<Trail> trails = war.trails();
        if (trails.isEmpty() || trails.getLast().side() != entry.mover().side()) {
            return Optional.empty();
        }
        List<ZoneId> places = trails.getLast().places();
        return places.size() > 1 && places.getLast().equals(entry.mover().place())
                ? Optional.of(places.get(places.size() - 2))
                : Optional.empty();
    }

    /** The first interception that the side could try, where its own counters are known. */
    private Optional<Call> best(Seen<War> seen, Side side) {
        return acts.offers(seen, side).stream()
                .filter(offer -> offer.verb().name().equals(InterceptAct.NAME))
                .flatMap(offer -> offer.goals(Call.of(InterceptAct.NAME)).stream())
                .map(Goal::call)
                .findFirst();
    }

    @Rule("6.1")
    private static Text accord(War war, Step.Accord accord) {
        ZoneId zone = accord.active().place();
        Side asked = accord.asked();
        return Text.of(
                "stakes.accord",
                "side",
                asked.other().named(),
                "enemies",
                war.side(asked.other()).counters(zone),
                "own",
                war.side(asked).counters(zone),
                "zone",
                zone.named());
    }

    @Rule("11.2-isolationism")
    private static Text redeploy(War war, Step.Redeploy left) {
        if (!war.side(Side.GREEK).known()) {
            return Text.of("stakes.redeploy.unseen");
        }
        return Text.of(
                "stakes.redeploy",
                "units",
                left.troops().size(),
                "leaders",
                left.leaders().size(),
                "ships",
                left.ships().size());
    }

    @Rule("11.2-intrigues")
    private static Text palace(War war, Troops shown) {
        return war.side(Side.GREEK).known()
                ? Text.of("stakes.palace", "n", Departures.homeGoers(shown), "of", shown.size(), "units", names(shown))
                : Text.of("stakes.palace.unseen");
    }

    /** Units by kind while these are few, else only how many. */
    static Text names(Troops troops) {
        List<String> kinds = troops.kinds();
        return kinds.size() <= FightStakes.KINDS
                ? Text.of("stakes.troops", "troops", troops.named())
                : Text.of("stakes.units", "n", troops.size());
    }
}
