package strategos.bot.command.results;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import strategos.bot.host.Outcome;
import strategos.bot.host.Outcome.Ending;
import strategos.bot.host.Outcome.Player;
import strategos.bot.host.Outcome.Rated;
import strategos.bot.host.Outcome.Score;
import strategos.engine.seat.Seat;

class CsvTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "=1+1",
                "+1+1",
                "-1+1",
                "@SUM(A1)",
                " =1",
                "\t=1",
                "\r\n=1",
                "\u00a0=1",
                "\u200b=1",
                "=HYPERLINK(\"http://evil\",\"x\")",
                "-cmd|' /C calc'!A0",
                "\uff1d1+1",
                "|x",
                "%0A=1"
            })
    void whatBeginsLikeAFormulaBecomesAText(String name) {
        assertThat(Csv.cell(name)).matches("(?s)\"?'.*");
    }

    @ParameterizedTest
    @ValueSource(strings = {"ann", "-3", "-3.50", "448.00", "a=b", "Ξενοφῶν", "o'Neil", ""})
    void anythingElseStaysAsItIs(String value) {
        assertThat(Csv.cell(value)).isEqualTo(value);
    }

    @Test
    void whatHasCommasOrQuotesIsQuoted() {
        assertThat(Csv.cell("a,b")).isEqualTo("\"a,b\"");
        assertThat(Csv.cell("a;b")).isEqualTo("\"a;b\"");
        assertThat(Csv.cell("say \"hi\"")).isEqualTo("\"say \"\"hi\"\"\"");
        assertThat(Csv.cell("two\nlines")).isEqualTo("\"two\nlines\"");
    }

    @Test
    void aLineASeat() {
        Outcome outcome = new Outcome(
                "m7k2",
                "duel",
                "foils",
                Ending.RESIGNED,
                Rated.YES,
                Instant.parse("2026-11-23T12:00:00Z"),
                Optional.of("a2b3"),
                List.of(
                        new Score(
                                new Seat("red"),
                                new Player.Known("1", "=ann"),
                                OptionalInt.of(1),
                                "-2",
                                false,
                                true,
                                false),
                        new Score(
                                new Seat("blue"),
                                new Player.Forgotten(3),
                                OptionalInt.empty(),
                                "",
                                true,
                                false,
                                true)));
        assertThat(new Csv().write(List.of(outcome)).split("\r\n"))
                .containsExactly(
                        "match,ended,game,scenario,ending,rated,set,seat,player,place,score,resigned,lapsed,left",
                        "m7k2,2026-11-23T12:00:00Z,duel,foils,resigned,yes,a2b3,red,'=ann,1,-2,false,true,false",
                        "m7k2,2026-11-23T12:00:00Z,duel,foils,resigned,yes,a2b3,blue,~3,,,true,false,true");
    }
}
