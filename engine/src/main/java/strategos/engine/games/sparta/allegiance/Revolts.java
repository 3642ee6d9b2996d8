package strategos.engine.games.sparta.allegiance;

import java.util.Optional;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.dice.Roll;
import strategos.engine.games.sparta.allegiance.AllegianceEvents.AthensRevoltRolled;
import strategos.engine.games.sparta.allegiance.AllegianceEvents.IslandsWentOver;
import strategos.engine.games.sparta.allegiance.AllegianceEvents.NationOut;
import strategos.engine.games.sparta.allegiance.AllegianceEvents.PersiaJoined;
import strategos.engine.games.sparta.allegiance.AllegianceEvents.RevoltRolled;
import strategos.engine.games.sparta.allegiance.AllegianceEvents.UnitsTurned;
import strategos.engine.games.sparta.common.CourseEvents.MatchEnded;
import strategos.engine.games.sparta.common.Flow;
import strategos.engine.games.sparta.common.Labels;
import strategos.engine.games.sparta.control.Control;
import strategos.engine.games.sparta.control.Control.Islands;
import strategos.engine.games.sparta.forces.Force;
import strategos.engine.games.sparta.forces.ShelterEvents.Expelled;
import strategos.engine.games.sparta.forces.ShelterEvents.SiegeLifted;
import strategos.engine.games.sparta.prestige.PrestigeAwards;
import strategos.engine.games.sparta.printed.Atlas;
import strategos.engine.games.sparta.printed.Atlas.Route;
import strategos.engine.games.sparta.printed.Locale;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.Ground.Marker;
import strategos.engine.games.sparta.war.Nation;
import strategos.engine.games.sparta.war.NumberSet.PieceSet;
import strategos.engine.games.sparta.war.NumberSet.PlaceSet;
import strategos.engine.games.sparta.war.RandomEvent;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;
import strategos.engine.kit.Act;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choices;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Slot;
import strategos.engine.offer.Verb;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/** Revolts of Confederation cities, of the islands, and of Athens. */
@Rule({"10.1", "10.2", "10.4", "10.5", "11.11"})
public final class Revolts {
    private final Printed printed;
    private final Atlas atlas;
    private final Control control;
    private final Islands islands;
    private final PrestigeAwards awards;
    private final PlaceSet euboea;
    private final int athens;

    public Revolts(Printed printed, Control control, Islands islands, PrestigeAwards awards) {
        this.printed = printed;
        this.atlas = printed.atlas();
        this.control = control;
        this.islands = islands;
        this.awards = awards;
        euboea = atlas.territory("euboea");
        athens = atlas.number("athens");
    }

    /** Why the city cannot be stirred now; empty when it can. */
    @Rule("ruling-S5")
    public String obstacle(War war, int city) {
        if (war.politics().peace()) {
            return "peace";
        }
        if (!control.paysAthens(war, city)) {
            return "pays-nothing";
        }
        if (euboea.has(city) && control.controls(war, Side.ATHENS, "tanagra")) {
            return "immune";
        }
        if (war.ground().has(Marker.REVOLT_TRIED, city)) {
            return "tried";
        }
        return near(war, city) ? "" : "far";
    }

    /** Whether a unit of Sparta's side stands in the city's place or one route away, closed routes included. */
    @Rule({"10.1", "10.3"})
    private boolean near(War war, int city) {
        if (spartans(war, city)) {
            return true;
        }
        for (Route route : atlas.from(city)) {
            if (route.drawn(war.terms().road()) && spartans(war, route.to())) {
                return true;
            }
        }
        return false;
    }

    private static boolean spartans(War war, int place) {
        Board board = war.board();
        return board.landCount(place, Side.SPARTA) > 0
                || !board.units(board.at(place, Side.SPARTA)).isEmpty();
    }

    /** The cities that Sparta may stir now. */
    @Rule({"10.1", "10.4"})
    public PlaceSet targets(War war) {
        return war.politics().peace()
                ? PlaceSet.NONE
                : atlas.payers().filter(city -> obstacle(war, city).isEmpty());
    }

    /** The die must be below what the city would pay Sparta. */
    @Rule("10.1")
    public void incite(Play<War> play, int city) {
        int below = atlas.locale(city).spartan();
        Roll roll = Flow.roll(play, Side.SPARTA, "revolt", "10.1", 1);
        boolean success = roll.face() < below;
        play.happen(new RevoltRolled(atlas.locale(city).ref(), roll.face(), below, roll.index(), success));
        if (success) {
            revolt(play, city);
        }
    }

    @Rule({"10.1", "10.2"})
    private void revolt(Play<War> play, int city) {
        if (islands.cities().has(city)) {
            turn(play, islands.revolted(play.state()));
        }
        expel(play, city);
        lift(play, city);
    }

    /** Units change sides, wherever they are, the dead with the living. */
    @Rule({"10.2", "11.11", "ruling-W9"})
    private void turn(Play<War> play, PieceSet units) {
        PieceSet lost = units.and(play.state().board().of(Side.ATHENS));
        if (!lost.isEmpty()) {
            play.happen(new UnitsTurned(Side.SPARTA, printed.counters().company(lost)));
        }
    }

    /** All of Athens' side leave the city and return next season. */
    @Rule("10.1")
    private void expel(Play<War> play, int city) {
        PieceSet there = play.state().board().at(city, Side.ATHENS);
        if (!there.isEmpty()) {
            play.happen(new Expelled(
                    Side.ATHENS,
                    printed.counters().company(there),
                    atlas.locale(city).ref()));
        }
    }

    private void lift(Play<War> play, int city) {
        if (play.state().ground().has(Marker.ATHENS_TRAPPED, city)) {
            play.happen(new SiegeLifted(Side.ATHENS, atlas.locale(city).ref()));
        }
    }

    /** Mytilene without an Athenian unit takes all four cities and their units over to Sparta. */
    @Rule("11.11")
    public void islands(Play<War> play) {
        play.happen(new IslandsWentOver(islands.cities()));
        turn(play, islands.units());
        for (int city : islands.cities().numbers()) {
            expel(play, city);
            lift(play, city);
        }
    }

    /** Whether Athens itself can be stirred. */
    @Rule("10.5")
    public boolean athensOpen(War war) {
        return !war.politics().peace() && war.history().open(RandomEvent.ATHENS_REVOLT);
    }

    /** Once a match: two dice of at least Athens' prestige. */
    @Rule("10.5")
    public void athens(Play<War> play, String effect) {
        int level = play.state().prestige().level();
        Roll roll = Flow.roll(play, Side.SPARTA, "athens-revolt", "10.5", 2);
        boolean success = roll.sum() >= level;
        play.happen(new AthensRevoltRolled(
                roll.result().get(0), roll.result().get(1), roll.index(), level, effect, athens, success));
        if (success) {
            awards.award(play, "athens-revolts", Side.SPARTA);
        }
    }

    /** {@code incite}: Sparta stirs a paying city, or once Athens itself, to revolt. */
    @Rule({"10.1", "10.4", "10.5"})
    public static final class InciteAct implements Act<War, Side> {
        /** The verb's name. */
        public static final String NAME = "incite";

        static final String CITY = "city";
        private static final String EFFECT = "effect";
        private static final String ATHENS = "athens";

        private final Verb verb = Verb.order(NAME, "10.1", Slot.one(CITY), Slot.one(EFFECT));
        private final Force force;
        private final Revolts revolts;

        public InciteAct(Force force, Revolts revolts) {
            this.force = force;
            this.revolts = revolts;
        }

        @Override
        public Verb verb() {
            return verb;
        }

        @Override
        public Optional<Offer> offer(Seen<War> known, Side side) {
            War seen = known.position();
            if (side != Side.SPARTA
                    || !Force.idle(seen, side)
                    || !force.mustAct(seen, side).isEmpty()) {
                return Optional.empty();
            }
            PlaceSet targets = revolts.targets(seen);
            boolean athens = revolts.athensOpen(seen);
            return targets.isEmpty() && !athens ? Optional.empty() : Optional.of(offer(seen, targets, athens));
        }

        private Offer offer(War war, PlaceSet targets, boolean athens) {
            return new Offer() {
                @Override
                public Verb verb() {
                    return verb;
                }

                @Override
                public Choices choices(Slot slot, Call filled) {
                    if (slot.name().equals(CITY)) {
                        return Choices.oneOf(force.labels()
                                .places(athens ? targets.with(force.labels().place(ATHENS)) : targets));
                    }
                    return filled.says(CITY, ATHENS)
                            ? Choices.oneOf(Labels.words("garrison", "revenue"))
                            : Choices.nothing();
                }

                @Override
                public Line whyNot(Slot slot, Call filled, String value) {
                    Optional<Locale> locale = force.labels().printed().atlas().find(value);
                    if (!slot.name().equals(CITY) || locale.isEmpty() || value.equals(ATHENS)) {
                        return Offer.super.whyNot(slot, filled, value);
                    }
                    String why = revolts.obstacle(war, locale.get().number());
                    if (why.isEmpty()) {
                        return Offer.super.whyNot(slot, filled, value);
                    }
                    return new Line(
                            Text.of(
                                    "refuse.incite." + why,
                                    "place",
                                    locale.get().named()),
                            why.equals("immune") ? "10.4" : "10.1");
                }
            };
        }

        @Override
        public void carryOut(Play<War> play, Side side, Call call) {
            if (call.says(CITY, ATHENS)) {
                revolts.athens(play, call.one(EFFECT));
            } else {
                revolts.incite(play, force.labels().place(call.one(CITY)));
            }
        }
    }

    /** Nations are knocked out of the war when half of their cities that count are captured. */
    @Rule({"11.0", "11.1"})
    public static final class NationStates {
        private static final Nation[] TESTED = {
            Nation.COALITION,
            Nation.SPARTAN_ALLIES,
            Nation.CONFEDERATION,
            Nation.ATHENIAN_ALLIES,
            Nation.PERSIA,
            Nation.CHALCIDICE
        };

        private final Printed printed;
        private final Atlas atlas;
        private final Control control;
        private final PrestigeAwards awards;
        private final int naupactus;
        private final Islands islands;
        private final int syracuse;

        public NationStates(Printed printed, Control control, Islands islands, PrestigeAwards awards) {
            this.printed = printed;
            this.atlas = printed.atlas();
            this.control = control;
            this.islands = islands;
            this.awards = awards;
            naupactus = atlas.number("naupactus");
            syracuse = atlas.number("syracuse");
        }

        /** Knocks the first nation out whose cities have fallen; false when there is none. */
        @Rule({"11.1", "11.3"})
        public boolean test(Play<War> play) {
            for (Nation nation : TESTED) {
                if (falls(play.state(), nation)) {
                    Side captor = play.state().politics().of(nation).side().other();
                    knockOut(play, nation);
                    if (nation == Nation.CHALCIDICE && captor == Side.ATHENS) {
                        awards.award(play, "chalcidice-captured", Side.ATHENS);
                    }
                    return true;
                }
            }
            return false;
        }

        /** Whether half of the cities that count have fallen, with those that must be among them. */
        @Rule({"11.1", "11.2", "11.4", "11.5", "11.6", "11.7", "11.8", "11.9"})
        boolean falls(War war, Nation nation) {
            Side side = war.politics().of(nation).side();
            if (side == Side.NEUTRAL) {
                return false;
            }
            PlaceSet counted = atlas.counted(nation);
            PlaceSet fallen = counted.and(war.ground().of(Marker.captured(side.other())));
            if (nation == Nation.CONFEDERATION) {
                // Of revolts only those of Lesbos and Chios count as captures (11.2).
                fallen = fallen.or(islands.cities()
                        .and(war.ground().of(Marker.DEFECTED))
                        .minus(war.ground().of(Marker.ATHENIAN)));
            }
            fallen = fallen.or(control.estranged(war, counted));
            if (fallen.isEmpty() || 2 * fallen.size() < counted.size()) {
                return false;
            }
            return switch (nation) {
                case CONFEDERATION -> islands.among(fallen);
                case ATHENIAN_ALLIES -> fallen.has(naupactus);
                default -> true;
            };
        }

        /** The nation is out of the war; Lesbos and Chios stay in it, and the captors of Syracuse where they are (15.3). */
        @Rule({"11.1", "15.3", "15.5", "ruling-W8"})
        public void knockOut(Play<War> play, Nation nation) {
            PieceSet units = printed.counters().of(nation);
            PlaceSet freed = atlas.cities(nation).without(syracuse).minus(islands.cities());
            play.happen(new NationOut(
                    nation, nation == Nation.CONFEDERATION ? units.minus(islands.units()) : units, freed));
            if (nation == Nation.PERSIA && play.state().purse().persia()) {
                play.happen(new PersiaJoined(false));
            }
            String scenario = play.state().terms().scenario();
            if (nation == Nation.SPARTAN_ALLIES
                    && printed.scenario(scenario).end().equals("sicily")) {
                play.happen(new MatchEnded(Side.ATHENS, "sicily"));
            }
        }
    }
}
