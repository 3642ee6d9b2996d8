package strategos.bot.host.transaction;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import strategos.bot.host.Action;
import strategos.bot.host.LiveMatch.Holder;
import strategos.bot.host.LiveMatch.Stage;
import strategos.bot.host.live.CommittedMatch;
import strategos.bot.host.mail.OutboxWriter;
import strategos.engine.text.Line;
import strategos.engine.text.Text;
import strategos.storage.Commit;

/**
 * The first step of a start: the post with the seats and their omens is owed. From here on nobody sits down or leaves,
 * since the salt is made of what it says.
 */
record AnnounceStart(OutboxWriter writer, Action action) implements MatchTransaction {
    @Override
    public String name() {
        return "start";
    }

    @Override
    public <S> Verdict decide(CommittedMatch<S> match, Instant now) {
        if (match.stage() != Stage.OPEN) {
            return Verdict.refuse(match.stage() == Stage.OVER ? "host.over" : "host.begun");
        }
        if (match.facts().starting().isPresent()) {
            return Verdict.refuse("host.starting");
        }
        long taken = match.seats().stream().filter(Holder::taken).count();
        if (taken < match.scenario().least()) {
            return Verdict.refuse(
                    "host.too-few",
                    "taken",
                    Math.toIntExact(taken),
                    "least",
                    match.scenario().least());
        }
        if (match.held(action.by()).isEmpty() && !match.file().madeBy(action.by()) && !action.manager()) {
            return Verdict.refuse("host.players-only");
        }
        List<Line> lines = new ArrayList<>();
        lines.add(new Line(Text.of("host.start.title", "match", match.id()), ""));
        Begin.omens(match)
                .forEach(pair -> lines.add(new Line(
                        Text.of(
                                "host.start.omen",
                                "seat",
                                pair.seat(),
                                "omen",
                                pair.omen().words()),
                        "")));
        lines.add(new Line(Text.of("host.start.salt-to-come"), ""));
        return Verdict.Decided.reload(writer.start(Commit.on(match.id(), match.version(), now), match, lines));
    }
}
