package strategos.bot.command.propose;

import jakarta.inject.Inject;
import java.util.List;
import java.util.OptionalLong;
import strategos.bot.command.Answers;
import strategos.bot.command.CommandContext;
import strategos.bot.command.CommandContext.CommandArguments;
import strategos.bot.command.Common;
import strategos.bot.command.MatchFinder;
import strategos.bot.command.Options;
import strategos.bot.command.Refused;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.Proposal;
import strategos.bot.host.Proposals;
import strategos.bot.port.Answer;
import strategos.bot.port.Suggestion;

/** {@code /propose agree}, {@code decline} and {@code withdraw}: what is said to a proposal. */
abstract class ProposeAnswers extends Common {
    private static final String WHAT = "what";

    private final MatchFinder finder;
    private final Proposals proposals;
    private final boolean yes;

    ProposeAnswers(MatchFinder finder, Proposals proposals, String verb, boolean yes) {
        super(ProposeRewind.GROUP, verb, Options.optional(WHAT, Options.LONGEST_NAME));
        this.finder = finder;
        this.proposals = proposals;
        this.yes = yes;
    }

    /** Whether the person may say so to that proposal. */
    abstract boolean fits(LiveMatch match, CommandContext at, Proposal proposal);

    @Override
    public final Answer run(CommandContext at, CommandArguments given) {
        LiveMatch match = finder.here(at);
        List<String> words = given.text(WHAT).map(List::of).orElseGet(() -> words(match, at));
        if (words.size() != 1) {
            throw words.isEmpty()
                    ? Refused.because("command.propose.none", "match", match.id())
                    : Refused.because("command.propose.which", "words", words);
        }
        return Answers.answer(
                at.by(),
                proposals.answer(at.action(), match.id(), words.getFirst(), OptionalLong.empty(), yes),
                match.words());
    }

    /** Those that wait for the person go before those to which he has agreed. */
    private List<String> words(LiveMatch match, CommandContext at) {
        List<Proposal> fitting = match.proposals().stream()
                .filter(proposal -> fits(match, at, proposal))
                .toList();
        List<Proposal> open = fitting.stream()
                .filter(proposal -> yes && proposal.waitsFor(at.by()))
                .toList();
        return (open.isEmpty() ? fitting : open)
                .stream().map(proposal -> proposal.motion().word()).toList();
    }

    @Override
    public final List<Suggestion> suggest(CommandContext at, CommandArguments given, String option) {
        return finder.found(at).stream()
                .flatMap(match -> words(match, at).stream())
                .map(word -> new Suggestion(word, word))
                .toList();
    }

    /** Yes. */
    static final class Agree extends ProposeAnswers {
        @Inject
        Agree(MatchFinder finder, Proposals proposals) {
            super(finder, proposals, "agree", true);
        }

        @Override
        boolean fits(LiveMatch match, CommandContext at, Proposal proposal) {
            return !match.held(at.by()).contains(proposal.by());
        }
    }

    /** No. */
    static final class Decline extends ProposeAnswers {
        @Inject
        Decline(MatchFinder finder, Proposals proposals) {
            super(finder, proposals, "decline", false);
        }

        @Override
        boolean fits(LiveMatch match, CommandContext at, Proposal proposal) {
            return !match.held(at.by()).contains(proposal.by());
        }
    }

    /** No more. */
    static final class Withdraw extends ProposeAnswers {
        @Inject
        Withdraw(MatchFinder finder, Proposals proposals) {
            super(finder, proposals, "withdraw", false);
        }

        @Override
        boolean fits(LiveMatch match, CommandContext at, Proposal proposal) {
            return match.held(at.by()).contains(proposal.by());
        }
    }
}
