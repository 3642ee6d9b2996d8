package strategos.bot.bench;

import com.google.auto.service.AutoService;
import java.util.ArrayList;
import java.util.List;
import strategos.engine.Game;
import strategos.engine.RandomComputer;
import strategos.engine.box.Scenario;
import strategos.engine.library.Library;
import strategos.engine.search.Budget;
import strategos.engine.search.Level;
import strategos.engine.search.Opponents;
import strategos.engine.search.Opponents.Opponent;
import strategos.engine.search.Thought;

/**
 * How well computers play: each level against random play, against the rules of thumb and against the level below. {@code
 * -Dstrategos.contest.matches=…} plays so many matches of each, {@code .simulations} sets what a hard one thinks, {@code
 * .first} the first match, {@code .of} a game or a game and scenario.
 */
@AutoService(Measurement.class)
public final class ContestMeasurement implements Measurement {
    private final int matches = Integer.getInteger("strategos.contest.matches", 4);
    private final Opponents opponents =
            new Opponents(new Budget(Integer.getInteger("strategos.contest.simulations", 250)));
    private final long first = Long.getLong("strategos.contest.first", 100_000);
    private final String only = System.getProperty("strategos.contest.of", "");

    @Override
    public String name() {
        return "contest";
    }

    @Override
    public List<Figure> run() {
        List<Figure> figures = new ArrayList<>();
        for (Game<?> game : Library.packed().games()) {
            for (Scenario scenario : game.box().scenarios()) {
                for (int seats = 2; seats <= Math.min(4, scenario.most()); seats += 2) {
                    if ((game.box().id() + "/" + scenario.id()).startsWith(only)) {
                        figures.addAll(contests(game, scenario, seats));
                    }
                }
            }
        }
        return figures;
    }

    private <S> List<Figure> contests(Game<S> game, Scenario scenario, int seats) {
        Contest<S> contest = new Contest<>(game, scenario, seats, first);
        Opponent<S> thumb =
                (seen, seat, decision, luck) -> Thought.of(game.computer().choose(seen, seat, decision, luck));
        RandomComputer<S> any = new RandomComputer<>();
        Opponent<S> random = (seen, seat, decision, luck) -> Thought.of(any.any(decision, luck));
        String name = "contest-" + game.box().id() + "/" + scenario.id() + "-" + seats + "-";
        List<Figure> figures = new ArrayList<>();
        Opponent<S> easy = opponents.of(game, Level.EASY);
        Opponent<S> normal = opponents.of(game, Level.NORMAL);
        Opponent<S> hard = opponents.of(game, Level.HARD);
        figures.addAll(figures(name + "easy-random", contest.play(easy, random, matches)));
        figures.addAll(figures(name + "normal-random", contest.play(normal, random, matches)));
        figures.addAll(figures(name + "normal-thumb", contest.play(normal, thumb, matches)));
        figures.addAll(figures(name + "normal-easy", contest.play(normal, easy, matches)));
        figures.addAll(figures(name + "hard-random", contest.play(hard, random, matches)));
        figures.addAll(figures(name + "hard-thumb", contest.play(hard, thumb, matches)));
        figures.addAll(figures(name + "hard-normal", contest.play(hard, normal, matches)));
        return figures;
    }

    private static List<Figure> figures(String name, Contest.Score score) {
        return List.of(
                new Figure(name, score.percent(), "% won"),
                new Figure(name + "-error", score.error(), "%"),
                new Figure(name + "-order", score.millis(), "ms"));
    }
}
