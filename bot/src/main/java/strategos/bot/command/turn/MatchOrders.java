package strategos.bot.command.turn;

import jakarta.inject.Inject;
import strategos.bot.command.CommandContext;
import strategos.bot.command.CommandContext.CommandArguments;
import strategos.bot.command.Common;
import strategos.bot.command.MatchFinder;
import strategos.bot.command.order.OrdersPage;
import strategos.bot.port.Answer;

/** {@code /match orders}: what do I owe, and what may I do. */
final class MatchOrders extends Common {
    private final MatchFinder finder;
    private final OrdersPage page;

    @Inject
    MatchOrders(MatchFinder finder, OrdersPage page) {
        super(MATCH, "orders");
        this.finder = finder;
        this.page = page;
    }

    @Override
    public Answer run(CommandContext at, CommandArguments given) {
        return page.answer(finder.here(at), at.by());
    }
}
