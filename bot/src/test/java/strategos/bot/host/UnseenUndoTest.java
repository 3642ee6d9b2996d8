package strategos.bot.host;

import static org.assertj.core.api.Assertions.assertThat;
import static strategos.bot.host.SecretTable.GREEKS;
import static strategos.bot.host.SecretTable.PERSIANS;
import static strategos.bot.host.SecretTable.move;
import static strategos.bot.host.TestHost.by;
import static strategos.bot.host.TestHost.done;
import static strategos.bot.host.TestHost.refused;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import strategos.bot.beacon.StubBeacon;
import strategos.bot.verify.FileVerifier;
import strategos.engine.View;
import strategos.engine.library.RegisteredGames;
import strategos.engine.offer.Call;
import strategos.engine.seat.Seat;

/** Taking back what nobody else has seen, with what others have done unseen in between: it stays, and nobody is told. */
class UnseenUndoTest {
    private static final Call ABOARD = move("sea-samos", "fleet-g1", "strategos1");
    private static final Call ANABASE = move("aeolis", "anabasius", "2-pe-spara");
    private final SecretTable table = SecretTable.open();

    @AfterEach
    void close() {
        table.host().close();
    }

    @Test
    void whatOthersHaveDoneSinceStays() {
        View greek = table.view(GREEKS);
        table.order(GREEKS, ABOARD);
        table.order(PERSIANS, ANABASE);
        View persian = table.view(PERSIANS);
        int posts = table.host().outlet.messages().size();

        table.undo(GREEKS);

        assertThat(table.view(GREEKS)).isEqualTo(greek);
        assertThat(table.view(PERSIANS)).isEqualTo(persian);
        assertThat(table.host().outlet.messages()).hasSize(posts);
    }

    @Test
    void thoseTakeTheirsBackAfterwards() {
        View greek = table.view(GREEKS);
        View persian = table.view(PERSIANS);
        table.order(GREEKS, ABOARD);
        table.order(PERSIANS, ANABASE);
        table.order(GREEKS, Call.of("prefer").with("kinds", "gr-athens-hop"));
        table.undo(GREEKS);
        table.undo(GREEKS);
        table.undo(PERSIANS);

        assertThat(table.view(GREEKS)).isEqualTo(greek);
        assertThat(table.view(PERSIANS)).isEqualTo(persian);
        assertThat(refused(table.host().matches.undo(by(PERSIANS), table.match(), new Seat(PERSIANS))))
                .isEqualTo("host.undo.nothing");
    }

    @Test
    void notWhenTheOtherHasBeenSeenToAct() {
        table.order(GREEKS, ABOARD);
        table.order(PERSIANS, Call.of("pass"));
        assertThat(refused(table.host().matches.undo(by(GREEKS), table.match(), new Seat(GREEKS))))
                .isEqualTo("host.undo.barred");
    }

    @Test
    void eachReadsOfTheirOwnAlone() {
        table.order(GREEKS, ABOARD);
        table.order(PERSIANS, ANABASE);
        table.undo(GREEKS);
        assertThat(words(GREEKS)).anyMatch(line -> line.contains("taken back"));
        assertThat(words(PERSIANS)).noneMatch(line -> line.contains("taken back"));
    }

    /** The record plays the journal again by itself, from its rows alone. */
    @Test
    void theRecordIsProven() {
        table.order(GREEKS, ABOARD);
        table.order(PERSIANS, ANABASE);
        table.undo(GREEKS);
        table.order(PERSIANS, Call.of("pass"));
        table.order(GREEKS, Call.of("pass"));
        done(table.host().matches.resign(by(GREEKS), table.match(), new Seat(GREEKS)));

        String record = table.host().matches.record(table.match());
        assertThat(new FileVerifier(RegisteredGames.LIBRARY, StubBeacon.check())
                        .verify(record.getBytes(StandardCharsets.UTF_8))
                        .findings())
                .isEmpty();
        assertThat(record).contains("unseen undo");
    }

    private List<String> words(String seat) {
        return table.host().matches.history(table.match(), new Seat(seat), 100).stream()
                .map(Matches.HistoryLine::words)
                .toList();
    }
}
