package strategos.bot.host.mail;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.LiveMatch.Stage;
import strategos.bot.host.Proposal;
import strategos.bot.host.mail.Envelopes.Notice;
import strategos.bot.host.mail.Envelopes.StoryPayload;
import strategos.bot.host.mail.Envelopes.Whisper;
import strategos.bot.port.ChannelRef;
import strategos.bot.port.Person;
import strategos.engine.text.Line;
import strategos.storage.Commit;
import strategos.storage.NewPost;

/** Puts the posts that a commit owes into it. */
public final class OutboxWriter {
    private final Envelopes envelopes;

    @Inject
    public OutboxWriter(Envelopes envelopes) {
        this.envelopes = envelopes;
    }

    /** Tells the story; the channel shows it when {@link #show} is owed. */
    public Commit story(Commit commit, Story story) {
        Commit more = commit;
        for (Piece piece : story.pieces()) {
            more = more.tell(envelopes.write(piece));
        }
        return more;
    }

    /** What was told of later versions than that one is taken back, and that is told. */
    public Commit takenBack(Commit commit, long version, Line told) {
        return commit.takeBack(version).tell(envelopes.write(Piece.said(List.of(told))));
    }

    /** Owes a post of a few sentences in which these people may be named. */
    public Commit lines(Commit commit, LiveMatch match, List<Line> lines, List<Person> named) {
        return commit.post(post(match, Kind.STORY, new StoryPayload(lines, List.of(), ids(named))));
    }

    /** Owes the sentences with which a match is opened. */
    public Commit opening(Commit commit, LiveMatch match, List<Line> lines) {
        return commit.post(post(match, Kind.OPENING, StoryPayload.of(lines)));
    }

    /** What a post of a few sentences that name nobody holds, for whoever owes it in many matches at once. */
    public NewPost notice(Line line) {
        return NewPost.loose("", Kind.STORY.word(), envelopes.write(StoryPayload.of(List.of(line))));
    }

    /** Owes the call to those who are asked to agree to a proposal. */
    public Commit proposal(Commit commit, LiveMatch match, Proposal proposal, List<Person> asked) {
        return commit.post(post(match, Kind.PROPOSAL, ProposalWriter.proposed(match, proposal, ids(asked))));
    }

    /** Owes a sentence that notifies these, and names those. */
    public Commit ping(Commit commit, LiveMatch match, Line line, List<Person> people, List<Person> named) {
        return commit.post(post(match, Kind.STORY, new StoryPayload(List.of(line), ids(people), ids(named))));
    }

    /**
     * Owes a private message to a user.
     *
     * @param follows whether it is a note to one who follows the match
     */
    public Commit whisper(Commit commit, LiveMatch match, String user, Line line, boolean follows) {
        Whisper whisper = new Whisper(List.of(line), user, follows);
        String place = ChannelRef.direct(user).word();
        return commit.post(NewPost.of(match.id(), place, Kind.WHISPER.word(), envelopes.write(whisper)));
    }

    /** Owes the post that starts the match. */
    public Commit start(Commit commit, LiveMatch match, List<Line> lines) {
        return commit.post(post(match, Kind.START, StoryPayload.of(lines)), Kind.START.word());
    }

    /** Owes the post that names the round with which dice will fall. */
    public Commit naming(Commit commit, LiveMatch match, List<Line> lines) {
        return commit.post(post(match, Kind.ROUND, StoryPayload.of(lines)), Kind.ROUND.word());
    }

    /** The role under which a match remembers the post that names a round. */
    public static String roundRole() {
        return Kind.ROUND.word();
    }

    /**
     * Owes that the channel shows what was told and what is asked.
     *
     * @param after the match as the commit leaves it
     * @param actor the person who has just acted, and knows what is asked now
     */
    public Commit show(Commit commit, LiveMatch after, Optional<Person> actor) {
        return commit.post(
                post(after, Kind.SHOW, new Notice(after.publicVersion(), calls(after, actor), Optional.empty())));
    }

    /** Owes that one who is waited for is called once more. */
    public Commit remind(Commit commit, LiveMatch match, Person person, Line said) {
        Notice.Reminder reminder = new Notice.Reminder(person.id(), said);
        return commit.post(post(
                match,
                Kind.SHOW,
                new Notice(match.publicVersion(), calls(match, Optional.empty()), Optional.of(reminder))));
    }

    private static List<Notice.Call> calls(LiveMatch after, Optional<Person> actor) {
        List<Notice.Call> calls = new ArrayList<>();
        if (after.stage() == Stage.RUNNING && !after.asleep()) {
            after.awaited()
                    .keySet()
                    .forEach(seat -> after.seats().stream()
                            .filter(holder -> holder.seat().equals(seat))
                            .flatMap(holder -> holder.person().stream())
                            .map(person -> new Notice.Call(
                                    seat,
                                    person.id(),
                                    after.stamp(seat).open(),
                                    actor.map(Person::id)
                                            .filter(person.id()::equals)
                                            .isPresent()))
                            .forEach(calls::add));
        }
        return calls;
    }

    private NewPost post(LiveMatch match, Kind kind, Record content) {
        return NewPost.of(match.id(), match.where().word(), kind.word(), envelopes.write(content));
    }

    private static List<String> ids(List<Person> people) {
        return people.stream().map(Person::id).filter(Objects::nonNull).toList();
    }

    /** What a post of the outbox is. */
    enum Kind {
        /** Sentences beside the reports. */
        STORY,
        /** What a match begins with, for everybody to find again. */
        OPENING,
        /** The seats with their omens, whose id starts the match. */
        START,
        /** The round of the beacon with which dice will fall. */
        ROUND,
        /** What is proposed to all players. */
        PROPOSAL,
        /** Sentences for one user alone. */
        WHISPER,
        /** Word that the channel is to show how the match stands. */
        SHOW;

        String word() {
            return name().toLowerCase(Locale.ROOT);
        }

        static Kind of(String word) {
            return valueOf(word.toUpperCase(Locale.ROOT));
        }
    }
}
