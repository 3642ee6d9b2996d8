package strategos.bot.typing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import strategos.bot.typing.Splitter.Broken;
import strategos.bot.typing.Splitter.Fault;
import strategos.bot.typing.Splitter.Word;

class SplitterTest {
    private final Splitter commands = new Splitter(':');
    private final Splitter orders = new Splitter('=');

    @Test
    void spacesSeparateAndTheFirstSignNames() throws Broken {
        assertThat(commands.split("match  new\tgame:x options:a=b:c"))
                .containsExactly(
                        new Word("", "match"),
                        new Word("", "new"),
                        new Word("game", "x"),
                        new Word("options", "a=b:c"));
    }

    @Test
    void quotationMarksKeepSpacesTogether() throws Broken {
        assertThat(commands.split("join omen:\"two  words\"")).last().isEqualTo(new Word("omen", "two  words"));
        assertThat(orders.split("say words=\"two words\"")).last().isEqualTo(new Word("words", "two words"));
    }

    @Test
    void anEscapedQuotationMarkIsOne() throws Broken {
        assertThat(commands.split("x answer:\"play card=\\\"a b\\\"\""))
                .last()
                .isEqualTo(new Word("answer", "play card=\"a b\""));
    }

    @Test
    void otherBackslashesStayAsTheyAre() throws Broken {
        assertThat(commands.split("x a:\"b\\c\" d:e\\f")).contains(new Word("a", "b\\c"), new Word("d", "e\\f"));
    }

    @Test
    void aQuotationMarkWithinAWordIsItself() throws Broken {
        assertThat(commands.split("x a:5\"gun it's")).contains(new Word("a", "5\"gun"), new Word("", "it's"));
    }

    @Test
    void anEmptyValueIsAValue() throws Broken {
        assertThat(commands.split("x a: b:\"\"")).contains(new Word("a", ""), new Word("b", ""));
    }

    @Test
    void aBareWordMayBeQuotedToo() throws Broken {
        assertThat(orders.split("\"two words\" x")).containsExactly(new Word("", "two words"), new Word("", "x"));
    }

    @Test
    void nothingGivesNothing() throws Broken {
        assertThat(commands.split("  \t ")).isEqualTo(List.of());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"x a:\"b | OPEN_QUOTE", "x a:\"b\\\" | OPEN_QUOTE", "x a:\"b\"c | AFTER_QUOTE", "\" | OPEN_QUOTE"},
            quoteCharacter = '~')
    void aBrokenQuotationIsToldApart(String line, Fault fault) {
        assertThatExceptionOfType(Broken.class)
                .isThrownBy(() -> commands.split(line))
                .satisfies(broken -> assertThat(broken.fault()).isEqualTo(fault));
    }
}
