package strategos.bot.host.mail;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.LiveMatch.Stage;
import strategos.bot.host.Motion;
import strategos.bot.host.MotionWords;
import strategos.bot.host.Proposal;
import strategos.bot.host.mail.OutboxPump.MatchLookup;
import strategos.bot.host.mail.OutboxWriter.Envelopes.Notice;
import strategos.bot.host.mail.OutboxWriter.Envelopes.Proposed;
import strategos.bot.host.mail.OutboxWriter.Envelopes.StoryPayload;
import strategos.bot.host.mail.OutboxWriter.Envelopes.Whisper;
import strategos.bot.host.mail.Piece.SeatFigures;
import strategos.bot.host.mail.Story.NumberedPiece;
import strategos.bot.port.ChannelRef;
import strategos.bot.port.Control;
import strategos.bot.port.Message;
import strategos.bot.port.Message.Picture;
import strategos.bot.port.Request.Person;
import strategos.bot.press.OfferButtons;
import strategos.bot.press.PressId;
import strategos.bot.press.PressId.PressCodec;
import strategos.engine.Chapter;
import strategos.engine.json.BadRecord;
import strategos.engine.json.GameCodec.RecordJson;
import strategos.engine.seat.Seat;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;
import strategos.storage.match.Commit;
import strategos.storage.post.Post.NewPost;

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

    /** Owes a post of a few sentences in which these people may be named; not while it sleeps: its channel may be another's. */
    public Commit lines(Commit commit, LiveMatch match, List<Line> lines, List<Person> named) {
        return match.asleep()
                ? commit
                : commit.post(post(match, Kind.STORY, new StoryPayload(lines, List.of(), ids(named))));
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

    /** What is proposed, for everybody: the post that calls those who are asked, a line of the card, and its buttons. */
    static final class ProposalWriter {
        private final MatchLookup matches;
        private final ChangedMap maps;

        @Inject
        ProposalWriter(MatchLookup matches, ChangedMap maps) {
            this.matches = matches;
            this.maps = maps;
        }

        /** What the post keeps of it. */
        static Proposed proposed(LiveMatch match, Proposal proposal, List<String> asked) {
            List<Line> lines = new ArrayList<>(List.of(new Line(Text.of("host.proposal.made", "seat", proposal.by()))));
            lines.addAll(new MotionWords(proposal.motion()).whole());
            lines.add(new Line(Text.of(
                    "host.proposal.how",
                    "time",
                    Long.toString(proposal.expires().getEpochSecond()))));
            Optional<Long> before = proposal.motion() instanceof Motion.Rewind rewind
                    ? Optional.of(rewind.to().version())
                    : Optional.empty();
            return new Proposed(lines, asked, match.version(), before);
        }

        /** The post: with a map of both moments where the position would change. */
        Message call(LiveMatch match, Proposed proposed, List<String> pings) {
            String mentions = pings.stream().map(TurnCard::mention).collect(Collectors.joining(" "));
            String text = proposed.lines().stream().map(match.tale()::cite).collect(Collectors.joining("\n"));
            String called = mentions.isEmpty() ? text : text + " " + mentions;
            List<Picture> pictures = pictures(match, proposed);
            String which = pictures.isEmpty() ? "" : "\n" + match.tale().say(Text.of("host.proposal.maps"));
            return Message.text(called + which).with(pictures);
        }

        private List<Picture> pictures(LiveMatch match, Proposed proposed) {
            Optional<? extends LiveMatch> before =
                    proposed.before().flatMap(version -> matches.at(match.id(), version));
            Optional<? extends LiveMatch> then = matches.at(match.id(), proposed.version());
            return before.isPresent() && then.isPresent() ? maps.both(before.get(), then.get()) : List.of();
        }

        /** What the card says of it. */
        static List<String> lines(LiveMatch match) {
            return match.proposals().stream()
                    .map(one -> match.words()
                            .say(Text.of(
                                    "host.card.proposal",
                                    "seat",
                                    one.by(),
                                    "brief",
                                    new MotionWords(one.motion()).brief(),
                                    "waiting",
                                    one.waiting())))
                    .toList();
        }

        /** Yes and no to each, for the players; anybody else is told so. */
        static List<List<Control>> buttons(LiveMatch match) {
            return match.proposals().stream()
                    .map(one -> List.of(
                            button(match, one, true, "host.card.agree"),
                            button(match, one, false, "host.card.disagree")))
                    .toList();
        }

        private static Control button(LiveMatch match, Proposal proposal, boolean yes, String key) {
            PressId id = new PressId.Vote(match.id(), proposal.motion().word(), proposal.number(), yes);
            Text label = Text.of(key, "motion", proposal.motion().word());
            return new Control.Button(
                    new PressCodec().write(id),
                    OfferButtons.label(match.tale().plain(label)),
                    Control.Style.SECONDARY,
                    true);
        }
    }

    /** Writes what the outbox, the pieces and the pages keep as JSON, and reads it back. */
    public static final class Envelopes {
        private static final RecordJson JSON = new RecordJson(List.of(
                StoryPayload.class, Proposed.class, Whisper.class, Notice.class, Piece.class, MessageState.class));

        String write(Record content) {
            return JSON.write(content);
        }

        /** @throws IllegalArgumentException when it was written by a version of another kind, or blanked */
        <T extends Record> T read(String json, Class<T> type) {
            try {
                return JSON.read(json, type);
            } catch (BadRecord e) {
                throw new IllegalArgumentException(e.getMessage(), e);
            }
        }

        /**
         * What a post says, as the outbox keeps it: sentences that are put into words when they are sent.
         *
         * @param pings ids of the users to notify; the words mention them
         * @param people ids of other users whose names stand in the sentences, so that a forgotten one is found here
         */
        record StoryPayload(List<Line> lines, List<String> pings, List<String> people) {
            StoryPayload {
                lines = List.copyOf(lines);
                pings = List.copyOf(pings);
                people = List.copyOf(people);
            }

            static StoryPayload of(List<Line> lines) {
                return new StoryPayload(lines, List.of(), List.of());
            }
        }

        /**
         * What is proposed to all players.
         *
         * @param pings ids of the users to notify
         * @param version of the match then
         * @param before the version whose position would hold again, if one would
         */
        record Proposed(List<Line> lines, List<String> pings, long version, Optional<Long> before) {
            Proposed {
                lines = List.copyOf(lines);
                pings = List.copyOf(pings);
            }
        }

        /**
         * What one user is told privately.
         *
         * @param user the id of the user, so that a forgotten one is found here
         * @param follows whether they follow the match, and may stop it
         */
        record Whisper(List<Line> lines, String user, boolean follows) {
            Whisper {
                lines = List.copyOf(lines);
            }
        }

        /**
         * Word that the channel of a match is to show what was told and what is asked: the messages are made when they are sent,
         * from the match as it then stands, so that they are never out of date.
         *
         * @param publicVersion how many versions all have seen come
         * @param calls who is waited for
         * @param reminder who is called once more
         */
        record Notice(long publicVersion, List<Call> calls, Optional<Reminder> reminder) {
            Notice {
                calls = List.copyOf(calls);
            }

            Notice(long publicVersion, List<Call> calls) {
                this(publicVersion, calls, Optional.empty());
            }

            /**
             * Word to one who knows that he is waited for.
             *
             * @param said why now
             */
            record Reminder(String user, Line said) {}

            /** Those who do not know yet that they are waited for, where who has just acted knows, and whoever is reminded. */
            List<String> uncalled(List<Call> known) {
                Stream<String> reminded = reminder.map(Reminder::user).stream()
                        .filter(user ->
                                calls.stream().anyMatch(call -> call.user().equals(user)));
                Stream<String> news = loud().filter(call -> known.stream().noneMatch(call::same))
                        .map(Call::user);
                return Stream.concat(news, reminded).distinct().toList();
            }

            /** Whether any of the questions still stands. */
            boolean asksOneOf(List<Call> others) {
                return calls.stream().anyMatch(call -> others.stream().anyMatch(call::same));
            }

            private Stream<Call> loud() {
                return calls.stream().filter(call -> !call.quiet());
            }

            /**
             * A question that stands.
             *
             * @param user the id of the user it waits for
             * @param asked its open number
             * @param quiet whether the user knows of it, having just acted
             */
            record Call(Seat seat, String user, long asked, boolean quiet) {
                /** Whether it is the same question. */
                boolean same(Call other) {
                    return seat.equals(other.seat) && asked == other.asked && user.equals(other.user);
                }
            }
        }

        /**
         * What is remembered of a message beside the pieces it shows.
         *
         * @param known the questions of which the users asked know by it
         * @param foot whether it asks, and bears the buttons
         * @param at the piece before which it stands, for a message between two chapters
         * @param version of the match that such a message shows
         * @param within the chapter that it goes on with, for a report that does not begin with one; that which begins, for a
         *     message between two
         * @param figures that such a message between two chapters gives
         */
        record MessageState(
                List<Notice.Call> known,
                boolean foot,
                long at,
                Optional<Long> version,
                Optional<Chapter> within,
                List<SeatFigures> figures) {
            /** Nobody knows anything by it. */
            static final MessageState BARE = report(List.of(), false, Optional.empty());

            MessageState {
                known = List.copyOf(known);
                figures = List.copyOf(figures);
            }

            /** Of any but one between two chapters. */
            static MessageState report(List<Notice.Call> known, boolean foot, Optional<Chapter> within) {
                return new MessageState(known, foot, 0, Optional.empty(), within, List.of());
            }

            /** Of one between two chapters, before the piece that begins the later one. */
            static MessageState season(NumberedPiece next) {
                return new MessageState(
                        List.of(),
                        false,
                        next.number(),
                        Optional.of(next.version()),
                        next.piece().opening().map(Piece.Opening::chapter),
                        next.piece().opening().map(Piece.Opening::figures).orElse(List.of()));
            }

            /** The same, with those who know by it now. */
            MessageState asking(List<Notice.Call> now, boolean asks) {
                return new MessageState(now, asks, at, version, within, figures);
            }
        }
    }
}
