package strategos.engine.games.sparta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import strategos.engine.Rule;
import strategos.engine.TestTable;
import strategos.engine.dice.ScriptedDice;
import strategos.engine.games.sparta.printed.Tables.Limits;
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

    @Rule({"16.1", "16.1-expedition"})
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

    /** Neither an army nor a fleet finds room where as many as may stand there do; room for either is enough. */
    @Rule({"5.1", "16.1"})
    @Test
    void nobodySailsWhereNobodyFindsRoom() {
        Limits limits = Theatre.PRINTED.tables().limits();
        assertThat(crowded(limits.walled(), limits.ships())).isEmpty();
        assertThat(crowded(limits.walled() - 1, limits.ships())).isPresent();
        assertThat(crowded(limits.walled(), limits.ships() - 1)).isPresent();
    }

    /** Whoever sends several leaders chooses who commands: the first one he names. */
    @Rule({"5.0", "6.1", "16.1", "ruling-E5"})
    @ParameterizedTest
    @CsvSource({"nicias, demosthenes", "demosthenes, nicias"})
    void theFirstLeaderNamedCommands(String first, String second) {
        TestTable<War> table = Theatre.of("campaign")
                .with("turn=athens", "year=426", "ath-l1+ath-n1+nicias+demosthenes@athens")
                .table(new ScriptedDice());
        table.order(
                Theatre.ATHENS, "event event=expedition choice=yes units=%s,ath-l1,ath-n1,%s".formatted(first, second));
        assertThat(table.state().stack().orElseThrow().commander()).isEqualTo(Theatre.piece(first));
        assertThat(table.state().board().place(Theatre.piece(second))).isEqualTo(Theatre.place("syracuse"));
    }

    private static Optional<Offer> crowded(int armies, int ships) {
        List<String> words = new ArrayList<>(List.of("nicias@athens"));
        IntStream.range(0, armies).forEach(n -> words.add("ath-l" + (n + 2) + "@syracuse"));
        IntStream.range(0, ships).forEach(n -> words.add("ath-n" + (n + 2) + "@syracuse"));
        return offer(words.toArray(String[]::new));
    }
}
