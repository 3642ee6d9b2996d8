package strategos.bot.host.mail;

import jakarta.inject.Inject;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.mail.Envelopes.StoryPayload;
import strategos.bot.host.mail.Envelopes.Whisper;
import strategos.bot.host.mail.Ledger.Fate;
import strategos.bot.host.mail.OutboxPump.MatchLookup;
import strategos.bot.host.mail.OutboxWriter.Kind;
import strategos.bot.port.ChannelRef;
import strategos.bot.port.Control;
import strategos.bot.port.Message;
import strategos.bot.port.Outlet;
import strategos.bot.port.Picture.Crowded;
import strategos.bot.port.Undelivered;
import strategos.storage.Post;

/** Makes messages of the outbox's rows, and brings each to the chat service. */
final class PostSender {
    /** When painting is tried again of which there was too much. */
    private static final Duration CROWDED = Duration.ofSeconds(2);

    private final Outlet outlet;
    private final MatchLookup matches;
    private final Envelopes envelopes;
    private final Delivery delivery;
    private final ChannelSender channels;
    private final TurnCard cards;
    private final WhisperWriter whispers;
    private final ProposalWriter proposals;

    @Inject
    PostSender(
            Outlet outlet,
            MatchLookup matches,
            Envelopes envelopes,
            Delivery delivery,
            ChannelSender channels,
            TurnCard cards,
            WhisperWriter whispers,
            ProposalWriter proposals) {
        this.outlet = outlet;
        this.matches = matches;
        this.envelopes = envelopes;
        this.delivery = delivery;
        this.channels = channels;
        this.cards = cards;
        this.whispers = whispers;
        this.proposals = proposals;
    }

    /** Tries once to send the post. */
    Fate send(Post row) {
        Optional<? extends LiveMatch> match = row.match().flatMap(matches::find);
        if (match.isEmpty() || row.payload().isEmpty()) {
            return new Fate.Dropped("there is nothing left to say");
        }
        try {
            return switch (Kind.of(row.kind())) {
                case STORY, ROUND -> new Fate.Sent(story(row, match.get()));
                case OPENING, START -> pinned(row, match.get());
                case PROPOSAL -> new Fate.Sent(proposal(row, match.get()));
                case SHOW -> channels.show(row, match.get());
                case WHISPER -> whisper(row, match.get());
            };
        } catch (Undelivered e) {
            return fate(row, e);
        } catch (Crowded e) {
            return new Fate.Later(row.unsure(), CROWDED, e.getMessage());
        }
    }

    /** What one looks for later stays at hand. */
    private Fate pinned(Post row, LiveMatch match) throws Undelivered {
        String message = story(row, match);
        outlet.pin(ChannelRef.of(row.place()), message);
        return new Fate.Sent(message);
    }

    private String proposal(Post row, LiveMatch match) throws Undelivered {
        Envelopes.Proposed proposed = envelopes.read(row.payload(), Envelopes.Proposed.class);
        List<String> pings = delivery.pinged(match, proposed.pings());
        return delivery.post(row, match, proposals.call(match, proposed, pings), pings);
    }

    private String story(Post row, LiveMatch match) throws Undelivered {
        StoryPayload payload = envelopes.read(row.payload(), StoryPayload.class);
        String text = payload.lines().stream().map(match.tale()::cite).collect(Collectors.joining("\n"));
        List<String> pings = delivery.pinged(match, payload.pings());
        String mentions = pings.stream().map(TurnCard::mention).collect(Collectors.joining(" "));
        String words = mentions.isEmpty() ? text : text + " " + mentions;
        return delivery.post(row, match, new Message(words, List.of(), called(match, pings)), pings);
    }

    /** Who does not wish to be written to is not. */
    private Fate whisper(Post row, LiveMatch match) throws Undelivered {
        Whisper whisper = envelopes.read(row.payload(), Whisper.class);
        return new Fate.Sent(
                delivery.whisper(row, match, ChannelRef.of(row.place()), whispers.message(match, whisper)));
    }

    /** Whoever is notified may have been away. */
    private List<Control> called(LiveMatch match, List<String> pings) {
        return pings.isEmpty() || match.stage() != LiveMatch.Stage.RUNNING ? List.of() : cards.since(match);
    }

    private static Fate fate(Post row, Undelivered e) {
        int attempts = row.attempts() + 1;
        return switch (e.remedy()) {
            case RETRY -> new Fate.Later(true, Backoff.FAULT.after(attempts), e.getMessage());
            case BLOCKED -> new Fate.Later(false, Backoff.CLOSED.after(attempts), e.getMessage());
            case POST_ANEW, STANDS, GIVE_UP -> new Fate.Dropped(e.getMessage());
        };
    }
}
