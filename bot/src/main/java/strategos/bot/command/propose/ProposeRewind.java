package strategos.bot.command.propose;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import strategos.bot.command.CommandContext;
import strategos.bot.command.CommandContext.CommandArguments;
import strategos.bot.command.Common;
import strategos.bot.command.MatchFinder;
import strategos.bot.command.Options;
import strategos.bot.command.Refused;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.Motion.Point;
import strategos.bot.host.Proposals;
import strategos.bot.port.Answer;
import strategos.bot.port.Suggestion;

/** {@code /propose rewind}: to go back to before some of the last orders. */
final class ProposeRewind extends Common {
    static final String GROUP = "propose";

    private static final String TO = "to";
    private static final String REPORT = "report";
    private static final String TURN = "turn";

    private final MatchFinder finder;
    private final Proposals proposals;
    private final ProposalPage page;

    @Inject
    ProposeRewind(MatchFinder finder, Proposals proposals, ProposalPage page) {
        super(GROUP, "rewind", Options.optional(TO, Options.LONGEST_NAME));
        this.finder = finder;
        this.proposals = proposals;
        this.page = page;
    }

    @Override
    public Answer run(CommandContext at, CommandArguments given) {
        LiveMatch match = finder.here(at);
        Optional<String> to = given.text(TO);
        return to.isEmpty() ? page.points(match) : page.rewind(at, match, orders(match, to.get()));
    }

    private int orders(LiveMatch match, String typed) {
        return switch (typed) {
            case REPORT -> orders(match, typed, point -> point.opens().isPresent());
            case TURN -> orders(match, typed, Point::frame);
            default -> {
                if (!typed.matches("\\d{1,3}")) {
                    throw Refused.because("command.propose.to", "typed", typed);
                }
                yield Integer.parseInt(typed);
            }
        };
    }

    private int orders(LiveMatch match, String typed, Predicate<Point> where) {
        return proposals.points(match.id()).stream()
                .filter(where)
                .findFirst()
                .map(Point::orders)
                .orElseThrow(() -> Refused.because("command.propose.too-far", "where", typed));
    }

    @Override
    public List<Suggestion> suggest(CommandContext at, CommandArguments given, String option) {
        List<Suggestion> all = new ArrayList<>();
        Optional<LiveMatch> here = option.equals(TO) ? proposedIn(at) : Optional.empty();
        here.ifPresent(match -> proposals
                .points(match.id())
                .forEach(point -> all.add(new Suggestion(
                        Integer.toString(point.orders()), match.words().plain(ProposalPage.label(point))))));
        return all;
    }

    private Optional<LiveMatch> proposedIn(CommandContext at) {
        return finder.found(at).filter(match -> match.stage() == LiveMatch.Stage.RUNNING);
    }
}
