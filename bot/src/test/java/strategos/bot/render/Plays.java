package strategos.bot.render;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import strategos.engine.Decision;
import strategos.engine.Entry;
import strategos.engine.Event;
import strategos.engine.Game;
import strategos.engine.RandomComputer;
import strategos.engine.Referee;
import strategos.engine.Ruling;
import strategos.engine.Seen;
import strategos.engine.View;
import strategos.engine.box.Box.Scenario;
import strategos.engine.box.Setup;
import strategos.engine.dice.SeededDice;
import strategos.engine.library.RegisteredGames;
import strategos.engine.offer.Order;
import strategos.engine.scene.Board;
import strategos.engine.scene.Scene;
import strategos.engine.scene.Strip;
import strategos.engine.seat.Seat;
import strategos.engine.seat.Viewer;

/** What comes up in random play: positions as all see them and as each seat does, fights and rolls. Played once a game. */
public final class Plays {
    private static final long SEED = Long.getLong("strategos.seed", 23);

    /** Orders between two positions that are looked at. */
    private static final int APART = 19;

    /** How many are looked at where nothing else is said. */
    private static final int USUAL = Integer.getInteger("strategos.positions", 60);

    private static final Map<String, Plays> PLAYED = new ConcurrentHashMap<>();

    private final List<Scene> scenes = new ArrayList<>();
    private final List<Board> boards = new ArrayList<>();
    private final List<Strip> strips = new ArrayList<>();

    private Plays() {}

    /** As many positions of that game as are looked at in the usual run. */
    public static Plays of(Game<?> game) {
        return of(game, USUAL);
    }

    /** So many positions of that game, evenly of its scenarios, early and late ones. */
    public static Plays of(Game<?> game, int positions) {
        return PLAYED.computeIfAbsent(game.box().id() + " " + positions, key -> play(game, positions));
    }

    /** The games of the host. */
    public static Stream<Game<?>> games() {
        return RegisteredGames.LIBRARY.games().stream().map(g -> (Game<?>) g);
    }

    public List<Scene> scenes() {
        return List.copyOf(scenes);
    }

    public List<Board> boards() {
        return List.copyOf(boards);
    }

    public List<Strip> strips() {
        return List.copyOf(strips);
    }

    private static Plays play(Game<?> game, int positions) {
        Plays plays = new Plays();
        List<Scenario> scenarios = game.box().scenarios();
        for (int i = 0; i < scenarios.size(); i++) {
            int upTo = positions * (i + 1) / scenarios.size();
            for (long seed = SEED; plays.scenes.size() < upTo; seed++) {
                plays.match(game, scenarios.get(i), seed, upTo);
            }
        }
        return plays;
    }

    private <S> void match(Game<S> game, Scenario scenario, long seed, int upTo) {
        Setup setup = new Setup(
                scenario.id(), game.box().usualOptions(), scenario.seats().subList(0, scenario.most()));
        SplittableRandom luck = new SplittableRandom(seed);
        SeededDice dice = new SeededDice(seed);
        Referee referee = new Referee();
        RandomComputer<S> computer = new RandomComputer<>();
        S state = referee.start(game, setup, dice).state();
        for (int orders = 0; scenes.size() < upTo; orders++) {
            boolean over = game.rules().result(state).isPresent();
            if (over || orders % APART == 0) {
                List<Viewer> viewers = new ArrayList<>(setup.seats());
                viewers.add(Viewer.EVERYONE);
                Viewer viewer = viewers.get(scenes.size() % viewers.size());
                game.views().of(game.conceal(state, viewer)).scene().ifPresent(scenes::add);
            }
            if (over) {
                return;
            }
            Seat seat = game.rules().awaited(state).firstEntry().getKey();
            Seen<S> seen = game.conceal(state, seat);
            Decision decision = game.decisions().of(seen, seat).orElseThrow();
            Order order = new Order(seat, computer.choose(seen, seat, decision, luck));
            game.views().preview(order, seen).map(View::boards).ifPresent(boards::addAll);
            state = ruled(game, state, (Ruling.Accepted<S>)
                    referee.rule(game, state, setup.seats(), List.of(), order, Entry.Source.COMPUTER, dice));
        }
    }

    private <S> S ruled(Game<S> game, S state, Ruling.Accepted<S> ruling) {
        S before = state;
        for (Entry<S> entry : ruling.entries()) {
            if (entry instanceof Entry.Happened<S>(Event<S> event)) {
                Seen<S> shown = game.conceal(before, Viewer.EVERYONE);
                event.strip(shown).ifPresent(strips::add);
                game.views().board(event, shown).ifPresent(boards::add);
                before = event.apply(before);
            }
        }
        return ruling.state();
    }
}
