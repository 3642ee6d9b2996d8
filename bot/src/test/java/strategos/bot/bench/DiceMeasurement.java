package strategos.bot.bench;

import com.google.auto.service.AutoService;
import java.util.List;

/** What a roll of the dice costs. */
@AutoService(Measurement.class)
public final class DiceMeasurement implements Measurement {
    @Override
    public String name() {
        return "dice";
    }

    @Override
    public List<Figure> run() {
        Jmh jmh = new Jmh();
        return jmh.figures("dice-", jmh.run(DiceBenchmark.class, options -> options));
    }
}
