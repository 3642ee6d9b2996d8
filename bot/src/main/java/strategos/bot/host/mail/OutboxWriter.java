package strategos.bot.host.mail;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.function.ToIntFunction;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.LiveMatch.Stage;
import strategos.bot.host.mail.Envelopes.CardNotice;
import strategos.bot.host.mail.Envelopes.StoryPayload;
import strategos.bot.port.Person;
import strategos.engine.scene.Board;
import strategos.engine.scene.Strip;
import strategos.engine.text.Line;
import strategos.storage.Commit;
import strategos.storage.NewPost;

/** Puts the posts that a commit owes into it. */
public final class OutboxWriter {
    /** A classic message of Discord takes 2,000 characters; names may turn out longer by the time it is sent. */
    private static final int CHARACTERS = 1_900;

    /** Strips stacked in one picture that still reads on a telephone, boards beside them counted too. */
    private static final int PICTURES = 6;

    private final Envelopes envelopes;
    private final Cutter cutter = new Cutter(CHARACTERS, PICTURES);

    @Inject
    public OutboxWriter(Envelopes envelopes) {
        this.envelopes = envelopes;
    }

    /** Owes the story, in as many posts as it needs. */
    public Commit story(Commit commit, LiveMatch match, List<Story.Item> items) {
        Commit more = commit;
        for (List<Story.Item> post :
                cutter.cut(items, item -> match.tale().cite(item.line()).length(), Story.Item::pictures)) {
            List<Strip> strips =
                    post.stream().flatMap(item -> item.strip().stream()).toList();
            List<Board> boards =
                    post.stream().flatMap(item -> item.board().stream()).toList();
            more = more.post(post(
                    match,
                    Kind.STORY,
                    new StoryPayload(
                            post.stream().map(Story.Item::line).toList(), strips, boards, List.of(), List.of())));
        }
        return more;
    }

    /** Owes a post of a few sentences in which these people may be named. */
    public Commit lines(Commit commit, LiveMatch match, List<Line> lines, List<Person> named) {
        return commit.post(
                post(match, Kind.STORY, new StoryPayload(lines, List.of(), List.of(), List.of(), ids(named))));
    }

    /** Owes a sentence that notifies the person. */
    public Commit ping(Commit commit, LiveMatch match, Line line, Person person) {
        return commit.post(post(
                match,
                Kind.STORY,
                new StoryPayload(List.of(line), List.of(), List.of(), List.of(person.id()), List.of())));
    }

    /** Owes a sentence that notifies these, and names those. */
    public Commit ping(Commit commit, LiveMatch match, Line line, List<Person> people, List<Person> named) {
        return commit.post(post(
                match, Kind.STORY, new StoryPayload(List.of(line), List.of(), List.of(), ids(people), ids(named))));
    }

    /** Owes the post that starts the match. */
    public Commit start(Commit commit, LiveMatch match, List<Line> lines) {
        return commit.post(post(match, Kind.START, StoryPayload.of(lines)), Kind.START.word());
    }

    /**
     * Owes the card.
     *
     * @param after the match as the commit leaves it
     * @param milestone what was told when the map last changed much
     * @param actor the person who has just acted, and knows what is asked now
     */
    public Commit card(Commit commit, LiveMatch after, long milestone, Optional<Person> actor) {
        List<CardNotice.Call> calls = new ArrayList<>();
        if (after.stage() == Stage.RUNNING) {
            after.awaited()
                    .keySet()
                    .forEach(seat -> after.seats().stream()
                            .filter(holder -> holder.seat().equals(seat))
                            .flatMap(holder -> holder.person().stream())
                            .map(person -> new CardNotice.Call(
                                    seat,
                                    person.id(),
                                    after.stamp(seat).open(),
                                    actor.map(Person::id)
                                            .filter(person.id()::equals)
                                            .isPresent()))
                            .forEach(calls::add));
        }
        return commit.post(post(after, Kind.CARD, new CardNotice(after.publicVersion(), calls, milestone)));
    }

    /** Owes the card after a change that made no new version. */
    public Commit refresh(Commit commit, LiveMatch after, Optional<Person> actor) {
        return card(commit, after, 0, actor);
    }

    private NewPost post(LiveMatch match, Kind kind, Record content) {
        return NewPost.of(match.id(), match.where().word(), kind.word(), envelopes.write(content));
    }

    private static List<String> ids(List<Person> people) {
        return people.stream().map(Person::id).filter(Objects::nonNull).toList();
    }

    /** What a post of the outbox is. */
    enum Kind {
        /** Sentences, perhaps with dice. */
        STORY,
        /** The seats with their omens, whose id starts the match. */
        START,
        /** The live card. */
        CARD;

        String word() {
            return name().toLowerCase(Locale.ROOT);
        }

        static Kind of(String word) {
            return valueOf(word.toUpperCase(Locale.ROOT));
        }
    }

    /**
     * Puts the items of a story together into posts: as many in one as it has room for, in their order, and none cut. An item
     * that alone is more than a post takes has one for itself, and the face cuts its words where its service must.
     */
    static final class Cutter {
        private final int characters;
        private final int pictures;

        /** A cutter for posts of at most so many characters, line breaks included, and so many pictures. */
        Cutter(int characters, int pictures) {
            this.characters = characters;
            this.pictures = pictures;
        }

        /** The items, post by post; no post is empty. */
        <T> List<List<T>> cut(List<T> items, ToIntFunction<T> length, ToIntFunction<T> shown) {
            List<List<T>> posts = new ArrayList<>();
            List<T> post = new ArrayList<>();
            int full = 0;
            int painted = 0;
            for (T item : items) {
                int more = length.applyAsInt(item);
                int another = shown.applyAsInt(item);
                if (!post.isEmpty() && (full + 1 + more > characters || painted + another > pictures)) {
                    posts.add(List.copyOf(post));
                    post.clear();
                    full = 0;
                    painted = 0;
                }
                full += (post.isEmpty() ? 0 : 1) + more;
                painted += another;
                post.add(item);
            }
            if (!post.isEmpty()) {
                posts.add(List.copyOf(post));
            }
            return posts;
        }
    }
}
