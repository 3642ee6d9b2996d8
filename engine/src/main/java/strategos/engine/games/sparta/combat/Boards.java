package strategos.engine.games.sparta.combat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.engine.Event;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.sparta.combat.CombatEvents.BattleDecided;
import strategos.engine.games.sparta.combat.CombatEvents.CombatRolled;
import strategos.engine.games.sparta.combat.SiegeEvents.SallyRolled;
import strategos.engine.games.sparta.combat.SiegeEvents.SiegeRolled;
import strategos.engine.games.sparta.common.EventText;
import strategos.engine.games.sparta.control.Control;
import strategos.engine.games.sparta.forces.Force.Field;
import strategos.engine.games.sparta.printed.CombatTable;
import strategos.engine.games.sparta.printed.CombatTable.Odds;
import strategos.engine.games.sparta.printed.CombatTable.Outcome;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.printed.Tables.SiegeTable;
import strategos.engine.games.sparta.war.Campaign.PendingStep;
import strategos.engine.games.sparta.war.Combat;
import strategos.engine.games.sparta.war.Combat.CombatForce;
import strategos.engine.games.sparta.war.NumberSet.PieceSet;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;
import strategos.engine.scene.Board;
import strategos.engine.scene.Strip;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Arg;

/** Combats and sieges as pictures: before the die with their chances, after it with what was rolled and lost. */
public final class Boards {
    private static final String SHEET = "theatre";

    private final Printed printed;
    private final Field field;
    private final Camps camps;

    public Boards(Printed printed, Control control, Field field) {
        this.printed = printed;
        this.field = field;
        this.camps = new Camps(printed, control);
    }

    /** A siege, or the sally of the besieged, as it would be rolled. */
    public record Siege(
            int place,
            Side attacker,
            Side defender,
            PieceSet units,
            PieceSet inside,
            Sieges.Attempt attempt,
            boolean sally) {}

    /** The combat whose losses are being taken, if there is one. */
    public List<Board> of(Seen<War> seen) {
        War war = seen.position();
        return war.step() instanceof PendingStep.InCombat
                ? war.combat().filter(combat -> combat.rolled().isPresent()).stream()
                        .map(combat -> combat(seen, combat, Optional.empty()))
                        .toList()
                : List.of();
    }

    /** What an event decided: a combat with its losses and its winner, a siege, a sally. */
    public Optional<Board> of(Event<War> event, Seen<War> before) {
        return switch (event) {
            case BattleDecided decided ->
                before.position().combat().map(combat -> combat(before, combat, Optional.of(decided.winner())));
            case CombatRolled rolled ->
                rolled.apply(before.position())
                        .combat()
                        .filter(combat -> combat.defender().units().isEmpty())
                        .map(combat -> combat(before, combat, Optional.empty()));
            case SiegeRolled rolled -> Optional.of(siege(before.position(), rolled));
            case SallyRolled rolled -> Optional.of(sally(before.position(), rolled));
            default -> Optional.empty();
        };
    }

    /** A combat on land or at sea, before the die or after it. */
    @Rule({"8.1", "8.5-naval"})
    public Board combat(Seen<War> seen, Combat combat, Optional<Side> winner) {
        War war = seen.position();
        CombatTable table = printed.tables().combat(combat.naval());
        Combat.Sums sums = combat.sums();
        List<Strip.Modifier> steps = new ArrayList<>();
        steps.add(odds(sums.attack(), sums.defence()));
        leader(war, combat.attacker(), combat.naval(), 1, steps);
        leader(war, combat.defender(), combat.naval(), -1, steps);
        steps.add(column(table.columns().get(sums.column())));
        Optional<Board.Roll> roll = combat.rolled()
                .map(rolled -> new Board.Roll(
                        rolled.roll(), rolled.die(), rolled.result(), sentence(combat, rolled, winner.isPresent())));
        Side attacker = combat.attacker().side();
        Text alt = alt(war, combat.place(), attacker, new Points(sums.attack(), sums.defence()), roll);
        return new Board(
                title(combat.naval() ? "board.sea" : "board.land", combat.place()),
                subtitle(war, combat.naval() ? "8.5" : "8.1", winner),
                winner.map(side -> Text.of("board.alt.won", "rolled", alt, "side", side.named()))
                        .orElse(alt),
                SHEET,
                printed.atlas().locale(combat.place()).id(),
                camps.of(war, combat),
                new Board.Throw(throwing(attacker), steps, List.of(), roll),
                Charts.grid(table, sums.column()),
                Text.of("board.key.combat"),
                Charts.chances(table, sums.column()),
                List.of());
    }

    private static Text sentence(Combat combat, Combat.Rolled rolled, boolean over) {
        Arg meaning = Charts.meaning(Outcome.of(rolled.result()));
        return over
                ? Text.of(
                        "board.lost",
                        "outcome",
                        meaning,
                        "attackers",
                        combat.attackerTaken().lost(),
                        "attacking",
                        combat.attacker().units().size(),
                        "defenders",
                        combat.defenderTaken().lost(),
                        "defending",
                        combat.defender().units().size())
                : Text.of("board.result", "outcome", meaning);
    }

    /** A siege before the die. */
    @Rule({"9.0", "9.1"})
    public Board siege(Seen<War> seen, Siege siege) {
        return siege(seen.position(), siege, Optional.empty());
    }

    private Board siege(War war, SiegeRolled rolled) {
        int place = rolled.place().number();
        Side enemy = field.landEnemy(war, rolled.side(), place);
        PieceSet inside = field.inside(war, enemy, place);
        Sieges.Attempt attempt = attempt(rolled.attack(), rolled.defence(), rolled.column(), rolled.modifier());
        return siege(
                war,
                new Siege(place, rolled.side(), enemy, rolled.besiegers().pieces(), inside, attempt, false),
                roll(rolled.roll(), rolled.die(), rolled.falls(), "board.falls", "board.holds"));
    }

    private Board sally(War war, SallyRolled rolled) {
        int place = rolled.place().number();
        Side besieger = rolled.side().other();
        PieceSet besiegers = war.board().at(place, besieger).and(war.board().besieging());
        Sieges.Attempt attempt = attempt(rolled.attack(), rolled.defence(), rolled.column(), rolled.modifier());
        return siege(
                war,
                new Siege(place, rolled.side(), besieger, rolled.company().pieces(), besiegers, attempt, true),
                roll(rolled.roll(), rolled.die(), rolled.success(), "board.breaks-out", "board.shut-in"));
    }

    private Sieges.Attempt attempt(int attack, int defence, String column, int modifier) {
        return new Sieges.Attempt(
                attack, defence, printed.tables().siege().columns().indexOf(column), modifier);
    }

    private static Optional<Board.Roll> roll(int index, int die, boolean success, String won, String lost) {
        return Optional.of(
                new Board.Roll(index, die, success ? Charts.FALLS : Charts.HOLDS, Text.of(success ? won : lost)));
    }

    private Board siege(War war, Siege siege, Optional<Board.Roll> roll) {
        SiegeTable table = printed.tables().siege();
        Sieges.Attempt attempt = siege.attempt();
        List<Strip.Modifier> steps = List.of(
                odds(attempt.attack(), attempt.defence()),
                column(table.columns().get(attempt.column())));
        List<Strip.Modifier> added = attempt.modifier() == 0
                ? List.of()
                : List.of(Strip.Modifier.of(attempt.modifier(), Text.of("board.modifier")));
        return new Board(
                title(siege.sally() ? "board.sally" : "board.siege", siege.place()),
                subtitle(war, siege.sally() ? "9.1" : "9.0", Optional.empty()),
                alt(war, siege.place(), siege.attacker(), new Points(attempt.attack(), attempt.defence()), roll),
                SHEET,
                printed.atlas().locale(siege.place()).id(),
                camps.of(war, siege),
                new Board.Throw(throwing(siege.attacker()), steps, added, roll),
                Charts.grid(table, attempt),
                Text.of(siege.sally() ? "board.key.sally" : "board.key.siege"),
                Charts.chances(table, attempt, siege.sally()),
                List.of());
    }

    private Text title(String key, int place) {
        return Text.of(key, "place", printed.atlas().locale(place).named());
    }

    private Text subtitle(War war, String rule, Optional<Side> winner) {
        Text date = EventText.date(war).text();
        Arg cited = new Arg.Typed(rule);
        return winner.map(side -> Text.of("board.subtitle.won", "date", date, "rule", cited, "side", side.named()))
                .orElseGet(() -> Text.of("board.subtitle", "date", date, "rule", cited));
    }

    private record Points(int attack, int defence) {}

    private Text alt(War war, int place, Side attacker, Points points, Optional<Board.Roll> roll) {
        Text before = Text.of(
                "board.alt",
                "date",
                EventText.date(war).text(),
                "place",
                printed.atlas().locale(place).named(),
                "side",
                attacker.named(),
                "attack",
                points.attack(),
                "defence",
                points.defence());
        return roll.map(r -> Text.of("board.alt.rolled", "before", before, "die", r.face(), "sentence", r.sentence()))
                .orElse(before);
    }

    private static Text throwing(Side side) {
        return Text.of("board.throw", "side", side.named());
    }

    private static Strip.Modifier odds(int attack, int defence) {
        return new Strip.Modifier(
                attack + " : " + defence,
                Text.of(
                        "board.odds",
                        "odds",
                        new Arg.Typed(defence > 0 ? Odds.of(attack, defence).written() : "-")));
    }

    private static Strip.Modifier column(String column) {
        return new Strip.Modifier(column, Text.of("board.column"));
    }

    private void leader(War war, CombatForce force, boolean naval, int sign, List<Strip.Modifier> steps) {
        force.leader()
                .map(printed.counters()::leader)
                .ifPresent(leader -> steps.add(Strip.Modifier.of(
                        sign * leader.rating(naval), Text.of("scene.leader", "leader", war.called(leader.id())))));
    }
}
