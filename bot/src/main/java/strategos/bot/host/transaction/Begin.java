package strategos.bot.host.transaction;

import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import strategos.bot.host.LiveMatch.Holder;
import strategos.bot.host.LiveMatch.Stage;
import strategos.bot.host.live.CommittedMatch;
import strategos.bot.host.mail.Story;
import strategos.engine.Game;
import strategos.engine.Referee;
import strategos.engine.Ruling;
import strategos.engine.box.Option;
import strategos.engine.box.Setup;
import strategos.engine.dice.ChainDice;
import strategos.engine.dice.MatchDice;
import strategos.engine.dice.Omen;
import strategos.engine.dice.Salt;
import strategos.engine.dice.SeatOmen;
import strategos.engine.text.Line;
import strategos.engine.text.Text;
import strategos.storage.Commit;

/**
 * The second step of a start: the service has given the post with the seats its id, the last ingredient of the salt. The
 * match plays to its first question.
 *
 * @param startId that id
 */
record Begin(CommitBuilder builder, String startId) implements MatchTransaction {
    @Override
    public String name() {
        return "begin";
    }

    @Override
    public <S> Verdict decide(CommittedMatch<S> match, Instant now) {
        if (match.stage() != Stage.OPEN || match.facts().starting().isEmpty()) {
            return Verdict.refuse("host.begun");
        }
        List<SeatOmen> omens = omens(match);
        Salt salt = Salt.of(match.id(), omens, startId);
        MatchDice dice = match.dice().salted(salt);
        Game<S> game = match.file().game();
        Map<String, String> options = new HashMap<>();
        for (Option option : game.box().options()) {
            options.put(option.name(), match.options().get(option.name()));
        }
        Setup setup = new Setup(
                match.scenario().id(),
                options,
                omens.stream().map(SeatOmen::seat).toList());
        ChainDice used = dice.dice();
        Ruling.Accepted<S> ruling = new Referee().start(game, setup, used);
        CommittedMatch<S> begun = match.begun(setup, dice);
        AcceptedOrder<S> turn = new AcceptedOrder<>(
                AcceptedOrder.START,
                Optional.empty(),
                Optional.empty(),
                game.rules().setUp(setup),
                ruling,
                used,
                Optional.empty(),
                List.of(Story.Item.of(new Line(Text.of("host.start.salt", "salt", salt.hex()), ""))));
        return builder.enter(
                begun,
                turn,
                Commit.on(match.id(), match.version(), now)
                        .start(startId, salt.hex())
                        .settings(match.file().codec().writeSetup(setup)));
    }

    /** The omens of the seats taken, in the game's seat order. */
    static List<SeatOmen> omens(CommittedMatch<?> match) {
        return match.seats().stream()
                .filter(Holder::taken)
                .map(holder ->
                        new SeatOmen(holder.seat(), new Omen(holder.omen().orElseThrow())))
                .toList();
    }
}
