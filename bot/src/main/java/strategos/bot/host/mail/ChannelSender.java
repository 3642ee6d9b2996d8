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
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.mail.ChannelPlan.Open;
import strategos.bot.host.mail.ChannelPlan.Step;
import strategos.bot.host.mail.Envelopes.Face;
import strategos.bot.host.mail.Envelopes.Notice;
import strategos.bot.host.mail.Ledger.Fate;
import strategos.bot.host.mail.OutboxPump.MatchLookup;
import strategos.bot.host.mail.Page.Told;
import strategos.bot.port.Message;
import strategos.bot.port.Outlet;
import strategos.bot.port.Undelivered;
import strategos.bot.port.Undelivered.Remedy;
import strategos.storage.NewPost;
import strategos.storage.Pages;
import strategos.storage.Pages.Shown;
import strategos.storage.Pages.StoredPage;
import strategos.storage.Pages.Telling;
import strategos.storage.Post;

/**
 * Brings the channel of a match to show what was told and what is asked, one step for each row of the outbox: whatever is
 * left to do after it is owed by a row of its own, so no step is done twice, wherever one is stopped.
 */
final class ChannelSender {
    private static final Logger LOG = LoggerFactory.getLogger(ChannelSender.class);

    /** A message with more below it has scrolled out of sight on a telephone. */
    private static final int IN_SIGHT = 10;

    /** Nothing has been said below a message that is so young, or it does not matter yet. */
    private static final Duration JUST_NOW = Duration.ofMinutes(2);

    /** The version with which a match begins. */
    private static final long FIRST = 1;

    /** Reports by which those may know of a question who were asked before it was told on. */
    private static final int LATELY = 5;

    private final Outlet outlet;
    private final Pages pages;
    private final MatchLookup matches;
    private final Envelopes envelopes;
    private final ReportWriter writer;
    private final SeasonWriter seasons;
    private final Delivery delivery;
    private final InstantSource clock;

    @Inject
    ChannelSender(
            Outlet outlet,
            Pages pages,
            MatchLookup matches,
            Envelopes envelopes,
            ReportWriter writer,
            SeasonWriter seasons,
            Delivery delivery,
            InstantSource clock) {
        this.outlet = outlet;
        this.pages = pages;
        this.matches = matches;
        this.envelopes = envelopes;
        this.writer = writer;
        this.seasons = seasons;
        this.delivery = delivery;
        this.clock = clock;
    }

    /**
     * The row may be seen before the value that its commit made is put down, and what is asked would stay wrong: so the match
     * is asked for in its queue.
     */
    Fate show(Post row, LiveMatch found) throws Undelivered {
        LiveMatch match = matches.settled(found.id()).orElseThrow();
        Notice notice = asked(envelopes.read(row.payload(), Notice.class), match);
        if (row.unsure()) {
            Optional<String> retracted = delivery.retract(row, match);
            if (retracted.isPresent()) {
                return told(row, match, retracted.get(), List.of(), true);
            }
        }
        if (match.publicVersion() > notice.publicVersion()) {
            return new Fate.Superseded();
        }
        Telling telling = pages.telling(match.id());
        ChannelPlan plan = plan(match, notice, telling);
        Set<Long> good = new HashSet<>();
        for (StoredPage page : telling.open()) {
            if (good(match, page)) {
                good.add(page.number());
            }
        }
        return switch (plan.next(page -> good.contains(page.number()))) {
            case Step.Post post -> post(row, match, plan, telling, post);
            case Step.Edit edit -> edit(row, match, plan, edit);
            case Step.Close(Open message, Optional<Page> page) -> close(row, match, plan, message);
            case Step.Remove(Open message) -> {
                outlet.remove(match.where(), message.page().message());
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

    /** Without those who have left their seats, or were forgotten, since it was owed. */
    private static Notice asked(Notice owed, LiveMatch match) {
        List<Notice.Call> calls = owed.calls().stream()
                .filter(call -> match.seats().stream()
                        .anyMatch(holder -> holder.seat().equals(call.seat())
                                && holder.person()
                                        .filter(person -> call.user().equals(person.id()))
                                        .isPresent()))
                .toList();
        return new Notice(owed.publicVersion(), calls);
    }

    private ChannelPlan plan(LiveMatch match, Notice notice, Telling telling) {
        List<Open> open = telling.open().stream()
                .map(page -> new Open(page, envelopes.read(page.json(), Face.class)))
                .toList();
        List<Told> told = telling.pieces().stream()
                .map(stored -> {
                    Piece piece = envelopes.read(stored.json(), Piece.class);
                    return new Told(
                            stored.number(),
                            stored.version(),
                            stored.takenBack(),
                            piece,
                            writer.length(match, piece),
                            person(match, piece));
                })
                .toList();
        List<Notice.Call> known = Stream.concat(telling.open().stream(), pages.last(match.id(), LATELY).stream())
                .flatMap(page -> envelopes.read(page.json(), Face.class).known().stream())
                .toList();
        return new ChannelPlan(
                match.stage(), notice, new ChannelPlan.Shown(open, telling.shown(), known, telling.more()), told);
    }

    /** Whether a chapter of a person's begins with it. */
    private static boolean person(LiveMatch match, Piece piece) {
        return piece.opening()
                .flatMap(opening -> opening.chapter().seat())
                .flatMap(seat -> match.seats().stream()
                        .filter(holder -> holder.seat().equals(seat))
                        .findFirst())
                .flatMap(LiveMatch.Holder::person)
                .isPresent();
    }

    /** Whether it may still be edited, and stands in sight. */
    private boolean good(LiveMatch match, StoredPage page) throws Undelivered {
        Instant now = clock.instant();
        return Page.young(page.posted(), now)
                && (page.posted().plus(JUST_NOW).isAfter(now)
                        || outlet.below(match.where(), page.message(), IN_SIGHT) < IN_SIGHT);
    }

    private Fate post(Post row, LiveMatch match, ChannelPlan plan, Telling telling, Step.Post step) throws Undelivered {
        List<String> pings = delivery.pinged(match, step.pings());
        Message message = message(match, plan, step.kind(), step.page(), step.foot(), pings);
        String id;
        try {
            id = delivery.post(
                    row,
                    match,
                    message,
                    pings,
                    Parts.open(match, telling.newest() + 1, step.page(), asked(plan, step.foot())));
        } catch (Undelivered e) {
            if (e.remedy() != Remedy.GIVE_UP || step.kind() != Page.Kind.REPORT) {
                throw e;
            }
            return untold(row, match, telling, step.page().orElseThrow().first(), e);
        }
        Optional<Long> version = step.kind() == Page.Kind.SEASON
                ? Optional.of(plan.rest().getFirst().version())
                : Optional.empty();
        Face face = new Face(asked(plan, step.foot()), step.foot(), step.at(), version);
        StoredPage page = new StoredPage(
                telling.newest() + 1,
                step.kind().word(),
                step.page().map(Page::first).orElse(0L),
                step.page().map(Page::last).orElse(0L),
                envelopes.write(face),
                id,
                clock.instant(),
                true);
        List<StoredPage> changed = new ArrayList<>();
        if (step.after().isPresent()) {
            Open before = step.after().get();
            if (step.moves()) {
                outlet.remove(match.where(), before.page().message());
            } else if (before.kind() == Page.Kind.REPORT) {
                lastWords(row, match, plan, before);
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
    private Fate untold(Post row, LiveMatch match, Telling telling, long piece, Undelivered why) throws Undelivered {
        LOG.error("match {}: post {}: piece {} is not told: {}", match.id(), row.id(), piece, why.getMessage());
        String id = delivery.post(row, match, writer.untold(match), List.of());
        StoredPage page = new StoredPage(
                telling.newest() + 1,
                Page.Kind.REPORT.word(),
                piece,
                piece,
                envelopes.write(Face.BARE),
                id,
                clock.instant(),
                false);
        return told(row, match, id, List.of(page), true);
    }

    private Fate edit(Post row, LiveMatch match, ChannelPlan plan, Step.Edit step) throws Undelivered {
        StoredPage page = step.message().page();
        Message message = message(match, plan, step.message().kind(), step.page(), step.foot(), List.of());
        Face face = new Face(
                step.foot() ? plan.notice().calls() : step.message().face().known(),
                step.foot(),
                step.message().face().at(),
                step.message().face().version());
        try {
            delivery.edit(
                    row,
                    match,
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
        StoredPage shown = page.grown(step.page().map(Page::last).orElse(page.last()), envelopes.write(face));
        return told(row, match, page.message(), List.of(shown), step.more());
    }

    private Fate close(Post row, LiveMatch match, ChannelPlan plan, Open message) throws Undelivered {
        lastWords(row, match, plan, message);
        return told(row, match, message.page().message(), List.of(message.page().closed()), true);
    }

    /** As far as the service still allows it; twice does no harm. */
    private void lastWords(Post row, LiveMatch match, ChannelPlan plan, Open message) throws Undelivered {
        try {
            delivery.edit(
                    row,
                    match,
                    message.page().message(),
                    writer.closed(match, plan, message),
                    Parts.closed(match, plan, message));
        } catch (Undelivered e) {
            if (e.remedy() == Remedy.RETRY || e.remedy() == Remedy.BLOCKED) {
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
            case CALL -> writer.call(match, pings);
            case SEASON -> season(match, plan);
        };
    }

    /** The map of that very moment: computers may have played on meanwhile. */
    private Message season(LiveMatch match, ChannelPlan plan) {
        Told next = plan.rest().getFirst();
        LiveMatch then = matches.at(match.id(), next.version()).orElseThrow();
        long last = plan.shown()
                .of(Page.Kind.SEASON)
                .flatMap(season -> season.face().version())
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
        return new Fate.Told(message, new Shown(match.id(), changed, next));
    }
}
