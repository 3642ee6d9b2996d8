package strategos.bot.host.mail;

import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import strategos.bot.host.mail.Envelopes.CardNotice;
import strategos.bot.host.mail.OutboxWriter.Kind;
import strategos.bot.memory.Newest;
import strategos.storage.Outbox;
import strategos.storage.Post;

/** Knows which message is the live card of each match, and whether a notice needs a new one. */
final class LiveCards {
    /** Discord stops edits of messages older than an hour, and a notice may wait a little. */
    private static final Duration YOUNG = Duration.ofMinutes(50);

    /** A card with more posts below it has scrolled out of sight on a telephone. */
    private static final int IN_SIGHT = 10;

    /** Matches whose cards are known by heart; those of others are looked up in the outbox. */
    private static final int MOST = 2_000;

    private final Outbox outbox;
    private final Envelopes envelopes;
    private final Newest<String, Shown> cards = new Newest<>(MOST);
    private final Newest<String, Integer> below = new Newest<>(MOST);

    @Inject
    LiveCards(Outbox outbox, Envelopes envelopes) {
        this.outbox = outbox;
        this.envelopes = envelopes;
    }

    /**
     * A card in the channel.
     *
     * @param message the service's id of it
     * @param notice what it shows
     * @param posted when it was posted, later edits apart
     */
    record Shown(String message, CardNotice notice, Instant posted) {
        /** Whether it may still be edited. */
        boolean young(Instant now) {
            return posted.plus(YOUNG).isAfter(now);
        }

        /** Those who do not know yet that they are waited for. */
        List<String> uncalled(CardNotice next) {
            return LiveCards.called(next)
                    .filter(call -> notice.calls().stream().noneMatch(call::same))
                    .map(CardNotice.Call::user)
                    .distinct()
                    .toList();
        }

        /** Whether the map has changed much since it was posted or painted anew. */
        boolean outdated(CardNotice next) {
            return next.milestone() > notice.publicVersion();
        }
    }

    /** The live card, if there is one. */
    Optional<Shown> shown(String match) {
        return cards.get(match).or(() -> remembered(match).map(card -> cards.putIfAbsent(match, card)));
    }

    /** Who is to be notified where there is no card yet. */
    static List<String> everyone(CardNotice notice) {
        return called(notice).map(CardNotice.Call::user).distinct().toList();
    }

    /** The card was edited where it stands. */
    void edited(String match, Shown card) {
        cards.put(match, card);
    }

    /** A new card stands below all else. */
    void posted(String match, Shown card) {
        cards.put(match, card);
        below.remove(match);
    }

    /** The last card of the match is posted. */
    void ended(String match) {
        cards.remove(match);
        below.remove(match);
    }

    /** Another post of the match stands below its card. */
    void follow(String match) {
        below.put(match, below.get(match).orElse(0) + 1);
    }

    /** Whether the card need not be looked for. */
    boolean inSight(String match) {
        return below.get(match).orElse(0) < IN_SIGHT;
    }

    /** After a restart: a card that was edited may be older than it seems, which the service will then say. */
    private Optional<Shown> remembered(String match) {
        return outbox.lastSent(match, Kind.CARD.word())
                .filter(post -> !post.payload().isEmpty())
                .flatMap(this::shown);
    }

    private Optional<Shown> shown(Post post) {
        return post.message()
                .map(message -> new Shown(
                        message,
                        envelopes.read(post.payload(), CardNotice.class),
                        post.settled().orElse(post.created())));
    }

    private static Stream<CardNotice.Call> called(CardNotice notice) {
        return notice.calls().stream().filter(call -> !call.quiet());
    }
}
