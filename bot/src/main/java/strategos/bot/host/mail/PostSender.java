package strategos.bot.host.mail;

import jakarta.inject.Inject;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.LiveMatch.Stage;
import strategos.bot.host.Pictures;
import strategos.bot.host.Servers;
import strategos.bot.host.mail.Envelopes.CardNotice;
import strategos.bot.host.mail.Envelopes.StoryPayload;
import strategos.bot.host.mail.Ledger.Fate;
import strategos.bot.host.mail.OutboxPump.MatchLookup;
import strategos.bot.host.mail.OutboxWriter.Kind;
import strategos.bot.memory.Frames;
import strategos.bot.port.Message;
import strategos.bot.port.Outlet;
import strategos.bot.port.Picture;
import strategos.bot.port.Picture.Crowded;
import strategos.bot.port.Undelivered;
import strategos.bot.port.Undelivered.Remedy;
import strategos.storage.Outbox;
import strategos.storage.Post;

/** Makes messages of the outbox's rows, and brings each to the chat service. */
final class PostSender {
    private static final Logger LOG = LoggerFactory.getLogger(PostSender.class);

    /** When painting is tried again of which there was too much. */
    private static final Duration CROWDED = Duration.ofSeconds(2);

    /** Messages of a place that are told apart from one that is looked for: the newest of them is what counts. */
    private static final int NEIGHBOURS = 20;

    private final Outbox outbox;
    private final Outlet outlet;
    private final Pictures pictures;
    private final Servers servers;
    private final MatchLookup matches;
    private final LiveCards desk;
    private final Envelopes envelopes;
    private final InstantSource clock;
    private final TurnCard cards;
    private final Frames frames = new Frames();

    @Inject
    PostSender(
            Outbox outbox,
            Outlet outlet,
            Pictures pictures,
            Servers servers,
            MatchLookup matches,
            LiveCards desk,
            Envelopes envelopes,
            TurnCard cards,
            InstantSource clock) {
        this.outbox = outbox;
        this.outlet = outlet;
        this.pictures = pictures;
        this.servers = servers;
        this.matches = matches;
        this.desk = desk;
        this.envelopes = envelopes;
        this.clock = clock;
        this.cards = cards;
    }

    /** Tries once to send the post. */
    Fate send(Post row) {
        Optional<? extends LiveMatch> match = row.match().flatMap(matches::find);
        if (match.isEmpty() || row.payload().isEmpty()) {
            return new Fate.Dropped("there is nothing left to say");
        }
        try {
            return switch (Kind.of(row.kind())) {
                case STORY, START -> story(row, match.get());
                case CARD -> card(row, match.get());
            };
        } catch (Undelivered e) {
            return fate(row, e);
        } catch (Crowded e) {
            return new Fate.Later(row.unsure(), CROWDED, e.getMessage());
        }
    }

    private Fate story(Post row, LiveMatch match) throws Undelivered {
        StoryPayload payload = envelopes.read(row.payload(), StoryPayload.class);
        String text = payload.lines().stream().map(match.tale()::cite).collect(Collectors.joining("\n"));
        List<String> pings = pinged(match, payload.pings());
        String mentions = pings.stream().map(TurnCard::mention).collect(Collectors.joining(" "));
        Message message =
                new Message(mentions.isEmpty() ? text : text + " " + mentions, pictures(payload, match), List.of());
        String id = deliver(row, match, message, Optional.empty(), pings);
        desk.follow(match.id());
        return new Fate.Sent(id);
    }

    /** The dice, then the fights. */
    private List<Picture> pictures(StoryPayload payload, LiveMatch match) {
        String game = match.box().id();
        List<Picture> all = new ArrayList<>();
        if (!payload.strips().isEmpty()) {
            pictures.strips(game, payload.strips(), match.tale()).ifPresent(all::add);
        }
        payload.boards().forEach(b -> pictures.board(game, b, match.tale()).ifPresent(all::add));
        return all;
    }

    /**
     * The row may be seen before the value that its commit made is put down, and a card of the older one would stay wrong:
     * so the match is asked for in its queue.
     */
    private Fate card(Post row, LiveMatch found) throws Undelivered {
        CardNotice notice = envelopes.read(row.payload(), CardNotice.class);
        LiveMatch match = matches.settled(found.id()).orElseThrow();
        if (match.publicVersion() > notice.publicVersion()) {
            return new Fate.Superseded();
        }
        Optional<LiveCards.Shown> shown = desk.shown(match.id());
        List<String> uncalled = shown.map(card -> card.uncalled(notice)).orElseGet(() -> LiveCards.everyone(notice));
        boolean over = match.stage() == Stage.OVER;
        if (shown.isPresent()
                && uncalled.isEmpty()
                && !over
                && !shown.get().outdated(notice)
                && shown.get().young(clock.instant())
                && desk.inSight(match.id())) {
            try {
                String message = deliver(
                        row,
                        match,
                        cards.message(match, List.of(), false),
                        Optional.of(shown.get().message()),
                        List.of());
                desk.edited(
                        match.id(),
                        new LiveCards.Shown(message, notice, shown.get().posted()));
                return new Fate.Sent(message);
            } catch (Undelivered e) {
                if (e.remedy() != Remedy.POST_ANEW) {
                    throw e;
                }
                LOG.debug("match {}: post {}: the card is gone or too old, a new one follows", match.id(), row.id());
            }
        } else if (shown.isPresent()) {
            strike(row, match, shown.get());
        }
        List<String> pings = pinged(match, uncalled);
        String message = deliver(row, match, cards.message(match, pings, true), Optional.empty(), pings);
        if (over) {
            desk.ended(match.id());
        } else {
            desk.posted(match.id(), new LiveCards.Shown(message, notice, clock.instant()));
        }
        return new Fate.Sent(message);
    }

    /** Nobody is notified in a server that does not wish it. */
    private List<String> pinged(LiveMatch match, List<String> users) {
        return servers.of(match.where().guild()).pings() ? users : List.of();
    }

    /** Takes the buttons off the old card, as far as the service still allows it; twice does no harm. */
    private void strike(Post row, LiveMatch match, LiveCards.Shown card) throws Undelivered {
        try {
            deliver(row, match, cards.struck(match), Optional.of(card.message()), List.of());
        } catch (Undelivered e) {
            if (e.remedy() == Remedy.RETRY || e.remedy() == Remedy.BLOCKED) {
                throw e;
            }
            LOG.info("match {}: post {}: the old card keeps its buttons: {}", match.id(), row.id(), e.getMessage());
        }
    }

    private String deliver(Post row, LiveMatch match, Message message, Optional<String> edits, List<String> pings)
            throws Undelivered {
        if (message.pictures().isEmpty()) {
            return painted(row, match, message, edits, pings);
        }
        frames.acquireUninterruptibly();
        try {
            return painted(row, match, message, edits, pings);
        } finally {
            frames.release();
        }
    }

    private String painted(Post row, LiveMatch match, Message message, Optional<String> edits, List<String> pings)
            throws Undelivered {
        long start = System.nanoTime();
        Message painted = new Message(message.text(), paint(row, message.pictures()), message.controls());
        long ready = System.nanoTime();
        String id = outlet.deliver(
                new strategos.bot.port.Post(row.id(), match.id(), match.where(), painted, edits, search(row), pings));
        LOG.debug(
                "match {}: post {} ({}): paint {} us, send {} us",
                match.id(),
                row.id(),
                row.kind(),
                (ready - start) / 1_000,
                (System.nanoTime() - ready) / 1_000);
        return id;
    }

    private Optional<strategos.bot.port.Post.Search> search(Post row) {
        return row.unsure()
                ? Optional.of(new strategos.bot.port.Post.Search(
                        row.claimed().orElse(row.created()), outbox.messages(row.place(), NEIGHBOURS)))
                : Optional.empty();
    }

    /** A picture that cannot be painted must not keep the words back. */
    private List<Picture> paint(Post row, List<Picture> wanted) {
        List<Picture> painted = new ArrayList<>();
        for (Picture picture : wanted) {
            try {
                byte[] png = picture.png().get();
                painted.add(new Picture(picture.name(), picture.alt(), () -> png));
            } catch (Crowded later) {
                throw later;
            } catch (RuntimeException | Error e) {
                LOG.error(
                        "match {}: post {}: {} cannot be painted", row.match().orElse(""), row.id(), picture.name(), e);
            }
        }
        return painted;
    }

    private static Fate fate(Post row, Undelivered e) {
        int attempts = row.attempts() + 1;
        return switch (e.remedy()) {
            case RETRY -> new Fate.Later(true, Backoff.FAULT.after(attempts), e.getMessage());
            case BLOCKED -> new Fate.Later(false, Backoff.CLOSED.after(attempts), e.getMessage());
            case POST_ANEW, GIVE_UP -> new Fate.Dropped(e.getMessage());
        };
    }
}
