package strategos.bot.bench;

/** A measurement that takes so long that it is run only by its name, and tells how far it is. */
public abstract class LongMeasurement implements Measurement {
    private final String name;
    private volatile String far = "";

    protected LongMeasurement(String name) {
        this.name = name;
    }

    @Override
    public final String name() {
        return name;
    }

    @Override
    public final boolean onlyWhenAsked() {
        return true;
    }

    @Override
    public final String far() {
        return name + far;
    }

    /** Tells how far it is, in words that follow its name. */
    protected final void reached(String words) {
        far = words;
    }
}
