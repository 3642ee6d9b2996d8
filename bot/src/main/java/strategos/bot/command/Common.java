package strategos.bot.command;

import java.util.List;
import strategos.bot.port.Catalogue;

/** What every common command has: how it is typed, and its options. */
public abstract class Common implements Command {
    /** The group of the commands about matches. */
    protected static final String MATCH = "match";

    /** The group of the commands about dice. */
    protected static final String DICE = "dice";

    private final String group;
    private final String verb;
    private final List<Catalogue.Option> options;

    protected Common(String group, String verb, Catalogue.Option... options) {
        this.group = group;
        this.verb = verb;
        this.options = List.of(options);
    }

    @Override
    public final String group() {
        return group;
    }

    @Override
    public final String verb() {
        return verb;
    }

    @Override
    public final List<Catalogue.Option> options() {
        return options;
    }
}
