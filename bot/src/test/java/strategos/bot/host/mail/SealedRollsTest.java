package strategos.bot.host.mail;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.TestHost;
import strategos.bot.host.mail.Piece.Origin;
import strategos.bot.host.mail.ReportWriter.DiceWords;
import strategos.bot.host.mail.Story.NumberedPiece;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/** Small print names every sealed roll, and says once what several in a row were for. */
class SealedRollsTest {
    private static NumberedPiece sealed(long number, int index, String purpose) {
        Line line = new Line(Text.of("host.story.sealed", "index", index, "purpose", Text.of(purpose)));
        Piece piece = new Piece(
                Optional.empty(),
                Origin.COMPUTER,
                List.of(),
                List.of(line),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of());
        return new NumberedPiece(number, number, false, piece, List.of(), false);
    }

    @Test
    void aRunForOnePurposeIsOneEntry() {
        String one = "host.report.begins";
        String other = "host.report.goes-on";
        try (TestHost host = TestHost.inMemory()) {
            LiveMatch match = host.match(host.duel(Map.of()));
            Page page = new Page(
                    Optional.empty(),
                    List.of(
                            sealed(1, 4, one),
                            sealed(2, 5, one),
                            sealed(3, 6, one),
                            sealed(4, 7, other),
                            sealed(5, 9, other)));

            assertThat(DiceWords.print(match, page))
                    .isEqualTo("-# Sealed rolls 4 to 6: The beginning · Sealed roll 7: What follows"
                            + " · Sealed roll 9: What follows");
        }
    }
}
