package strategos.bot.host.mail;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import strategos.bot.host.mail.Page.ToldOnce;
import strategos.bot.host.mail.Piece.Opening;
import strategos.bot.host.mail.Piece.Origin;
import strategos.bot.host.mail.Story.NumberedPiece;
import strategos.bot.host.mail.Storyteller.Sums;
import strategos.engine.Chapter;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Arg;
import strategos.engine.text.Text.Line;

/** What several orders of computers tell alike in a row stands once in a report, and nothing of it is lost. */
class ToldOnceTest {
    private static final String SENDS = "sends";
    private static final String REASON = "reason";
    private static final Line PASSES = new Line(Text.of("passes"));

    private final List<NumberedPiece> told = new ArrayList<>();

    private void tell(Origin origin, Line... lines) {
        tell(new Piece(
                Optional.empty(),
                origin,
                List.of(lines),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of(SENDS)));
    }

    private void tell(Piece piece) {
        add(piece, false);
    }

    private void add(Piece piece, boolean takenBack) {
        long number = told.size() + 1L;
        told.add(new NumberedPiece(
                number,
                number,
                takenBack,
                piece,
                piece.lines().stream().map(ToldOnceTest::words).toList(),
                false));
    }

    private static Line sends(String place, Arg... pieces) {
        return new Line(Text.of(SENDS, "pieces", new Arg.Many(List.of(pieces)), "place", new Arg.Name("place", place)));
    }

    private static Arg ships(int n) {
        return new Arg.Nested(Text.of("ships", "n", n));
    }

    private static Arg leader(String name) {
        return new Arg.Name("leader", name);
    }

    private static Line reason(String why) {
        return new Line(Text.of(REASON, "why", new Arg.Name("why", why)));
    }

    /** Short enough to be read in a test. */
    private static String words(Line line) {
        Text text = line.text();
        return (text.key().equals(REASON) ? "-# " : "")
                + text.key()
                + text.with().entrySet().stream()
                        .sorted(java.util.Map.Entry.comparingByKey())
                        .map(value -> " " + words(value.getValue()))
                        .reduce("", String::concat);
    }

    private static String words(Arg arg) {
        return switch (arg) {
            case Arg.Count(int n) -> String.valueOf(n);
            case Arg.Typed(String typed) -> typed;
            case Arg.Name(String kind, String id) -> id;
            case Arg.Nested(Text text) -> words(new Line(text));
            case Arg.Many(List<Arg> list) ->
                list.stream().map(ToldOnceTest::words).toList().toString();
        };
    }

    private void reads(String... sentences) {
        assertThat(ToldOnce.of(told, ToldOnceTest::words).stream().flatMap(List::stream))
                .containsExactly(sentences);
    }

    @Test
    void whatAddsUpIsToldWithItsSumWhereItStoodFirst() {
        tell(Origin.COMPUTER, sends("corinth", ships(1)));
        tell(Origin.COMPUTER, sends("sparta", leader("agis"), ships(1)));
        tell(Origin.COMPUTER, sends("corinth", ships(2)));
        tell(Origin.COMPUTER, sends("sparta", ships(1), leader("brasidas")));

        reads("sends [ships 3] corinth", "sends [agis, ships 2, brasidas] sparta");
    }

    @Test
    void whoIsNamedTwiceIsToldTwice() {
        tell(Origin.COMPUTER, sends("sparta", leader("agis")));
        tell(Origin.COMPUTER, sends("sparta", leader("agis"), leader("brasidas")));

        reads("sends [agis] sparta", "sends [agis, brasidas] sparta");
    }

    @Test
    void anythingElseIsToldWithHowOften() {
        tell(Origin.COMPUTER, PASSES);
        tell(Origin.COMPUTER, PASSES);
        tell(Origin.COMPUTER, new Line(Text.of("host.story.times", "line", PASSES.text(), "n", 2)));
        tell(Origin.COMPUTER, sends("corinth", ships(1)));
        tell(Origin.COMPUTER, PASSES);

        reads("host.story.times passes 4", "sends [ships 1] corinth", "passes");
    }

    @Test
    void whatThePlayersDoIsToldAsTheyDidIt() {
        tell(Origin.PERSON, PASSES);
        tell(Origin.PERSON, PASSES);
        tell(Origin.COMPUTER, PASSES);

        reads("passes", "passes", "passes");
    }

    @Test
    void reasonsAreKeptWithWhatCameOfThem() {
        tell(Origin.COMPUTER, reason("need"), PASSES);
        tell(Origin.COMPUTER, reason("need"), PASSES);
        tell(Origin.COMPUTER, reason("greed"), PASSES);

        reads("-# reason need", "host.story.times passes 2", "-# reason greed", "passes");
    }

    @Test
    void whatIsToldOnceTakesItsRoomOnce() {
        for (int i = 0; i < 200; i++) {
            tell(Origin.COMPUTER, reason("need"), PASSES);
        }
        assertThat(new Page(Optional.empty(), told).fits(ToldOnceTest::words)).isTrue();

        told.clear();
        for (int i = 0; i < 200; i++) {
            tell(Origin.COMPUTER, reason("need" + i), PASSES);
        }
        assertThat(new Page(Optional.empty(), told).fits(ToldOnceTest::words)).isFalse();
    }

    @Test
    void whatASumNamesTakesItsRoom() {
        for (int i = 0; i < 60; i++) {
            tell(Origin.COMPUTER, sends("corinth", leader("one with a name of more than forty letters in it " + i)));
        }
        assertThat(new Page(Optional.empty(), told).fits(ToldOnceTest::words)).isFalse();
    }

    @Test
    void neitherDiceNorChaptersNorWhatWasTakenBackLieBetween() {
        tell(Origin.COMPUTER, PASSES);
        add(computers(Optional.empty()), true);
        tell(computers(Optional.of(new Opening(Chapter.frame(Text.of("spring")), List.of()))));
        NumberedPiece thrown = TestPiece.of(4).rolling(1, 1).by(Origin.COMPUTER).told();
        told.add(thrown);
        told.add(thrown);
        tell(Origin.COMPUTER, PASSES);

        reads(
                "passes",
                "passes",
                "passes",
                thrown.words().getFirst(),
                thrown.words().getFirst(),
                "passes");
    }

    private static Piece computers(Optional<Opening> opening) {
        return new Piece(
                opening,
                Origin.COMPUTER,
                List.of(PASSES),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of());
    }

    @Test
    void oneOrderAddsUpAsWell() {
        assertThat(Sums.of(Arrays.asList(sends("corinth", ships(1)), sends("corinth", ships(1))), List.of(SENDS)))
                .containsExactly(sends("corinth", ships(2)));
        assertThat(Sums.of(
                        Arrays.asList(sends("corinth", ships(1)), PASSES, sends("corinth", ships(1))), List.of(SENDS)))
                .hasSize(3);
    }
}
