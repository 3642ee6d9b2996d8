package strategos.bot.command.common;

import java.util.List;
import strategos.bot.command.Command;
import strategos.bot.port.Catalogue;

/** What every common command has: how it is typed, and its options. */
abstract class Common implements Command {
    /** The group of the commands about matches. */
    static final String MATCH = "match";

    /** The group of the commands about dice. */
    static final String DICE = "dice";

    private final String group;
    private final String verb;
    private final List<Catalogue.Option> options;

    Common(String group, String verb, Catalogue.Option... options) {
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
