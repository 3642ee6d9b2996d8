package strategos.bot.command.handler;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import strategos.bot.port.Answer;
import strategos.bot.port.Message;

/**
 * Carries each delivery out once: one that comes again while the first is in work waits for it and gets the same answer;
 * one that comes later gets the words of it. What a delivery did to a match is also known to the host, across restarts;
 * this covers what only answers or drafts. Pictures hold whole positions, so no more than words is kept, and not of many.
 */
final class Deliveries {
    /** A chat service repeats a delivery within seconds. */
    private static final int MOST = 10_000;

    /** Of all words together: a few megabytes. */
    private static final long MOST_CHARACTERS = 2_000_000;

    private final int most;
    private final long mostCharacters;
    private final Map<String, CompletableFuture<Answer>> inWork = new HashMap<>();
    private final LinkedHashMap<String, Answer> told = new LinkedHashMap<>();
    private long characters;

    Deliveries() {
        this(MOST, MOST_CHARACTERS);
    }

    /**
     * None yet.
     *
     * @param most answers that are kept
     * @param mostCharacters of all of them together
     */
    Deliveries(int most, long mostCharacters) {
        this.most = most;
        this.mostCharacters = mostCharacters;
    }

    /** The answer to the delivery, made now or before. */
    Answer once(String delivery, Supplier<Answer> work) {
        CompletableFuture<Answer> mine = new CompletableFuture<>();
        Optional<CompletableFuture<Answer>> first = first(delivery, mine);
        if (first.isPresent()) {
            return first.get().join();
        }
        try {
            Answer answer = work.get();
            keep(delivery, words(answer));
            mine.complete(answer);
            return answer;
        } catch (Throwable thrown) {
            mine.completeExceptionally(thrown);
            throw thrown;
        } finally {
            forget(delivery);
        }
    }

    /** How many characters are kept now. */
    synchronized long characters() {
        return characters;
    }

    /** What was begun or answered before; empty where this is the first time, and then it is begun. */
    private synchronized Optional<CompletableFuture<Answer>> first(String delivery, CompletableFuture<Answer> mine) {
        Answer before = told.get(delivery);
        return before == null
                ? Optional.ofNullable(inWork.putIfAbsent(delivery, mine))
                : Optional.of(CompletableFuture.completedFuture(before));
    }

    private synchronized void keep(String delivery, Answer words) {
        told.put(delivery, words);
        characters += size(delivery, words);
        while (told.size() > most || characters > mostCharacters) {
            Map.Entry<String, Answer> eldest = told.pollFirstEntry();
            characters -= size(eldest.getKey(), eldest.getValue());
        }
    }

    private synchronized void forget(String delivery) {
        inWork.remove(delivery);
    }

    private static Answer words(Answer answer) {
        Answer words = answer.refusal()
                .map(why -> Answer.refused(why.sentence(), why.rule()))
                .orElseGet(() -> Answer.done(Message.text(answer.message().text())));
        return answer.match()
                .map(match -> words.about(match.id(), match.version()))
                .orElse(words);
    }

    private static long size(String delivery, Answer words) {
        return (long) delivery.length()
                + words.message().text().length()
                + words.refusal()
                        .map(why -> why.sentence().length()
                                + why.rule().map(String::length).orElse(0))
                        .orElse(0);
    }
}
