package strategos.engine.games.sparta.view;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import strategos.engine.Rule;
import strategos.engine.games.sparta.printed.CombatTable;
import strategos.engine.games.sparta.printed.Leader;
import strategos.engine.games.sparta.printed.Odds;
import strategos.engine.games.sparta.printed.Outcome;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.printed.SiegeTable;
import strategos.engine.games.sparta.printed.Unit;
import strategos.engine.games.sparta.rules.Sieges;
import strategos.engine.games.sparta.rules.Strengths;
import strategos.engine.games.sparta.war.Bits;
import strategos.engine.games.sparta.war.Combat;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;
import strategos.engine.scene.Board;
import strategos.engine.scene.Piece;
import strategos.engine.scene.Strip;
import strategos.engine.text.Arg;
import strategos.engine.text.Text;

/** Combats and sieges as pictures, before the die is thrown. */
final class Boards {
    private static final String SHEET = "theatre";
    private static final int FACES = 6;
    private static final String FALLS = "✓";
    private static final String HOLDS = "–";

    private final Printed printed;
    private final Briefs briefs;

    Boards(Printed printed, Briefs briefs) {
        this.printed = printed;
        this.briefs = briefs;
    }

    /** A siege, or the sally of the besieged, as it would be rolled. */
    record Siege(
            int place, Side attacker, Side defender, Bits units, Bits inside, Sieges.Attempt attempt, boolean sally) {}

    /** A combat on land or at sea. */
    @Rule({"8.1", "8.5-naval"})
    Board combat(War war, Strengths.Prospect prospect) {
        Combat combat = prospect.combat();
        CombatTable table = printed.tables().combat(combat.naval());
        List<Strip.Modifier> steps = new ArrayList<>();
        steps.add(odds(prospect.attack(), prospect.defence()));
        leader(combat.chief(), combat.naval(), "+", steps);
        leader(combat.captain(), combat.naval(), "-", steps);
        steps.add(column(table.columns().get(combat.column())));
        return new Board(
                title(combat.naval() ? "board.sea" : "board.land", combat.place()),
                subtitle(war, combat.naval() ? "8.5" : "8.1"),
                alt(war, combat.place(), combat.attacker(), prospect.attack(), prospect.defence()),
                SHEET,
                printed.atlas().locale(combat.place()).id(),
                List.of(
                        camp(
                                war,
                                combat.defender(),
                                "board.defends",
                                prospect.defence(),
                                combat.defenders(),
                                combat.captain()),
                        camp(
                                war,
                                combat.attacker(),
                                "board.attacks",
                                prospect.attack(),
                                combat.attackers(),
                                combat.chief())),
                steps,
                Optional.empty(),
                grid(table, combat.column()),
                chances(table, combat.column()));
    }

    /** A siege. */
    @Rule({"9.0", "9.1"})
    Board siege(War war, Siege siege) {
        SiegeTable table = printed.tables().siege();
        Sieges.Attempt attempt = siege.attempt();
        List<Strip.Modifier> steps = new ArrayList<>();
        steps.add(odds(attempt.attack(), attempt.defence()));
        steps.add(column(table.columns().get(attempt.column())));
        if (attempt.modifier() != 0) {
            steps.add(new Strip.Modifier(
                    (attempt.modifier() > 0 ? "+" : "") + attempt.modifier(), Text.of("board.modifier")));
        }
        int falls = table.chances(attempt.column(), attempt.modifier());
        return new Board(
                title(siege.sally() ? "board.sally" : "board.siege", siege.place()),
                subtitle(war, siege.sally() ? "9.1" : "9.0"),
                alt(war, siege.place(), siege.attacker(), attempt.attack(), attempt.defence()),
                SHEET,
                printed.atlas().locale(siege.place()).id(),
                List.of(
                        camp(war, siege.defender(), "board.defends", attempt.defence(), siege.inside(), -1),
                        camp(war, siege.attacker(), "board.attacks", attempt.attack(), siege.units(), -1)),
                steps,
                Optional.empty(),
                grid(table, attempt),
                List.of(
                        new Board.Chance(new Board.Cell(HOLDS, -1), Text.of("board.holds"), FACES - falls, FACES),
                        new Board.Chance(new Board.Cell(FALLS, 1), Text.of("board.falls"), falls, FACES)));
    }

    private Text title(String key, int place) {
        return Text.of(key, "place", printed.atlas().locale(place).named());
    }

    private Text subtitle(War war, String rule) {
        return Text.of("board.subtitle", "date", briefs.date(war).text(), "rule", new Arg.Typed(rule));
    }

    private Text alt(War war, int place, Side attacker, int attack, int defence) {
        return Text.of(
                "board.alt",
                "date",
                briefs.date(war).text(),
                "place",
                printed.atlas().locale(place).named(),
                "side",
                attacker.named(),
                "attack",
                attack,
                "defence",
                defence);
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

    private void leader(int number, boolean naval, String sign, List<Strip.Modifier> steps) {
        if (number >= 0) {
            Leader leader = printed.counters().leader(number);
            int rating = leader.rating(naval);
            steps.add(new Strip.Modifier(
                    rating == 0 ? "0" : sign + rating, Text.of("scene.leader", "leader", leader.named())));
        }
    }

    private Board.Camp camp(War war, Side side, String role, int points, Bits units, int chief) {
        List<Piece> pieces = new ArrayList<>();
        units.each(unit -> pieces.add(counter(war, side, unit)));
        if (chief >= 0) {
            pieces.add(MapPieces.chit("", printed.counters().leader(chief)));
        }
        return new Board.Camp(
                side.id(),
                Text.of("panel.side", "side", side.named()),
                Text.of(role),
                Integer.toString(points),
                Text.of("board.points", "n", points),
                pieces);
    }

    @Rule("2.3")
    private Piece counter(War war, Side side, int piece) {
        Unit unit = printed.counters().unit(piece);
        int points = printed.counters().points(war.board(), piece);
        Set<String> looks = new HashSet<>(Set.of(MapPieces.plate(side)));
        if (war.board().flipped().has(piece)) {
            looks.add("wavering");
        }
        return new Piece(
                "",
                unit.nation().id() + (unit.naval() ? "-naval" : "-land"),
                "",
                Integer.toString(points),
                "",
                looks,
                Text.of(
                        "scene.pile",
                        "nation",
                        unit.nation().named(),
                        "kind",
                        unit.naval() ? 0 : 1,
                        "n",
                        1,
                        "points",
                        points));
    }

    private static Board.Cell cell(Outcome outcome) {
        int favour = cost(outcome.loss(false)) - cost(outcome.loss(true));
        return new Board.Cell(outcome.code(), Integer.signum(favour));
    }

    private static int cost(Outcome.Loss loss) {
        return switch (loss) {
            case NONE -> 0;
            case HALF, EXCHANGE -> 1;
            case ALL -> 2;
        };
    }

    private static Board.Grid grid(CombatTable table, int column) {
        List<List<Board.Cell>> rows = new ArrayList<>();
        for (int die = 1; die <= FACES; die++) {
            List<Board.Cell> row = new ArrayList<>();
            for (int i = 0; i < table.columns().size(); i++) {
                row.add(cell(table.outcome(i, die)));
            }
            rows.add(row);
        }
        return new Board.Grid(table.columns(), rows, column);
    }

    private static Board.Grid grid(SiegeTable table, Sieges.Attempt attempt) {
        List<List<Board.Cell>> rows = new ArrayList<>();
        for (int die = 1; die <= FACES; die++) {
            List<Board.Cell> row = new ArrayList<>();
            for (int i = 0; i < table.columns().size(); i++) {
                boolean falls = table.falls(i, die + attempt.modifier());
                row.add(new Board.Cell(falls ? FALLS : HOLDS, falls ? 1 : -1));
            }
            rows.add(row);
        }
        return new Board.Grid(table.columns(), rows, attempt.column());
    }

    private static List<Board.Chance> chances(CombatTable table, int column) {
        Map<Outcome, Integer> faces = new EnumMap<>(Outcome.class);
        for (int die = 1; die <= FACES; die++) {
            faces.merge(table.outcome(column, die), 1, Integer::sum);
        }
        List<Board.Chance> chances = new ArrayList<>();
        faces.forEach((outcome, n) -> chances.add(new Board.Chance(
                cell(outcome),
                Text.of(
                        "board.result",
                        "outcome",
                        new Arg.Name("meaning", outcome.name().toLowerCase(Locale.ROOT))),
                n,
                FACES)));
        return chances;
    }
}
