package strategos.bot.host.timekeeping;

import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.Function;
import strategos.bot.host.ActionResult.Action;
import strategos.bot.host.HostOptions;
import strategos.bot.host.LiveMatch.Stage;
import strategos.bot.host.live.CommittedMatch;
import strategos.bot.host.mail.OutboxWriter;
import strategos.bot.host.time.TimeRules;
import strategos.bot.host.transaction.Deadlines;
import strategos.bot.host.transaction.MatchTransaction;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;
import strategos.storage.match.Commit;

/**
 * Other rules of time hold in the match from now on.
 *
 * @param chosen options of time with their values, which can all be read
 * @param write options as they are stored
 */
record SetClock(
        OutboxWriter writer,
        Function<SequencedMap<String, String>, String> write,
        Action action,
        Map<String, String> chosen)
        implements MatchTransaction {
    @Override
    public String name() {
        return "set the clock";
    }

    @Override
    public <S> TransactionResult decide(CommittedMatch<S> match, Instant now) {
        if (match.stage() == Stage.OVER) {
            return TransactionResult.refuse("host.over");
        }
        if (match.facts().starting().isPresent()) {
            return TransactionResult.refuse("host.starting");
        }
        if (concerned(match, action) || !Sleep.mayHost(match, action)) {
            return TransactionResult.refuse("host.host-only");
        }
        SequencedMap<String, String> options = new LinkedHashMap<>(match.options());
        options.putAll(chosen);
        TimeRules before = TimeRules.of(match.options());
        TimeRules after = TimeRules.of(options);
        Commit commit = Commit.on(match.id(), match.version(), now).options(write.apply(options));
        if (match.stage() == Stage.RUNNING) {
            commit = new Deadlines().changed(commit, match, before, after, now);
        }
        Line told = new Line(Text.of("host.clock.set", "by", action.by().name(), "clock", HostOptions.words(after)));
        commit = writer.lines(commit, match, List.of(told), List.of(action.by()));
        return TransactionResult.Decided.reload(
                writer.show(commit, match, Optional.of(action.by())),
                new Line(Text.of("host.clock.set.you", "clock", HostOptions.words(after))));
    }

    /** Whoever plays for a rating sets nobody's time alone, be it their match: all are asked. */
    static boolean concerned(CommittedMatch<?> match, Action action) {
        return match.stage() == Stage.RUNNING
                && HostOptions.rated(match.options())
                && !match.held(action.by()).isEmpty();
    }
}
