package strategos.bot.host.mail;

import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.mail.ChannelPlan.Open;
import strategos.bot.host.mail.ChannelPlan.Step;
import strategos.bot.host.mail.Delivery.Ledger.Fate;
import strategos.bot.host.mail.OutboxPump.MatchLookup;
import strategos.bot.host.mail.OutboxWriter.Envelopes;
import strategos.bot.host.mail.OutboxWriter.Envelopes.MessageState;
import strategos.bot.host.mail.OutboxWriter.Envelopes.Notice;
import strategos.bot.host.mail.Piece.Opening;
import strategos.bot.host.mail.ReportWriter.Then;
import strategos.bot.host.mail.Story.NumberedPiece;
import strategos.bot.memory.AWhile;
import strategos.bot.memory.Newest;
import strategos.bot.port.ChannelRef;
import strategos.bot.port.Message;
import strategos.bot.port.Outlet;
import strategos.bot.port.Post.Part;
import strategos.bot.port.Undelivered;
import strategos.bot.port.Undelivered.Remedy;
import strategos.storage.post.Pages;
import strategos.storage.post.Pages.PageChange;
import strategos.storage.post.Pages.StoredPage;
import strategos.storage.post.Pages.StoredStory;
import strategos.storage.post.Post;
import strategos.storage.post.Post.NewPost;

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
            case Step.Post post when matches.displaced(match) -> new Fate.Superseded();
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
        MessageState state = step.kind() == Page.Kind.SEASON
                ? MessageState.season(plan.rest().getFirst())
                : MessageState.report(
                        asked(plan, step.foot()), step.foot(), step.page().flatMap(Page::within));
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
        MessageState before = step.message().state();
        MessageState state = before.asking(step.foot() ? plan.notice().calls() : before.known(), step.foot());
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
                case RETRY, BLOCKED, GONE -> throw e;
            };
        }
        StoredPage shown = page.grown(step.page().map(Page::last).orElse(page.last()), envelopes.write(state));
        return told(row, match, page.message(), List.of(shown), step.more());
    }

    /** The map between two years is told to its end, wherever the match goes on. */
    private Fate close(Post row, LiveMatch match, ChannelPlan plan, Open message) throws Undelivered {
        if (message.kind() != Page.Kind.SEASON) {
            lastWords(row, match, plan, message, Optional.empty());
        }
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
                    writer.closed(
                            match,
                            plan,
                            message,
                            then(match, plan, message.page().last()),
                            below),
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
            case REPORT ->
                writer.report(
                        match,
                        page.orElseThrow(),
                        then(match, plan, page.orElseThrow().last()),
                        foot,
                        pings);
            case CALL ->
                plan.notice()
                        .reminder()
                        .filter(reminder -> pings.contains(reminder.user()))
                        .map(reminder -> writer.reminder(match, pings, reminder.said(), report(match)))
                        .orElseGet(() -> writer.call(match, pings));
            case SEASON -> season(match, plan);
        };
    }

    /** The figures as that piece left them: the match may be far ahead of what its channel tells. */
    private Then then(LiveMatch match, ChannelPlan plan, long piece) {
        if (plan.last(piece)) {
            return match::figures;
        }
        Optional<Opening> next = plan.after(piece).flatMap(told -> told.piece().opening());
        if (next.isPresent()) {
            return next.get()::of;
        }
        Optional<? extends LiveMatch> then = plan.told().stream()
                .filter(told -> told.number() == piece)
                .findFirst()
                .flatMap(told -> matches.at(match.id(), told.version()));
        return then.isPresent() ? then.get()::figures : match::figures;
    }

    /** The address of the last report. */
    private Optional<String> report(LiveMatch match) {
        return pages.last(match.id(), 1).stream()
                .findFirst()
                .flatMap(page -> outlet.link(where(match, page), page.message()));
    }

    /** The map of that very moment, as the figures are: what follows at once is told below, and computers may have played on. */
    private Message season(LiveMatch match, ChannelPlan plan) {
        NumberedPiece next = plan.rest().getFirst();
        Opening opening = next.piece().opening().orElseThrow();
        LiveMatch then = matches.beginning(match.id(), next.version(), Optional.of(opening.chapter()))
                .orElseThrow();
        Optional<MessageState> last = plan.shown().of(Page.Kind.SEASON).map(Open::state);
        Optional<Long> version = last.flatMap(MessageState::version);
        Optional<? extends LiveMatch> before = version.isPresent()
                ? matches.beginning(match.id(), version.get(), last.flatMap(MessageState::within))
                : matches.at(match.id(), FIRST);
        return seasons.season(
                before.isPresent() ? before.get() : then,
                then,
                last.map(MessageState::figures).orElse(List.of()),
                opening);
    }

    private Fate told(Post row, LiveMatch match, String message, List<StoredPage> changed, boolean more) {
        Optional<NewPost> next =
                more ? Optional.of(NewPost.of(match.id(), row.place(), row.kind(), row.payload())) : Optional.empty();
        Set<String> people = changed.stream()
                .flatMap(page -> envelopes.read(page.json(), MessageState.class).known().stream())
                .map(Notice.Call::user)
                .filter(user -> !user.isEmpty())
                .collect(Collectors.toSet());
        return new Fate.Stepped(message, new PageChange(match.id(), changed, next, people));
    }

    /** What each message is in its match, for programs that follow it. */
    static final class Parts {
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
                    .map(told -> new Page(message.state().within(), List.of(told)))
                    .findFirst();
            return open(match, message.page().number(), first, List.of());
        }
    }

    /**
     * Whether a message still stands where people see it. To look costs a request, of which the service allows the bot only so
     * many a second; so a look that found little below the message holds for a while, and only one that found it far up is
     * taken each time anew. At worst a report grows for that while where talk has pushed it up. Thread-safe.
     */
    static final class Sight {
        /** A message with more below it has scrolled out of sight on a telephone. */
        private static final int IN_SIGHT = 10;

        /** With less below it a message stays in sight for a while. */
        private static final int NEAR = IN_SIGHT / 2;

        private static final AWhile LATELY = new AWhile(Duration.ofMinutes(15));

        /** Nothing has been said below a message that is so young, or it does not matter yet. */
        private static final AWhile JUST_NOW = new AWhile(Duration.ofMinutes(2));

        private static final int REMEMBERED = 2_000;

        private final Outlet outlet;
        private final InstantSource clock;
        private final Newest<String, Instant> near = new Newest<>(REMEMBERED);

        @Inject
        Sight(Outlet outlet, InstantSource clock) {
            this.outlet = outlet;
            this.clock = clock;
        }

        /** Whether the message of that channel, posted then, is in sight. */
        boolean holds(ChannelRef where, String message, Instant posted) throws Undelivered {
            Instant now = clock.instant();
            Optional<Instant> seen = near.get(message);
            if (JUST_NOW.since(posted, now)
                    || seen.filter(at -> LATELY.since(at, now)).isPresent()) {
                return true;
            }
            int below = outlet.below(where, message, IN_SIGHT);
            if (below < NEAR) {
                near.put(message, now);
            }
            return below < IN_SIGHT;
        }
    }
}
