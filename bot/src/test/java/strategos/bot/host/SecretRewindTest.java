package strategos.bot.host;

import static org.assertj.core.api.Assertions.assertThat;
import static strategos.bot.host.SecretTable.GREEKS;
import static strategos.bot.host.SecretTable.PERSIANS;
import static strategos.bot.host.SecretTable.move;
import static strategos.bot.host.TestHost.by;
import static strategos.bot.host.TestHost.done;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import strategos.bot.beacon.StubBeacon;
import strategos.bot.verify.FileVerifier;
import strategos.engine.View;
import strategos.engine.library.RegisteredGames;
import strategos.engine.offer.Call;
import strategos.engine.seat.Seat;

/** Going back where both sides act unseen: what is proposed and told is the same, whatever they have done. */
class SecretRewindTest {
    private static final Call ABOARD = move("sea-samos", "fleet-g1", "strategos1");
    private static final Call ANABASE = move("aeolis", "anabasius", "2-pe-spara");
    private static final String SALT = "[0-9a-f]{64}|`[a-z0-9]{4}`|<t:\\d+:R>";

    private final SecretTable table = SecretTable.open();

    @AfterEach
    void close() {
        table.host().close();
    }

    private static void propose(SecretTable at) {
        done(at.host().proposals.rewind(by(GREEKS), at.match(), 1, OptionalLong.empty()));
        at.host().settled();
    }

    private static LiveMatch agree(SecretTable at) {
        LiveMatch after = done(
                at.host().proposals.answer(by(PERSIANS), at.match(), Motion.Rewind.WORD, OptionalLong.empty(), true));
        at.host().settled();
        return after;
    }

    private static List<String> read(SecretTable at) {
        return at.host().outlet.texts().stream()
                .map(text -> text.replaceAll(SALT, ""))
                .toList();
    }

    @Test
    void theChannelReadsTheSameWhateverWasDoneUnseen() {
        try (TestHost other = SecretTable.open().host()) {
            SecretTable plain = new SecretTable(
                    other, other.matches.at(TestHost.AGORA).orElseThrow().id());
            for (SecretTable at : List.of(plain, table)) {
                at.order(GREEKS, Call.of("pass"));
            }
            table.order(PERSIANS, ANABASE);
            for (SecretTable at : List.of(plain, table)) {
                propose(at);
                assertThat(at.host().match(at.match()).proposals()).hasSize(1);
            }
            assertThat(read(table)).isEqualTo(read(plain));

            agree(plain);
            agree(table);
            assertThat(read(table)).isEqualTo(read(plain));
        }
    }

    @Test
    void whatIsDoneUnseenLeavesTheProposalAndGoesBackAlong() {
        View persian = table.view(PERSIANS);
        table.order(GREEKS, ABOARD);
        View greek = table.view(GREEKS);
        table.order(GREEKS, Call.of("pass"));
        propose(table);
        table.order(PERSIANS, ANABASE);
        assertThat(table.host().match(table.match()).proposals()).hasSize(1);

        agree(table);

        assertThat(table.view(PERSIANS)).isEqualTo(persian);
        assertThat(table.view(GREEKS))
                .as("what was done unseen before that stays")
                .isEqualTo(greek);
    }

    @Test
    void nothingThatWasDoneUnseenIsAPoint() {
        table.order(GREEKS, ABOARD);
        table.order(PERSIANS, ANABASE);

        assertThat(table.host().proposals.points(table.match())).isEmpty();
    }

    @Test
    void theRecordIsProven() {
        table.order(GREEKS, ABOARD);
        table.order(GREEKS, Call.of("pass"));
        table.order(PERSIANS, ANABASE);
        propose(table);
        agree(table);
        table.order(PERSIANS, Call.of("pass"));
        done(table.host().matches.resign(by(GREEKS), table.match(), new Seat(GREEKS)));

        String record = table.host().matches.record(table.match());
        assertThat(new FileVerifier(RegisteredGames.LIBRARY, StubBeacon.check())
                        .verify(record.getBytes(StandardCharsets.UTF_8))
                        .findings())
                .isEmpty();
    }
}
