package strategos.engine.games.sparta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import strategos.engine.Rule;
import strategos.engine.games.sparta.war.War;
import strategos.engine.offer.Offer;

/** The expedition to Syracuse (16.1). */
class ExpeditionTest {
    private static Optional<Offer> offer(String... words) {
        War war = Theatre.of("campaign")
                .with("turn=athens", "year=426", "ath-l1+ath-n1@athens")
                .with(words)
                .war();
        return Theatre.game()
                .decisions()
                .of(Theatre.game().conceal(war, Theatre.ATHENS), Theatre.ATHENS)
                .orElseThrow()
                .offer("event");
    }

    @Rule("16.1")
    @Test
    void aLeaderElsewhereMaySail() {
        assertThat(offer("nicias@athens")).isPresent();
    }

    /** Each party needs a leader; where the only one is at Syracuse none could be put together. */
    @Rule("16.1")
    @Test
    void nobodySailsWhereTheOnlyLeaderIsThereAlready() {
        assertThat(offer("nicias@syracuse")).isEmpty();
    }
}
