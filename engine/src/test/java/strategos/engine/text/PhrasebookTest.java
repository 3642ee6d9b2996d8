package strategos.engine.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import strategos.engine.config.BadData;
import strategos.engine.config.ConfigFolder;
import strategos.engine.config.RuleIndex;
import strategos.engine.seat.Seat;
import strategos.engine.text.Text.Arg;
import strategos.engine.text.Text.Line;

class PhrasebookTest {
    @TempDir
    Path folder;

    @BeforeEach
    void words() throws IOException {
        write("words/en.properties", """
                line.with-rule = {line} ({rule})
                greeting = Hello
                words.missing = (no words)
                both = common
                """);
        write("games/march/words/en.properties", """
                both = the game's own
                moved = {who} moved from {from} to {to}.
                lost = {men, plural, =0 {Nobody is lost} one {One man is lost} other {# men are lost}}.
                waiting = Waiting for {who}.
                said = It's “{words}”.
                inner = within {outer}
                place.opis = Opis
                place.euxine = Euxine Sea
                place.euxine.within = the Euxine Sea
                place.euxine.at = in the Euxine Sea
                near = {place} near {other}
                storm = {n, plural, one {A storm at {place}} other {# storms off {place}}}.
                label = {to}: {from}
                place.larisa = Larisa
                seat.alpha = Alpha
                seat.beta = Beta
                seat.gamma = Gamma
                loop = {loop}
                quiet = {who} is quiet
                fleet.one = fleet 1
                """);
        write("games/march/rules.json", """
                {"rules": [
                  {"id": "7.4", "heading": "Sieges", "gist": "How a city is taken."},
                  {"id": "attack-phase", "heading": "Attack Phase", "gist": "How an army is attacked."}]}
                """);
    }

    private void write(String path, String text) throws IOException {
        Path file = folder.resolve(path);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    private Phrasebook book() {
        ConfigFolder config = ConfigFolder.overlaid(folder);
        return Phrasebook.common(config, Escape.plain()).under(config, "march", RuleIndex.read(config, "march"));
    }

    private static Arg place(String id) {
        return new Arg.Name("place", id);
    }

    @Test
    void namesAreLookedUp() {
        Text moved = Text.of("moved", "who", new Seat("alpha"), "from", place("opis"), "to", place("larisa"));
        assertThat(book().say(moved)).isEqualTo("Alpha moved from Opis to Larisa.");
        assertThat(book().problems(moved)).isEmpty();
    }

    /** A name that is small within a sentence is large where it begins one; a label is none, and people are called as they wish. */
    @Test
    void sentencesBeginWithACapital() {
        Text moved =
                Text.of("moved", "who", new Arg.Name("fleet", "one"), "from", place("opis"), "to", place("larisa"));
        assertThat(book().say(moved)).isEqualTo("Fleet 1 moved from Opis to Larisa.");
        assertThat(book().withRule(new Line(moved, "7.4"))).isEqualTo("Fleet 1 moved from Opis to Larisa. (7.4)");
        Text nested = Text.of(
                "moved",
                "who",
                Text.of("both"),
                "from",
                List.of(new Arg.Name("fleet", "one"), place("opis")),
                "to",
                new Arg.Name("fleet", "one"));
        assertThat(book().say(nested)).isEqualTo("The game's own moved from fleet 1 and Opis to fleet 1.");
        assertThat(book().say(Text.of("quiet", "who", new Arg.Name("fleet", "one"))))
                .isEqualTo("fleet 1 is quiet");
        Text typed = Text.of("moved", "who", "eve", "from", place("opis"), "to", place("larisa"));
        assertThat(book().say(typed)).isEqualTo("eve moved from Opis to Larisa.");
        Text called = Text.of("moved", "who", new Seat("alpha"), "from", place("opis"), "to", place("larisa"));
        assertThat(book().calling(seat -> Optional.of("eve")).say(called)).isEqualTo("eve moved from Opis to Larisa.");
    }

    /** A sea is no place at which one is. */
    @Test
    void aNameMaySayItselfWhereSomethingIs() {
        assertThat(book().say(Text.of("storm", "n", 1, "place", place("euxine"))))
                .isEqualTo("A storm in the Euxine Sea.");
        assertThat(book().say(Text.of("storm", "n", 2, "place", place("euxine"))))
                .isEqualTo("2 storms in the Euxine Sea.");
        assertThat(book().say(Text.of("storm", "n", 2, "place", place("opis")))).isEqualTo("2 storms off Opis.");
        assertThat(book().say(Text.of("storm", "n", 2, "place", 1000))).isEqualTo("2 storms off 1,000.");
        assertThat(book().problems(Text.of("storm", "n", 1))).containsExactly("storm is not given [place]");
    }

    @Test
    void theGamesOwnWordsGoFirst() {
        assertThat(book().say(Text.of("both"))).isEqualTo("the game's own");
        assertThat(book().say(Text.of("greeting"))).isEqualTo("Hello");
    }

    @Test
    void numbersHaveTheirPlural() {
        assertThat(book().say(Text.of("lost", "men", 0))).isEqualTo("Nobody is lost.");
        assertThat(book().say(Text.of("lost", "men", 1))).isEqualTo("One man is lost.");
        assertThat(book().say(Text.of("lost", "men", 10_000))).isEqualTo("10,000 men are lost.");
    }

    /** Words that look like such a figure are left as they were typed. */
    @Test
    void figuresBelowNothingHaveATrueMinus() {
        assertThat(book().say(Text.of("lost", "men", -10_000))).isEqualTo("−10,000 men are lost.");
        assertThat(book().say(Text.of("waiting", "who", -2))).isEqualTo("Waiting for −2.");
        assertThat(book().say(Text.of("waiting", "who", List.of(-1000, 2)))).isEqualTo("Waiting for −1,000 and 2.");
        assertThat(book().say(Text.of("moved", "who", -1, "from", Text.of("both"), "to", new Arg.Typed("B-1 -12 1-1"))))
                .isEqualTo("−1 moved from the game's own to B-1 -12 1-1.");
        assertThat(book().say(Text.of("said", "words", "-2"))).isEqualTo("It's “-2”.");
    }

    @Test
    void severalAreJoinedAsTheLanguageJoinsThem() {
        List<Seat> seats = List.of(new Seat("alpha"), new Seat("beta"), new Seat("gamma"));
        assertThat(book().say(Text.of("waiting", "who", seats))).isEqualTo("Waiting for Alpha, Beta and Gamma.");
        assertThat(book().say(Text.of("waiting", "who", seats.subList(0, 2)))).isEqualTo("Waiting for Alpha and Beta.");
        assertThat(book().say(Text.of("waiting", "who", List.of(1000, 2)))).isEqualTo("Waiting for 1,000 and 2.");
    }

    @Test
    void seatsMayBeCalledByTheirPlayers() {
        Phrasebook book = book().escaping(Escape.discord())
                .calling(seat -> seat.id().equals("alpha") ? Optional.of("Ann*") : Optional.empty());
        assertThat(book.say(Text.of("waiting", "who", List.of(new Seat("alpha"), new Seat("beta")))))
                .isEqualTo("Waiting for Ann\\* and Beta.");
        assertThat(book.seat(new Seat("alpha"))).isEqualTo("Ann\\*");
    }

    /** Else a figure after such a name would be shown before it. */
    @Test
    void namesThatRunFromRightToLeftLeaveTheirSentenceInOrder() {
        String david = "\u05d3\u05d5\u05d3";
        String shown = "\u2068" + david + "\u2069";
        Phrasebook book =
                book().calling(seat -> Optional.of(seat.id().equals("alpha") ? david : "Jos\u00e9 \ud83d\ude00"));
        assertThat(book.say(Text.of("waiting", "who", List.of(new Seat("alpha"), 2))))
                .isEqualTo("Waiting for " + shown + " and 2.");
        assertThat(book.say(Text.of("waiting", "who", new Seat("beta"))))
                .isEqualTo("Waiting for Jos\u00e9 \ud83d\ude00.");
        assertThat(book.say(Text.of("said", "words", david + "\u202e"))).isEqualTo("It's “" + shown + "”.");
    }

    @Test
    void whatIsTypedIsNoPattern() {
        assertThat(book().say(Text.of("said", "words", "{who} '{0}' |#"))).isEqualTo("It's “{who} '{0}' |#”.");
    }

    @Test
    void aRuleIsCitedByItsNumberOrItsHeading() {
        Text text = Text.of("greeting");
        assertThat(book().withRule(new Line(text, "7.4"))).isEqualTo("Hello (7.4)");
        assertThat(book().withRule(new Line(text, "attack-phase"))).isEqualTo("Hello (Attack Phase)");
        assertThat(book().withRule(new Line(text))).isEqualTo("Hello");
        assertThat(book().say(new Line(text, "7.4"))).isEqualTo("Hello");
    }

    @Test
    void whatIsMissingIsSaidInPlainWordsAndIsAProblem() {
        assertThat(lacking(Text.of("nowhere"))).isEqualTo("(no words)");
        assertThat(book().problems(Text.of("nowhere"))).containsExactly("nowhere has no words");
        Text half = Text.of("moved", "who", new Seat("alpha"), "from", place("athens"));
        assertThat(lacking(half)).isEqualTo("(no words)");
        assertThat(book().problems(half))
                .containsExactlyInAnyOrder("place.athens has no words", "moved is not given [to]");
        Text wrong = Text.of("lost", "men", "many");
        assertThat(lacking(wrong)).isEqualTo("(no words)");
        assertThat(book().problems(wrong)).singleElement().asString().startsWith("lost is given a value of the wrong");
        assertThat(book().problems(new Line(Text.of("greeting"), "9.9")))
                .containsExactly("greeting cites the rule 9.9, which the index does not have");
    }

    @Test
    void aNameWithoutWordsIsSaidAsItIsSpeltAndEscaped() {
        Text waiting = Text.of("waiting", "who", new Seat("old-*king*"));
        assertThat(StrictWords.lenient(() -> book().escaping(Escape.discord()).say(waiting)))
                .isEqualTo("Waiting for old \\*king\\*.");
    }

    @Test
    void theTestsStopAtWhatIsMissing() {
        assertThatThrownBy(() -> book().say(Text.of("nowhere"))).isInstanceOf(AssertionError.class);
        assertThat(StrictWords.taken()).contains("nowhere");
    }

    private String lacking(Text text) {
        return StrictWords.lenient(() -> book().say(text));
    }

    @Test
    void textsWithinTextsAreSaid() {
        assertThat(book().say(Text.of("inner", "outer", Text.of("inner", "outer", Text.of("greeting")))))
                .isEqualTo("within within Hello");
    }

    @Test
    void aBadMessageIsFoundWhenTheFileIsRead() throws IOException {
        write("games/march/words/en.properties", "bad = {who\n");
        assertThatThrownBy(this::book)
                .isInstanceOf(BadData.class)
                .hasMessageStartingWith("config/games/march/words/en.properties, bad: ");
        write("games/march/words/en.properties", "twice = a\ntwice = b\n");
        assertThatThrownBy(this::book).hasMessage("config/games/march/words/en.properties, twice: stands there twice");
        Files.delete(folder.resolve("games/march/words/en.properties"));
        assertThatThrownBy(this::book).hasMessage("config/games/march/words/en.properties: is missing");
    }

    @Test
    void thePackedCommonWordsCompile() {
        assertThat(Phrasebook.common(ConfigFolder.packed(), Escape.plain()).keys())
                .contains("order.match-over");
    }

    @Test
    void aNameHasItsArticleWhereAWordStandsBeforeIt() {
        Phrasebook book = book();
        Arg sea = new Arg.Name("place", "euxine");
        Arg opis = new Arg.Name("place", "opis");
        Text near = Text.of("near", "place", sea, "other", opis);
        assertThat(book.say(Text.of("inner", "outer", sea))).isEqualTo("within the Euxine Sea");
        assertThat(book.say(Text.of("inner", "outer", opis))).isEqualTo("within Opis");
        assertThat(book.say(Text.of("label", "to", sea, "from", sea))).isEqualTo("Euxine Sea: Euxine Sea");
        assertThat(book.say(near)).isEqualTo("Euxine Sea near Opis");
        assertThat(book.say(Text.of("inner", "outer", near))).isEqualTo("within the Euxine Sea near Opis");
        assertThat(book.say(Text.of("inner", "outer", List.of(opis, sea)))).isEqualTo("within Opis and the Euxine Sea");
    }
}
