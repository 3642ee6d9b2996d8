package strategos.bot.memory;

import java.util.Optional;
import java.util.function.Supplier;

/** A value that is made when it is first asked for, once. */
public final class Lazy<T> implements Supplier<T> {
    private Supplier<T> maker;
    private volatile T made;

    public Lazy(Supplier<T> maker) {
        this.maker = maker;
    }

    /** One that is there already. */
    public static <T> Lazy<T> of(T value) {
        Lazy<T> lazy = new Lazy<>(() -> value);
        lazy.made = value;
        return lazy;
    }

    /** What was made; empty as long as nobody has asked for it. */
    public Optional<T> there() {
        return Optional.ofNullable(made);
    }

    @Override
    public T get() {
        T there = made;
        if (there != null) {
            return there;
        }
        synchronized (this) {
            if (made == null) {
                made = maker.get();
                maker = null;
            }
            return made;
        }
    }
}
