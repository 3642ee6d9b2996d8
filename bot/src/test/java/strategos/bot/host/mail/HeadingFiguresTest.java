package strategos.bot.host.mail;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.LiveMatch.Holder;
import strategos.bot.host.MemoryOutlet;
import strategos.bot.host.MovingClock;
import strategos.bot.host.Pictures;
import strategos.bot.host.RandomPlayers;
import strategos.bot.host.TestHost;
import strategos.bot.host.live.CommittedMatch;
import strategos.bot.host.live.GameWords;
import strategos.bot.host.live.MatchLoader;
import strategos.bot.host.mail.OutboxWriter.Envelopes;
import strategos.bot.host.mail.OutboxWriter.Envelopes.MessageState;
import strategos.bot.host.mail.Piece.Opening;
import strategos.bot.host.mail.Piece.SeatFigures;
import strategos.bot.host.mail.ReportWriter.Then;
import strategos.bot.port.ChannelRef;
import strategos.engine.Chapter;
import strategos.engine.View.Figure;
import strategos.engine.box.Box.Scenario;
import strategos.engine.library.Library;
import strategos.engine.library.RegisteredGames;
import strategos.engine.offer.Call;
import strategos.engine.seat.Seat;
import strategos.engine.standing.StandingOrder;
import strategos.engine.text.Escape;
import strategos.engine.text.Text;
import strategos.storage.Storage;
import strategos.storage.post.Pages.StoredPiece;

/** A heading gives the figures of its own moment, however far the match has gone on since. */
class HeadingFiguresTest {
    private static final Library LIBRARY = RegisteredGames.LIBRARY;

    private final Storage storage = Storage.inMemory();
    private final TestHost host = TestHost.over(storage, LIBRARY, new MemoryOutlet(), new MovingClock());
    private final LiveMatch match = begun();
    private final SeasonWriter seasons = new SeasonWriter(new ChangedMap(Pictures.NONE));

    @AfterEach
    void close() {
        host.close();
    }

    private LiveMatch begun() {
        Scenario scenario = LIBRARY.open("sparta").box().scenarios().getFirst();
        RandomPlayers players = new RandomPlayers(host, new SplittableRandom(7));
        return host.match(players.begin(TestHost.AGORA, "sparta", scenario, scenario.least()));
    }

    private List<SeatFigures> figures(int of) {
        Text name = match.figures(Optional.empty()).getLast().name();
        return List.of(new SeatFigures(
                Optional.empty(), List.of(new Figure(name, Text.of("command.status.counts", "figures", of)))));
    }

    @Test
    void aChapterThatGoesOnInAnotherMessageHasTheFiguresOfItsSeat() {
        Seat own = match.seats().getFirst().seat();
        Chapter chapter =
                new Chapter(Text.of("host.report.begins"), Optional.of(own), Optional.empty(), false, Optional.empty());
        Page page = new Page(Optional.of(chapter), List.of(TestPiece.of(7).told()));
        Then then = seat -> SeatFigures.of(figures(seat.equals(Optional.of(own)) ? 33 : 44), Optional.empty());

        for (boolean closed : List.of(false, true)) {
            assertThat(ReportWriter.heading(match, page, then, closed))
                    .contains("33")
                    .doesNotContain("44");
        }
    }

    private Opening opening(int figure) {
        return new Opening(Chapter.frame(Text.of("host.report.begins")), figures(figure));
    }

    @Test
    void aSeasonGivesThoseWithWhichItBeginsAndThoseOfTheSeasonBefore() {
        assertThat(seasons.season(match, match, figures(11), opening(22)).text())
                .contains("11 → **22**");
        assertThat(seasons.season(match, match, List.of(), opening(22)).text())
                .as("the season before did not keep them")
                .contains("22**")
                .doesNotContain("11 →");
    }

    /** An army has drawn its cards when its turn has begun, but not in the moment in which it begins. */
    @Test
    void theMapOfASeasonIsOfTheMomentOfItsFigures() {
        Scenario race = LIBRARY.open("xenophon").box().scenarios().getFirst();
        RandomPlayers players = new RandomPlayers(host, new SplittableRandom(7));
        String march = players.begin(new ChannelRef("server", "march"), "xenophon", race, 2);
        Optional<MessageState> season = Optional.empty();
        for (int tries = 0; season.isEmpty() && tries < 40; tries++) {
            players.play(march, 20);
            host.settled();
            season = storage.pages().story(march).open().stream()
                    .filter(page -> page.kind().equals(Page.Kind.SEASON.word()))
                    .map(page -> new Envelopes().read(page.json(), MessageState.class))
                    .findFirst();
        }
        MatchLoader loader = new MatchLoader(storage, LIBRARY, new GameWords(LIBRARY, Escape.plain()));
        CommittedMatch<?> now = loader.load(march).orElseThrow();
        MessageState told = season.orElseThrow();
        LiveMatch then = beginning(loader, now, told.version().orElseThrow(), told.within());
        for (Holder holder : then.players()) {
            assertThat(then.figures(Optional.of(holder.seat())))
                    .isEqualTo(SeatFigures.of(told.figures(), Optional.of(holder.seat())));
        }
    }

    /** Standing orders may play several turns at once. */
    @Test
    void soItIsWhereOneVersionBringsSeveral() {
        Scenario war = LIBRARY.open("persians").box().scenarios().getFirst();
        RandomPlayers players = new RandomPlayers(host, new SplittableRandom(7));
        String march = players.begin(new ChannelRef("server", "march"), "persians", war, 2);
        for (Seat seat : war.seats()) {
            for (String topic : List.of("ready", "segment")) {
                TestHost.done(host.matches.stand(
                        TestHost.by(seat.id()),
                        march,
                        new StandingOrder(seat, topic, Map.of(), Call.of("pass"), StandingOrder.UNLIMITED),
                        0));
            }
        }
        players.play(march, 1);
        host.settled();

        MatchLoader loader = new MatchLoader(storage, LIBRARY, new GameWords(LIBRARY, Escape.plain()));
        CommittedMatch<?> now = loader.load(march).orElseThrow();
        Map<Long, List<Opening>> frames = storage.pages().pieces(march, 1).stream()
                .collect(Collectors.groupingBy(
                        StoredPiece::version,
                        Collectors.flatMapping(
                                piece -> new Envelopes()
                                        .read(piece.json(), Piece.class).opening().stream()
                                                .filter(opening ->
                                                        opening.chapter().frame()),
                                Collectors.toList())));
        assertThat(frames.values()).anyMatch(several -> several.size() > 1);
        frames.forEach((version, openings) -> openings.forEach(opening -> {
            LiveMatch then = beginning(loader, now, version, Optional.of(opening.chapter()));
            for (Holder holder : then.players()) {
                assertThat(then.figures(Optional.of(holder.seat()))).isEqualTo(opening.of(Optional.of(holder.seat())));
            }
        }));
    }

    private static <S> LiveMatch beginning(
            MatchLoader loader, CommittedMatch<S> now, long version, Optional<Chapter> begun) {
        S then = loader.beginning(now.file(), now.facts().setup().orElseThrow(), version, begun);
        return now.moved(now.facts(), then, now.dice());
    }

    @Test
    void whatASeasonGaveIsRemembered() {
        Opening opening = opening(22);
        Chapter chapter = opening.chapter();
        assertThat(MessageState.season(TestPiece.of(7).opening(chapter, false).told())
                        .figures())
                .isEmpty();
        Piece begun = Piece.said(List.of()).opening(opening);
        Story.NumberedPiece next = new Story.NumberedPiece(7, 12, false, begun, List.of(), false);
        assertThat(MessageState.season(next))
                .isEqualTo(new MessageState(
                        List.of(), false, 7, Optional.of(12L), Optional.of(chapter), opening.figures()));
    }
}
