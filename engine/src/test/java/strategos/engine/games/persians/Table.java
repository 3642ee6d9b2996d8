package strategos.engine.games.persians;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import strategos.engine.Game;
import strategos.engine.box.Setup;
import strategos.engine.config.ConfigFolder;
import strategos.engine.config.GameData;
import strategos.engine.dice.Dice;
import strategos.engine.dice.ScriptedDice;
import strategos.engine.games.persians.printed.Printed;
import strategos.engine.games.persians.turn.Procedures;
import strategos.engine.games.persians.war.Active;
import strategos.engine.games.persians.war.Battle;
import strategos.engine.games.persians.war.CampaignStatus;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.Ground;
import strategos.engine.games.persians.war.Hand;
import strategos.engine.games.persians.war.Navy.Ship;
import strategos.engine.games.persians.war.Navy.Vessel;
import strategos.engine.games.persians.war.Roster.Chief;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.SideState;
import strategos.engine.games.persians.war.SideState.Purse;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.Stratagem;
import strategos.engine.games.persians.war.Troops;
import strategos.engine.games.persians.war.War;
import strategos.engine.games.persians.war.War.Pool;
import strategos.engine.games.persians.war.ZoneId;

/** A position for tests, built piece by piece: an empty map in the Second Persian War, a Greek segment, ten points each. */
final class Table {
    static final Printed PRINTED = Printed.read(GameData.read(ConfigFolder.packed(), Persians.ID, Printed.FILES));
    static final Procedures RULES = Procedures.of(PRINTED);
    private static final Game<War> GAME = Persians.of(GameData.read(ConfigFolder.packed(), Persians.ID, Printed.FILES));

    private War war;

    private Table(War war) {
        this.war = war;
    }

    static Game<War> game() {
        return GAME;
    }

    static Setup setup(String scenario) {
        return new Setup(scenario, Map.of(), List.of(Side.GREEK.seat(), Side.PERSIAN.seat()));
    }

    static Table empty(String scenario) {
        return new Table(new War(
                scenario,
                0,
                camp(Side.GREEK),
                camp(Side.PERSIAN),
                List.of(),
                new Ground(Map.of(), Map.of(), Set.of(), Set.of()),
                Pool.of(PRINTED.tables().counters().stream().map(c -> c.id()).toList()),
                new CampaignStatus(false, false, false, false, Set.of(), List.of(), List.of(), List.of()),
                List.of(new Step.Segment(Side.GREEK, false, 0)),
                Optional.empty(),
                Optional.empty(),
                List.of(),
                List.of()));
    }

    static Table empty() {
        return empty(Printed.SECOND_WAR);
    }

    private static SideState camp(Side side) {
        return SideState.empty(side, 0, 0).with(new Purse(Optional.empty(), 10));
    }

    static Troops troops(String words) {
        Troops all = Troops.NONE;
        for (String word : words.split(" ", -1)) {
            if (!word.isEmpty()) {
                int star = word.indexOf('*');
                all = star < 0
                        ? all.plus(Troops.of(word, 1))
                        : all.plus(Troops.of(word.substring(star + 1), Integer.parseInt(word.substring(0, star))));
            }
        }
        return all;
    }

    Table leader(Side side, String id, String zone, String units) {
        war = war.with(war.side(side)
                .with(new Chief(
                        new CounterId(id),
                        new ZoneId(zone),
                        Optional.empty(),
                        Optional.empty(),
                        false,
                        troops(units))));
        return this;
    }

    Table unled(Side side, String zone, String units) {
        war = war.with(war.side(side).lay(new ZoneId(zone), troops(units), false));
        return this;
    }

    Table fleet(Side side, int number, String sea, String... ships) {
        List<Ship> list = new ArrayList<>();
        for (String ship : ships) {
            list.add(Ship.fresh(ship));
        }
        war = war.with(war.side(side).with(Vessel.fleet(CounterId.fleet(side, number), new ZoneId(sea), list)));
        return this;
    }

    Table decoy(Side side, String sea) {
        war = war.with(war.side(side).with(new Vessel(CounterId.decoy(side, 1), new ZoneId(sea), List.of(), 0, 0)));
        return this;
    }

    Table aboard(Side side, String id, int fleet, String units) {
        CounterId vessel = CounterId.fleet(side, fleet);
        ZoneId sea = war.side(side).vessel(vessel).orElseThrow().sea();
        war = war.with(war.side(side)
                .with(new Chief(new CounterId(id), sea, Optional.empty(), Optional.of(vessel), false, troops(units))));
        return this;
    }

    Table points(Side side, int points) {
        war = war.with(war.side(side).with(new Purse(Optional.empty(), points)));
        return this;
    }

    Table hand(Side side, String... stratagems) {
        war = war.with(war.side(side)
                .withHand(new Hand(
                        Stream.of(stratagems)
                                .map(id -> Stratagem.of(id).orElseThrow())
                                .toList(),
                        stratagems.length,
                        0)));
        return this;
    }

    Table marker(String zone, Side side) {
        war = war.withGround(war.ground().lay(new ZoneId(zone), side));
        return this;
    }

    Table scorched(String zone) {
        war = war.withGround(war.ground().scorch(new ZoneId(zone)));
        return this;
    }

    Table status(CampaignStatus status) {
        war = war.withStatus(status);
        return this;
    }

    /** With those steps under way, an activation and a battle among them. */
    Table step(Record... under) {
        war = under(war, under);
        return this;
    }

    static War under(War war, Record... under) {
        War now = war.withSteps(List.of()).withActive(Optional.empty()).withBattle(Optional.empty());
        for (Record one : under) {
            now = switch (one) {
                case Active active -> now.with(active).push(new Step.Activation());
                case Battle battle -> now.with(battle).push(new Step.Fight());
                default -> now.push((Step) one);
            };
        }
        return now;
    }

    Table turn(int turn) {
        war = war.withTurn(turn);
        return this;
    }

    /** A leader who was activated in this phase, or was not. */
    Table activated(Side side, String leader, boolean activated) {
        SideState state = war.side(side);
        return change(before -> before.with(
                state.with(state.chief(new CounterId(leader)).orElseThrow().spent(activated))));
    }

    Table change(UnaryOperator<War> change) {
        war = change.apply(war);
        return this;
    }

    War war() {
        return war;
    }

    /** The position on the table, with those dice. */
    Played play(Dice dice) {
        return new Played(war, dice);
    }

    Played play() {
        return play(new ScriptedDice());
    }
}
