package strategos.bot.command.common;

import jakarta.inject.Inject;
import strategos.bot.command.Given;
import strategos.bot.command.MatchFinder;
import strategos.bot.command.Outcomes;
import strategos.bot.command.Refused;
import strategos.bot.command.Situation;
import strategos.bot.command.json.DecisionsJson;
import strategos.bot.command.order.OrdersPage;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.Matches;
import strategos.bot.port.Answer;

/** {@code /match orders}: what do I owe, and what may I do. */
final class MatchOrders extends Common {
    private final MatchFinder finder;
    private final OrdersPage page;

    @Inject
    MatchOrders(Matches matches, OrdersPage page) {
        super(MATCH, "orders");
        this.finder = new MatchFinder(matches);
        this.page = page;
    }

    @Override
    public Answer run(Situation at, Given given) {
        LiveMatch match = finder.here(at);
        if (match.held(at.by()).isEmpty()) {
            throw Refused.because("command.no-seat-held", "match", match.id());
        }
        return Outcomes.about(match, Answer.done(page.of(match, at.by())))
                .with(new DecisionsJson().write(match, at.by()));
    }
}
