package strategos.bot.host.mail;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import strategos.bot.host.TestHost;
import strategos.bot.host.mail.Story.NumberedPiece;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/** A reason stands before the order that it is of; that the dice are opened, after what ended the match. */
class SmallPrintTest {
    @Test
    void standsWhereItWasSaid() {
        List<String> words = List.of("-# The reason.", "The deed.", "What came of it.", "-# What was opened.");
        List<Line> lines = Stream.of("first", "second", "third", "fourth")
                .map(key -> new Line(Text.of(key)))
                .toList();
        NumberedPiece told = new NumberedPiece(7, 12, false, Piece.said(lines), words, false);
        try (TestHost host = TestHost.inMemory()) {
            String match = host.duel(Map.of());
            assertThat(ReportWriter.story(host.match(match), new Page(Optional.empty(), List.of(told))))
                    .isEqualTo("-# The reason.\nThe deed. What came of it.\n-# What was opened.");
        }
    }
}
