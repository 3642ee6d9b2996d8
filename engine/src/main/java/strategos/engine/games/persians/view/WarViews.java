package strategos.engine.games.persians.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import strategos.engine.Event;
import strategos.engine.Measure;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.View;
import strategos.engine.View.Figure;
import strategos.engine.Views;
import strategos.engine.games.persians.asking.Acts;
import strategos.engine.games.persians.battle.Boards;
import strategos.engine.games.persians.common.Hands;
import strategos.engine.games.persians.common.PersiansEvent;
import strategos.engine.games.persians.interception.InterceptAct;
import strategos.engine.games.persians.interception.InterceptCall;
import strategos.engine.games.persians.printed.Tables;
import strategos.engine.games.persians.province.PoliticalAct;
import strategos.engine.games.persians.stratagem.StratagemAct;
import strategos.engine.games.persians.turn.Procedures;
import strategos.engine.games.persians.turn.Sequence;
import strategos.engine.games.persians.war.BattleSide;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.Stratagem;
import strategos.engine.games.persians.war.War;
import strategos.engine.games.persians.war.ZoneId;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choices.Choice;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Order;
import strategos.engine.offer.Slot.SlotOffer;
import strategos.engine.offer.Verb;
import strategos.engine.scene.Board;
import strategos.engine.seat.Seat;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/** What one viewer may know, in words, in the hand and on the map; his queries, and what an order would set off. */
@Rule({"3", "6.2", "11.2"})
public final class WarViews implements Views<War> {
    private final Verb orders = Verb.question("orders", "3");
    private final Verb odds = Verb.question("odds", "7.2");
    private final Briefs briefs;
    private final Scenes scenes;
    private final Boards boards;
    private final PoliticalOdds politics;
    private final BattleOdds rounds;
    private final MeetingOdds meetings;
    private final MoveOdds moves;
    private final Stakes stakes;

    public WarViews(Sequence sequence, Acts acts) {
        Procedures rules = sequence.rules();
        this.briefs = new Briefs(rules.printed());
        this.scenes = new Scenes(rules.printed());
        this.boards = new Boards(rules.forces(), rules.battles());
        this.politics = new PoliticalOdds(rules);
        this.rounds = new BattleOdds(rules);
        this.meetings = new MeetingOdds(rules);
        this.moves = new MoveOdds(rules);
        this.stakes = new Stakes(sequence, acts);
    }

    /** The verbs of the queries. */
    public List<Verb> verbs() {
        return List.of(orders, odds);
    }

    @Override
    public View of(Seen<War> seen) {
        List<Line> brief = briefs.of(seen);
        return new View(brief, hand(seen), Optional.of(scenes.of(seen, brief)), boards.of(seen));
    }

    @Override
    public Optional<Text> date(Seen<War> open) {
        return Optional.of(scenes.date(open.position()));
    }

    /** Stratagems in the viewer's hand, numbered since two may be alike. */
    private static List<Choice> hand(Seen<War> seen) {
        if (!(seen.viewer() instanceof Seat seat)) {
            return List.of();
        }
        return seen.position().side(Side.of(seat)).hand().held().stream()
                .map(held -> new Choice(held.id(), Text.of("choice.named", "name", held.named())))
                .toList();
    }

    @Override
    public Optional<Board> board(Event<War> event, Seen<War> before) {
        return event instanceof PersiansEvent happened ? boards.of(happened, before) : Optional.empty();
    }

    /** How many stratagems each side holds. */
    @Override
    public List<Figure> figures(Seen<War> open, Optional<Seat> seat) {
        return Stream.of(Side.values())
                .map(side -> new Figure(
                        Text.of("figure.stratagems", "side", side.named()),
                        Text.of(
                                "figure.number",
                                "n",
                                open.position().side(side).hand().size())))
                .toList();
    }

    @Override
    public List<Measure> measures(Seen<War> open) {
        return scenes.measures(open);
    }

    @Override
    public List<Text> stakes(Seen<War> seen, Seat asked) {
        return stakes.of(seen, asked);
    }

    /** In a battle; how far both have come with a reorganisation stands with its stakes. */
    @Rule("7.1")
    @Override
    public List<Seat> answered(Seen<War> open) {
        War war = open.position();
        return Stream.of(Side.values())
                .filter(side -> answered(war, side) && !answered(war, side.other()))
                .map(Side::seat)
                .toList();
    }

    private static boolean answered(War war, Side side) {
        if (!(war.step() instanceof Step.Fight)) {
            return false;
        }
        BattleSide own = war.fight().side(side);
        return own.will().isPresent() || !own.chosen().isEmpty();
    }

    @Override
    public List<Offer> queries(Seen<War> seen) {
        List<Offer> open = new ArrayList<>();
        if (seen.viewer() instanceof Seat) {
            open.add(SlotOffer.bare(orders));
        }
        open.add(SlotOffer.bare(odds));
        return open;
    }

    @Override
    public View answer(Call query, Seen<War> seen) {
        return query.verb().equals(orders.name()) && seen.viewer() instanceof Seat seat
                ? own(seen, Side.of(seat))
                : new View(rounds.now(seen), List.of(), Optional.empty(), boards.of(seen));
    }

    /** The viewer's own side, whole: what lies open, what lies face down, the hand. */
    private View own(Seen<War> seen, Side side) {
        List<Line> lines = new ArrayList<>();
        briefs.unled(seen.position().side(side), lines);
        briefs.own(seen, side, lines);
        return new View(lines, hand(seen), Optional.empty());
    }

    @Override
    public Optional<View> preview(Order order, Seen<War> seen) {
        Side side = Side.of(order.seat());
        Call call = order.call();
        List<Line> lines = switch (order.verb()) {
            case "march" -> moves.march(seen, ZoneId.list(call.all("path")));
            case "sail" ->
                moves.sail(
                        seen,
                        side,
                        new CounterId(call.one("vessel")),
                        call.all("path").size());
            case "leave" -> moves.leave(seen, call.all("what"));
            case "debark" -> moves.land(seen, side, new CounterId(call.one("leader")), new ZoneId(call.one("zone")));
            case "sack" -> moves.storm(seen, side);
            case "done", "scorch", "embark" -> moves.halt(seen);
            case InterceptAct.NAME -> {
                InterceptCall meant = new InterceptCall(call);
                yield meetings.of(seen, side, meant);
            }
            case PoliticalAct.NAME -> List.of(politics.of(seen, side, call));
            case StratagemAct.NAME ->
                StratagemAct.meant(call).equals(Optional.of(Stratagem.TEMPEST))
                        ? List.of(moves.tempest())
                        : fight(seen, side, call);
            default -> fight(seen, side, call);
        };
        return lines.isEmpty() ? Optional.empty() : Optional.of(View.words(lines));
    }

    private List<Line> fight(Seen<War> seen, Side side, Call call) {
        return seen.position()
                .battle()
                .map(battle -> rounds.of(seen, battle, side, call))
                .orElse(List.of());
    }

    /** Exact chances of a political attempt, every die thrown once. */
    @Rule("14.3-political")
    static final class PoliticalOdds {
        private final Procedures rules;

        PoliticalOdds(Procedures rules) {
            this.rules = rules;
        }

        /** The attempt, the oracle's die too when it is asked. */
        @Rule("11.2-oracle")
        Line of(Seen<War> seen, Side side, Call call) {
            War war = seen.position();
            ZoneId zone = new ZoneId(call.one(PoliticalAct.PROVINCE));
            Tables.Political table = rules.printed().tables().political();
            boolean oracle = PoliticalAct.oracle(call);
            int points = PoliticalAct.number(call, PoliticalAct.POINTS);
            int manoeuvres = PoliticalAct.number(call, PoliticalAct.MANOEUVRES);
            int hits = 0;
            int of = 0;
            for (int asked = 1; asked <= (oracle ? Tables.SIDES : 1); asked++) {
                int answer = oracle ? Hands.answer(asked, table.oracle()) : 0;
                hits += rules.politics().hits(war, side, zone, points, manoeuvres, answer);
                of += Tables.SIDES * Tables.SIDES;
            }
            return new Line(Text.of("odds.politics", "zone", zone.named(), "hits", hits, "of", of), "14.3-political");
        }
    }
}
