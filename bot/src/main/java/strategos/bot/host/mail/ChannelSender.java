package strategos.bot.host.mail;

import jakarta.inject.Inject;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.mail.ChannelPlan.Open;
import strategos.bot.host.mail.ChannelPlan.Step;
import strategos.bot.host.mail.Envelopes.MessageState;
import strategos.bot.host.mail.Envelopes.Notice;
import strategos.bot.host.mail.Ledger.Fate;
import strategos.bot.host.mail.OutboxPump.MatchLookup;
import strategos.bot.port.ChannelRef;
import strategos.bot.port.Message;
import strategos.bot.port.Outlet;
import strategos.bot.port.Undelivered;
import strategos.bot.port.Undelivered.Remedy;
import strategos.storage.NewPost;
import strategos.storage.Pages;
import strategos.storage.Pages.PageChange;
import strategos.storage.Pages.StoredPage;
import strategos.storage.Pages.StoredStory;
import strategos.storage.Post;

/**
 * Brings the channel of a match to show what was told and what is asked, one step for each row of the outbox: whatever is
 * left to do after it is owed by a row of its own, so no step is done twice, wherever one is stopped.
 */
final class ChannelSender {
    private static final Logger LOG = LoggerFactory.getLogger(ChannelSender.class);

    /** The version with which a match begins. */
    private static final long FIRST = 1;

    private final Outlet outlet;
    private final Pages pages;
    private final ChannelReader reader;
    private final MatchLookup matches;
    private final Envelopes envelopes;
    private final ReportWriter writer;
    private final SeasonWriter seasons;
    private final Delivery delivery;
    private final InstantSource clock;
    private final Sight sight;

    @Inject
    ChannelSender(
            Outlet outlet,
            Pages pages,
            ChannelReader reader,
            MatchLookup matches,
            Envelopes envelopes,
            ReportWriter writer,
            SeasonWriter seasons,
            Delivery delivery,
            InstantSource clock,
            Sight sight) {
        this.outlet = outlet;
        this.pages = pages;
        this.reader = reader;
        this.matches = matches;
        this.envelopes = envelopes;
        this.writer = writer;
        this.seasons = seasons;
        this.delivery = delivery;
        this.clock = clock;
        this.sight = sight;
    }

    /**
     * The row may be seen before the value that its commit made is put down, and what is asked would stay wrong: so the match
     * is asked for in its queue.
     */
    Fate show(Post row, LiveMatch found) throws Undelivered {
        LiveMatch match = matches.settled(found.id()).orElseThrow();
        Notice notice = reader.asked(row, match);
        if (row.unsure()) {
            Optional<String> retracted = delivery.retract(row, match);
            if (retracted.isPresent()) {
                return told(row, match, retracted.get(), List.of(), true);
            }
        }
        if (match.publicVersion() > notice.publicVersion()) {
            return new Fate.Superseded();
        }
        StoredStory stored = pages.story(match.id());
        ChannelPlan plan = reader.plan(match, notice, stored);
        Set<Long> good = new HashSet<>();
        for (StoredPage page : stored.open()) {
            if (good(match, page)) {
                good.add(page.number());
            }
        }
        return switch (plan.next(page -> good.contains(page.number()))) {
            case Step.Post post -> post(row, match, plan, stored, post);
            case Step.Edit edit -> edit(row, match, plan, edit);
            case Step.Close(Open message, Optional<Page> page) -> close(row, match, plan, message);
            case Step.Remove(Open message) -> {
                try {
                    outlet.remove(where(match, message.page()), message.page().message());
                } catch (Undelivered e) {
                    if (message.page().place().isEmpty() || e.remedy() == Remedy.RETRY) {
                        throw e;
                    }
                    LOG.info(
                            "match {}: message {} stays where it was: {}",
                            match.id(),
                            message.page().number(),
                            e.getMessage());
                }
                yield told(
                        row,
                        match,
                        message.page().message(),
                        List.of(message.page().closed()),
                        true);
            }
            case Step.Done done -> new Fate.Superseded();
        };
    }

    /** Where the message stands: a match may have moved since. */
    private static ChannelRef where(LiveMatch match, StoredPage page) {
        return page.place().map(ChannelRef::of).orElse(match.where());
    }

    /** Whether it may still be edited, and stands in sight. */
    private boolean good(LiveMatch match, StoredPage page) throws Undelivered {
        return Page.young(page.posted(), clock.instant()) && sight.holds(match.where(), page.message(), page.posted());
    }

    private Fate post(Post row, LiveMatch match, ChannelPlan plan, StoredStory stored, Step.Post step)
            throws Undelivered {
        List<String> pings = delivery.pinged(match, step.pings());
        Message message = message(match, plan, step.kind(), step.page(), step.foot(), pings);
        String id;
        try {
            id = delivery.post(
                    row,
                    match,
                    message,
                    pings,
                    Parts.open(match, stored.newest() + 1, step.page(), asked(plan, step.foot())));
        } catch (Undelivered e) {
            if (e.remedy() != Remedy.GIVE_UP || step.kind() != Page.Kind.REPORT) {
                throw e;
            }
            return untold(row, match, stored, step.page().orElseThrow().first(), e);
        }
        Optional<Long> version = step.kind() == Page.Kind.SEASON
                ? Optional.of(plan.rest().getFirst().version())
                : Optional.empty();
        MessageState state = new MessageState(asked(plan, step.foot()), step.foot(), step.at(), version);
        StoredPage page = new StoredPage(
                stored.newest() + 1,
                step.kind().word(),
                step.page().map(Page::first).orElse(0L),
                step.page().map(Page::last).orElse(0L),
                envelopes.write(state),
                id,
                clock.instant(),
                true);
        List<StoredPage> changed = new ArrayList<>();
        if (step.after().isPresent()) {
            Open before = step.after().get();
            if (step.moves()) {
                outlet.remove(match.where(), before.page().message());
            } else if (before.kind() == Page.Kind.REPORT) {
                lastWords(row, match, plan, before, Optional.of(outlet.link(match.where(), id)));
            }
            changed.add(step.moves() ? before.page().gone() : before.page().closed());
        }
        changed.add(page);
        return told(row, match, id, changed, step.more());
    }

    private static List<Notice.Call> asked(ChannelPlan plan, boolean foot) {
        return foot ? plan.notice().calls() : List.of();
    }

    /** One piece that the service will never take must not keep back all that follows: a word stands in its place. */
    private Fate untold(Post row, LiveMatch match, StoredStory stored, long piece, Undelivered why) throws Undelivered {
        LOG.error("match {}: post {}: piece {} is not told: {}", match.id(), row.id(), piece, why.getMessage());
        String id = delivery.post(row, match, writer.untold(match), List.of());
        StoredPage page = new StoredPage(
                stored.newest() + 1,
                Page.Kind.REPORT.word(),
                piece,
                piece,
                envelopes.write(MessageState.BARE),
                id,
                clock.instant(),
                false);
        return told(row, match, id, List.of(page), true);
    }

    private Fate edit(Post row, LiveMatch match, ChannelPlan plan, Step.Edit step) throws Undelivered {
        StoredPage page = step.message().page();
        Message message = message(match, plan, step.message().kind(), step.page(), step.foot(), List.of());
        MessageState state = new MessageState(
                step.foot() ? plan.notice().calls() : step.message().state().known(),
                step.foot(),
                step.message().state().at(),
                step.message().state().version());
        try {
            delivery.edit(
                    row,
                    match,
                    match.where(),
                    page.message(),
                    message,
                    Parts.open(match, page.number(), step.page(), asked(plan, step.foot())));
        } catch (Undelivered e) {
            LOG.info("match {}: post {}: message {}: {}", match.id(), row.id(), page.number(), e.getMessage());
            boolean grows =
                    step.page().filter(more -> more.last() > page.last()).isPresent();
            return switch (e.remedy()) {
                case POST_ANEW -> told(row, match, page.message(), List.of(page.gone()), true);
                case STANDS -> told(row, match, page.message(), List.of(page.closed()), true);
                case GIVE_UP -> {
                    if (!grows) {
                        throw e;
                    }
                    yield close(row, match, plan, step.message());
                }
                case RETRY, BLOCKED -> throw e;
            };
        }
        StoredPage shown = page.grown(step.page().map(Page::last).orElse(page.last()), envelopes.write(state));
        return told(row, match, page.message(), List.of(shown), step.more());
    }

    private Fate close(Post row, LiveMatch match, ChannelPlan plan, Open message) throws Undelivered {
        lastWords(row, match, plan, message, Optional.empty());
        return told(row, match, message.page().message(), List.of(message.page().closed()), true);
    }

    /**
     * As far as the service still allows it; twice does no harm.
     *
     * @param below for a chapter that goes on in another message: the address of that one, if the service has any
     */
    private void lastWords(Post row, LiveMatch match, ChannelPlan plan, Open message, Optional<Optional<String>> below)
            throws Undelivered {
        try {
            delivery.edit(
                    row,
                    match,
                    where(match, message.page()),
                    message.page().message(),
                    writer.closed(match, plan, message, below),
                    Parts.closed(match, plan, message));
        } catch (Undelivered e) {
            boolean left = message.page().place().isPresent();
            if (e.remedy() == Remedy.RETRY || (e.remedy() == Remedy.BLOCKED && !left)) {
                throw e;
            }
            LOG.info(
                    "match {}: post {}: message {} keeps its last words: {}",
                    match.id(),
                    row.id(),
                    message.page().number(),
                    e.getMessage());
        }
    }

    private Message message(
            LiveMatch match, ChannelPlan plan, Page.Kind kind, Optional<Page> page, boolean foot, List<String> pings) {
        return switch (kind) {
            case TABLE, END -> writer.card(match);
            case REPORT -> writer.report(match, page.orElseThrow(), foot, pings);
            case CALL ->
                plan.notice()
                        .reminder()
                        .filter(reminder -> pings.contains(reminder.user()))
                        .map(reminder -> writer.reminder(match, pings, reminder.said(), report(match)))
                        .orElseGet(() -> writer.call(match, pings));
            case SEASON -> season(match, plan);
        };
    }

    /** The address of the last report. */
    private Optional<String> report(LiveMatch match) {
        return pages.last(match.id(), 1).stream()
                .findFirst()
                .flatMap(page -> outlet.link(where(match, page), page.message()));
    }

    /** The map of that very moment: computers may have played on meanwhile. */
    private Message season(LiveMatch match, ChannelPlan plan) {
        NumberedPiece next = plan.rest().getFirst();
        LiveMatch then = matches.at(match.id(), next.version()).orElseThrow();
        long last = plan.shown()
                .of(Page.Kind.SEASON)
                .flatMap(season -> season.state().version())
                .orElse(FIRST);
        Optional<? extends LiveMatch> before = matches.at(match.id(), last);
        return seasons.season(
                before.isPresent() ? before.get() : then,
                then,
                next.piece().opening().orElseThrow().chapter());
    }

    private static Fate told(Post row, LiveMatch match, String message, List<StoredPage> changed, boolean more) {
        Optional<NewPost> next =
                more ? Optional.of(NewPost.of(match.id(), row.place(), row.kind(), row.payload())) : Optional.empty();
        return new Fate.Stepped(message, new PageChange(match.id(), changed, next));
    }
}
