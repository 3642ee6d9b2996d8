package strategos.bot.bench;

import com.google.auto.service.AutoService;
import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import strategos.engine.Game;
import strategos.engine.box.Box.Scenario;
import strategos.engine.library.Library;

/** Decisions a second of every scenario, alone and through JSON. */
@AutoService(Measurement.class)
public final class PlayMeasurement implements Measurement {
    @Override
    public String name() {
        return "play";
    }

    @Override
    public List<Figure> run() {
        List<Figure> figures = new ArrayList<>();
        for (Game<?> game : Library.packed().games()) {
            for (Scenario scenario : game.box().scenarios()) {
                String played = game.box().id() + "/" + scenario.id();
                for (RunResult run : new Jmh().run(PlayBenchmark.class, options -> options.param("played", played))) {
                    Result<?> decisions = run.getSecondaryResults().get("decisions");
                    figures.add(new Figure(
                            "play-" + played + "-" + run.getPrimaryResult().getLabel(),
                            decisions.getScore(),
                            "decisions/s"));
                }
            }
        }
        return figures;
    }
}
