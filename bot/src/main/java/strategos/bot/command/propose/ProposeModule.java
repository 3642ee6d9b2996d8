package strategos.bot.command.propose;

import java.util.List;
import strategos.bot.command.CommandsModule;

/** Binds {@code /propose}. */
public final class ProposeModule extends CommandsModule {
    public ProposeModule() {
        super(List.of(
                ProposeRewind.class,
                ProposePlainly.Draw.class,
                ProposePlainly.End.class,
                ProposePlainly.Alone.class,
                ProposeAnswers.Agree.class,
                ProposeAnswers.Decline.class,
                ProposeAnswers.Withdraw.class));
    }
}
