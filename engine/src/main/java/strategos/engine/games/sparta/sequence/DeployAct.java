package strategos.engine.games.sparta.sequence;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.sparta.common.Labels;
import strategos.engine.games.sparta.common.Slots;
import strategos.engine.games.sparta.forces.Force;
import strategos.engine.games.sparta.forces.ForceEvents.Deployed;
import strategos.engine.games.sparta.printed.Counters;
import strategos.engine.games.sparta.random.SpartanMeasures;
import strategos.engine.games.sparta.revenue.Purchases.Logistics;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.Campaign.PendingStep;
import strategos.engine.games.sparta.war.NumberSet.PieceSet;
import strategos.engine.games.sparta.war.NumberSet.PlaceSet;
import strategos.engine.games.sparta.war.Places;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;
import strategos.engine.kit.Act;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choices;
import strategos.engine.offer.Choices.Choice;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Slot;
import strategos.engine.offer.Verb;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Arg;
import strategos.engine.text.Text.Line;

/** {@code deploy}: puts pieces on the map: at set-up, on arrival, with a new government, from Persia, under the peace. */
@Rule({"3.2", "6.3", "6.4", "11.12", "15.7", "15.12", "15.13", "16.0"})
public final class DeployAct implements Act<War, Side> {
    /** The verb's name. */
    public static final String NAME = "deploy";

    static final String PIECES = "pieces";
    private static final String DECELEA = "decelea";
    private static final String BOX = "box";

    private final Verb verb = Verb.order(NAME, "16.0", Slot.path(PIECES), Slot.one(Slots.PLACE));
    private final Force force;
    private final Sequence sequence;
    private final Procedures rules;
    private final Mustering mustering;
    private final Logistics logistics;
    private final SpartanMeasures measures;
    private final Counters counters;

    public DeployAct(Force force, Sequence sequence) {
        this.force = force;
        this.sequence = sequence;
        this.rules = sequence.rules();
        this.mustering = rules.means().mustering();
        this.logistics = rules.means().logistics();
        this.measures = rules.events().measures();
        this.counters = force.labels().printed().counters();
    }

    @Override
    public Verb verb() {
        return verb;
    }

    /** The order to put that piece there. */
    public static Call call(String piece, String place) {
        return Call.of(NAME, PIECES, piece).with(Slots.PLACE, place);
    }

    @Override
    public Optional<Offer> offer(Seen<War> known, Side side) {
        War seen = known.position();
        boolean decelea = arriving(seen) && measures.mayFortify(seen, side);
        boolean open = switch (seen.step()) {
            case PendingStep.SetUp s -> true;
            case PendingStep.Turn turn ->
                decelea || (arriving(seen) && !pieces(seen, side).isEmpty());
            case PendingStep.Appointments a -> true;
            case PendingStep.Persians p -> true;
            case PendingStep.Withdrawal w -> true;
            default -> false;
        };
        return open ? Optional.of(new DeployOffer(seen, side, decelea)) : Optional.empty();
    }

    private static boolean arriving(War war) {
        return war.step() instanceof PendingStep.Turn turn && turn.part() == PendingStep.Turn.Part.ARRIVE;
    }

    private PieceSet pieces(War war, Side side) {
        return switch (war.step()) {
            case PendingStep.SetUp s -> mustering.pieces(war, side);
            case PendingStep.Turn t -> logistics.arrivals(war, side);
            case PendingStep.Appointments a -> rules.politics().governments().appointable(war);
            case PendingStep.Persians p -> measures.persians(war);
            default -> PieceSet.NONE;
        };
    }

    private PlaceSet places(War war, Side side, PieceSet pieces) {
        return switch (war.step()) {
            case PendingStep.SetUp s -> mustering.places(war, side, pieces);
            case PendingStep.Persians p -> measures.persianPlaces(war);
            case PendingStep.Withdrawal(Side leaving, int from) ->
                rules.politics().peace().refuges(war, leaving, from);
            default -> logistics.places(war, side, pieces.first());
        };
    }

    @Override
    public void carryOut(Play<War> play, Side side, Call call) {
        War war = play.state();
        if (call.says(PIECES, DECELEA)) {
            measures.fortify(play);
            return;
        }
        int place = call.says(Slots.PLACE, BOX) ? Places.BOX : force.labels().place(call.one(Slots.PLACE));
        PieceSet pieces = new DeployOffer(war, side, false).resolve(call.all(PIECES));
        switch (war.step()) {
            case PendingStep.SetUp s -> mustering.deploy(play, side, pieces, place);
            case PendingStep.Persians p -> measures.persian(play, pieces.first(), place);
            case PendingStep.Withdrawal withdrawal -> sequence.withdraw(play, withdrawal, OptionalInt.of(place));
            case PendingStep.Turn t -> logistics.arrive(play, side, pieces.first(), place);
            default ->
                play.happen(new Deployed(
                        side,
                        counters.company(pieces),
                        force.labels().printed().atlas().locale(place).ref(),
                        false,
                        false));
        }
    }

    private final class DeployOffer implements Offer {
        private static final String AT = "-at-";

        private final War war;
        private final Side side;
        private final boolean decelea;
        private Optional<PieceSet> known = Optional.empty();

        DeployOffer(War war, Side side, boolean decelea) {
            this.war = war;
            this.side = side;
            this.decelea = decelea;
        }

        private PieceSet pieces() {
            if (known.isEmpty()) {
                known = Optional.of(DeployAct.this.pieces(war, side));
            }
            return known.get();
        }

        @Override
        public Verb verb() {
            return verb;
        }

        @Override
        public Choices choices(Slot slot, Call filled) {
            if (slot.name().equals(PIECES)) {
                return war.step() instanceof PendingStep.Withdrawal ? Choices.nothing() : chosen(filled.all(PIECES));
            }
            if (filled.says(PIECES, DECELEA)) {
                return Choices.oneOf(List.of(force.labels()
                        .place(force.labels().printed().atlas().fort(DECELEA).place())));
            }
            PlaceSet places = places(war, side, resolve(filled.all(PIECES)));
            List<Choice> choices = new ArrayList<>();
            places.each(place -> choices.add(
                    place == Places.BOX ? Labels.word(BOX) : force.labels().place(place)));
            return Choices.oneOf(choices);
        }

        /** What is refused is refused by the rule for which pieces are placed now, and which pieces they are. */
        @Override
        public Line whyNot(Slot slot, Call filled, String value) {
            String named = slot.name().equals(PIECES) ? value : filled.one(PIECES);
            boolean leader = counters.find(named).filter(counters::isLeader).isPresent();
            String rule = switch (war.step()) {
                case PendingStep.Appointments a -> "6.4";
                case PendingStep.Persians p -> "15.13";
                case PendingStep.Withdrawal w -> "15.7";
                case PendingStep.Turn t -> leader ? side == Side.SPARTA ? "6.3" : "6.4" : "3.2";
                default -> "16.0";
            };
            return new Line(Offer.super.whyNot(slot, filled, value).text(), rule);
        }

        /** At set-up whole groups of one place may be named; elsewhere one piece at a time. */
        private Choices chosen(List<String> taken) {
            boolean setUp = war.step() instanceof PendingStep.SetUp;
            if (!taken.isEmpty()) {
                return new Choices.Step(setUp ? more(taken) : List.of(), true);
            }
            List<Choice> next = new ArrayList<>();
            if (setUp) {
                groups(next);
            }
            force.labels().pieces(war, pieces()).forEach(piece -> next.add(setUp ? standing(piece) : piece));
            if (decelea) {
                next.add(new Choice(DECELEA, Text.of("choice.fort", "fort", new Arg.Name("fort", DECELEA))));
            }
            return new Choices.Step(next, false);
        }

        private void groups(List<Choice> next) {
            Board board = war.board();
            for (String group : counters.groups()) {
                PieceSet of = counters.group(group).and(pieces());
                PieceSet seen = PieceSet.NONE;
                for (int unit : of.numbers()) {
                    int place = board.place(unit);
                    PieceSet there = of.and(board.at(place));
                    boolean first = there.size() > 1 && !seen.has(unit);
                    if (first
                            && Places.onMap(place)
                            && !places(war, side, there).isEmpty()) {
                        String id =
                                force.labels().printed().atlas().locale(place).id();
                        next.add(new Choice(
                                group + AT + id,
                                Text.of(
                                        "choice.group-at",
                                        "units",
                                        force.labels()
                                                .group(there.size(), group)
                                                .label(),
                                        "place",
                                        force.labels()
                                                .printed()
                                                .atlas()
                                                .locale(place)
                                                .named())));
                    }
                    seen = seen.or(there);
                }
            }
        }

        /** More units of the same group in the same place, as long as there is a place for all of them. */
        private List<Choice> more(List<String> taken) {
            PieceSet chosen = resolve(taken);
            int first = chosen.first();
            List<Choice> next = new ArrayList<>();
            if (first >= counters.firstLeader()) {
                return next;
            }
            PieceSet alike = counters.group(counters.unit(first).group())
                    .and(pieces())
                    .and(war.board().at(war.board().place(first)))
                    .minus(chosen);
            for (int unit : alike.numbers()) {
                if (!places(war, side, chosen.with(unit)).isEmpty()) {
                    next.add(standing(force.labels().piece(war, unit)));
                }
            }
            return next;
        }

        /** Where the piece stands in the ready-made set-up: whoever moves it wants to know from where. */
        private Choice standing(Choice piece) {
            int place = war.board().place(force.labels().piece(piece.value()));
            Text stands = Places.onMap(place)
                    ? Text.of(
                            "choice.piece-at",
                            "piece",
                            piece.label(),
                            "place",
                            force.labels().printed().atlas().locale(place).named())
                    : Text.of("choice.piece-off", "piece", piece.label());
            return new Choice(piece.value(), stands);
        }

        private PieceSet resolve(List<String> tokens) {
            PieceSet chosen = PieceSet.NONE;
            for (String token : tokens) {
                int at = token.indexOf(AT);
                if (at < 0) {
                    chosen = chosen.with(force.labels().piece(token));
                } else {
                    chosen = chosen.or(counters.group(token.substring(0, at))
                            .and(pieces())
                            .and(war.board().at(force.labels().place(token.substring(at + AT.length())))));
                }
            }
            return chosen;
        }
    }
}
