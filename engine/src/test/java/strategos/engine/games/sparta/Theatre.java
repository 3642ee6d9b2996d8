package strategos.engine.games.sparta;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import strategos.engine.ChangedGame;
import strategos.engine.Game;
import strategos.engine.TestTable;
import strategos.engine.box.Setup;
import strategos.engine.dice.Dice;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.Board.Load;
import strategos.engine.games.sparta.war.Calendar;
import strategos.engine.games.sparta.war.Calendar.Quarter;
import strategos.engine.games.sparta.war.Campaign.PendingStep;
import strategos.engine.games.sparta.war.Ground;
import strategos.engine.games.sparta.war.Ground.Marker;
import strategos.engine.games.sparta.war.Nation;
import strategos.engine.games.sparta.war.NumberSet.PieceSet;
import strategos.engine.games.sparta.war.Places;
import strategos.engine.games.sparta.war.Politics.Stance;
import strategos.engine.games.sparta.war.Purse;
import strategos.engine.games.sparta.war.RandomEvent;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;
import strategos.engine.games.sparta.war.War.Government;
import strategos.engine.seat.Seat;

/**
 * Positions for tests, word by word: an empty map in Sparta's Campaign Phase, unless it is said otherwise.
 *
 * <pre>{@code
 * Theatre.of("campaign").with("spa-l1+archidamus@thebes", "~ath-l1@plataea/inside", "fort=minoa").table(dice)
 * }</pre>
 */
final class Theatre {
    static final Seat ATHENS = Side.ATHENS.seat();
    static final Seat SPARTA = Side.SPARTA.seat();
    static final Printed PRINTED = Printed.read(Box.data());

    private static final Game<War> GAME = Box.game();

    private final Setup setup;
    private War war;
    private PendingStep.Turn turn = new PendingStep.Turn(Side.SPARTA, false, PendingStep.Turn.Part.CAMPAIGN);
    private PendingStep under = turn;

    private Theatre(String scenario, Map<String, String> options) {
        setup = new Setup(scenario, options, List.of(ATHENS, SPARTA));
        War start = GAME.rules().setUp(setup);
        Board board = start.board();
        for (int place = 0; place < Places.BOX; place++) {
            board = board.remove(board.at(place), Places.BOX);
        }
        war = start.with(board)
                .with(Ground.BLANK)
                .with(War.Forts.NONE)
                .with(new Calendar(start.year(), Quarter.SPRING, Side.SPARTA));
    }

    static Game<War> game() {
        return GAME;
    }

    /** An empty map under the terms of that scenario. */
    static Theatre of(String scenario) {
        return new Theatre(scenario, Map.of("forces", "open", "road", "closed"));
    }

    /** An empty map under the terms of that scenario, with other options. */
    static Theatre of(String scenario, String forces, String road) {
        return new Theatre(scenario, Map.of("forces", forces, "road", road));
    }

    /** A match from its beginning. */
    static TestTable<War> begin(String scenario, Dice dice) {
        Map<String, String> options = Map.of("forces", "open", "road", "closed");
        return TestTable.start(GAME, new Setup(scenario, options, List.of(ATHENS, SPARTA)), dice);
    }

    static int place(String id) {
        return switch (id) {
            case "box" -> Places.BOX;
            case "disc" -> Places.DISC;
            case "due" -> Places.DUE;
            case "held" -> Places.HELD;
            case "gone" -> Places.GONE;
            default -> PRINTED.atlas().number(id);
        };
    }

    static int piece(String id) {
        int piece = PRINTED.counters().number(id);
        if (piece < 0) {
            throw new IllegalArgumentException("no piece is called " + id);
        }
        return piece;
    }

    Theatre with(String... words) {
        for (String word : words) {
            word(word);
        }
        return this;
    }

    private void word(String word) {
        int at = word.indexOf('@');
        if (at > 0) {
            put(word.substring(0, at), word.substring(at + 1));
            return;
        }
        String[] pair = word.split("=", -1);
        String value = pair.length > 1 ? pair[1] : "";
        String[] parts = value.split(":", -1);
        Purse purse = war.purse();
        Government government = war.government();
        switch (pair[0]) {
            case "turn" -> turn = new PendingStep.Turn(Side.of(value), turn.second(), turn.part());
            case "second" -> turn = new PendingStep.Turn(turn.side(), true, turn.part());
            case "part" -> turn = turn.at(PendingStep.Turn.Part.valueOf(upper(value)));
            case "admin" ->
                under = new PendingStep.Administration(PendingStep.Administration.Phase.valueOf(upper(value)));
            case "initiative" -> under = new PendingStep.Initiative();
            case "year" ->
                war = war.with(new Calendar(
                        Integer.parseInt(value),
                        war.calendar().quarter(),
                        war.calendar().first()));
            case "quarter" ->
                war = war.with(new Calendar(
                        war.year(),
                        Quarter.valueOf(upper(value)),
                        war.calendar().first()));
            case "prestige" -> war = war.with(war.prestige().at(Integer.parseInt(value)));
            case "before" -> war = war.with(government.comparing(Integer.parseInt(value)));
            case "ravages" -> {
                for (int n = 0; n < Integer.parseInt(value); n++) {
                    war = war.with(war.prestige().ravaged());
                }
            }
            case "talents" -> {
                Side side = Side.of(parts[0]);
                war = war.with(purse.add(side, Integer.parseInt(parts[1]) - purse.of(side)));
            }
            case "tribute" ->
                war = war.with(new Purse(
                        purse.athens(),
                        purse.sparta(),
                        purse.taxYears(),
                        purse.fund(),
                        purse.toll(),
                        purse.persia(),
                        purse.lost(),
                        Integer.parseInt(value)));
            case "tax" -> war = war.with(purse.taxed(Integer.parseInt(value)));
            case "fund" -> war = war.with(purse.funded(Integer.parseInt(value)));
            case "toll" -> war = war.with(purse.tolled());
            case "persia" -> war = war.with(purse.withPersia(true));
            case "lost" -> war = war.with(purse.losing());
            case "government" -> war = war.with(government.to(Integer.parseInt(value)));
            case "averted" -> war = war.with(government.avert());
            case "vacancies" -> war = war.with(government.vacant(Integer.parseInt(value)));
            case "peace" -> war = war.with(war.politics().withPeace(true));
            case "war" -> war = war.with(war.politics().withPeace(false));
            case "blockade" -> war = war.with(war.politics().withBlockade(true));
            case "stance" -> stance(Nation.of(parts[0]), parts[1]);
            case "mark" -> war = war.with(war.ground().with(Marker.valueOf(upper(parts[0])), place(parts[1])));
            case "captured" -> war = war.with(war.ground().with(Marker.captured(Side.of(parts[0])), place(parts[1])));
            case "trapped" -> war = war.with(war.ground().with(Marker.trapped(Side.of(parts[0])), place(parts[1])));
            case "fort" ->
                war = war.with(war.forts().with(PRINTED.atlas().fort(value).ref()));
            case "razed" ->
                war = war.with(war.forts().without(PRINTED.atlas().fort(value).ref()));
            case "captors" -> war = war.with(war.politics().withCaptors(pieces(value)));
            case "done" -> war = war.with(war.history().with(RandomEvent.of(value)));
            case "barred" -> war = war.with(war.history().without(RandomEvent.of(value)));
            case "used" ->
                war = war.with(war.board().withUsed(war.board().used().or(pieces(value))));
            case "turned" -> war = war.with(war.board().owned(pieces(parts[1]), Side.of(parts[0])));
            case "cargo" -> {
                List<Load> loads = new ArrayList<>(war.board().cargo());
                loads.add(new Load(piece(parts[0]), piece(parts[1])));
                war = war.with(war.board().with(loads));
            }
            default -> throw new IllegalArgumentException("no position word reads " + word);
        }
    }

    private static String upper(String word) {
        return word.toUpperCase(Locale.ROOT).replace('-', '_');
    }

    private void stance(Nation nation, String value) {
        Stance stance = Stance.valueOf(upper(value));
        war = war.with(war.politics().with(nation, stance))
                .with(war.board().owned(PRINTED.counters().of(nation), stance.side()));
    }

    private static PieceSet pieces(String words) {
        PieceSet pieces = PieceSet.NONE;
        for (String id : words.split("\\+", -1)) {
            pieces = pieces.with(piece(id));
        }
        return pieces;
    }

    private void put(String what, String where) {
        boolean wavering = what.startsWith("~");
        PieceSet pieces = pieces(wavering ? what.substring(1) : what);
        String[] parts = where.split("/", -1);
        List<String> flags = List.of(parts).subList(1, parts.length);
        int place = place(parts[0]);
        Board board = Places.onMap(place)
                ? war.board().move(pieces, place, flags.contains("south"))
                : war.board().remove(pieces, place);
        PieceSet units = board.units(pieces);
        board = wavering ? board.flip(units) : board;
        board = flags.contains("inside") ? board.withInside(board.inside().or(units)) : board;
        board = flags.contains("besieging")
                ? board.withBesieging(board.besieging().or(units))
                : board;
        war = war.with(board);
    }

    /** The position. */
    War war() {
        PendingStep now = under instanceof PendingStep.Turn ? turn : under;
        return war.proceed(war.steps().size(), List.of(now));
    }

    /** The position at a table with a referee, who has played on to the first question. */
    TestTable<War> table(Dice dice) {
        War from = war();
        return TestTable.start(ChangedGame.startingAt(from, GAME), setup, dice);
    }
}
