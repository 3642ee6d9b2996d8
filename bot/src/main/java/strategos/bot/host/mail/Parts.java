package strategos.bot.host.mail;

import java.util.List;
import java.util.Optional;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.mail.ChannelPlan.Open;
import strategos.bot.host.mail.Envelopes.Notice;
import strategos.bot.port.Post.Part;

/** What each message is in its match, for programs that follow it. */
final class Parts {
    private Parts() {}

    /**
     * A message that may still change.
     *
     * @param number which of the match's messages it is
     * @param page what it tells, if it tells anything
     * @param calls the questions that it asks
     */
    static Part open(LiveMatch match, long number, Optional<Page> page, List<Notice.Call> calls) {
        return new Part(
                number,
                page.map(told -> match.tale().plain(told.title())),
                calls.stream().map(call -> call.seat().id()).distinct().toList());
    }

    /** One that changes no more. */
    static Part closed(LiveMatch match, ChannelPlan plan, Open message) {
        Optional<Page> first = plan.told().stream()
                .filter(told -> told.number() == message.page().first())
                .map(told -> new Page(List.of(told)))
                .findFirst();
        return open(match, message.page().number(), first, List.of());
    }
}
