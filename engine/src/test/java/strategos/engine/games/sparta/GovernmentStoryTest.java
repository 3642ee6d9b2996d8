package strategos.engine.games.sparta;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import strategos.engine.Rule;
import strategos.engine.games.sparta.government.GovernmentEvents.GovernmentChanged;
import strategos.engine.games.sparta.war.NumberSet.PieceSet;
import strategos.engine.games.sparta.war.War;
import strategos.engine.library.RegisteredGames;
import strategos.engine.seat.Viewer;
import strategos.engine.text.Escape;

/** Leaders who go with their government go before everybody's eyes. */
class GovernmentStoryTest {
    @Rule({"6.4", "14.1"})
    @ParameterizedTest
    @CsvSource({
        "ath-l1@athens, 'The Moderate Party comes to power.'",
        "ath-l1+pericles@athens, 'The Moderate Party comes to power, and 1 leader of the old one leaves the map.'",
        "ath-l1+pericles+phormio@athens,"
                + " 'The Moderate Party comes to power, and 2 leaders of the old one leave the map.'"
    })
    void leadersWhoLeaveAreTold(String there, String told) {
        War war = Theatre.of("campaign").with("government=1", there).war();
        PieceSet leaving = PieceSet.of(Theatre.piece("pericles")).with(Theatre.piece("phormio"));
        GovernmentChanged changed = new GovernmentChanged(2, leaving, PieceSet.NONE, true);
        assertThat(RegisteredGames.LIBRARY
                        .words(Sparta.ID, Escape.plain())
                        .say(changed.tell(Theatre.game().conceal(war, Viewer.EVERYONE))
                                .orElseThrow()))
                .isEqualTo(told);
    }
}
