package strategos.engine.games.persians;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.dice.ScriptedDice;
import strategos.engine.games.persians.interception.InterceptionEvents.InterceptionTried;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.War;
import strategos.engine.offer.Call;
import strategos.engine.seat.Viewer;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Arg;

/** What all are told of a counter that stays face down, and what its owner is. */
class OpenWordsTest {
    private static final Side GREEK = Side.GREEK;
    private static final Side PERSIAN = Side.PERSIAN;

    @Rule({"6.3", "11.1", "ruling-asked"})
    @Test
    void ofATargetAllLearnAmongHowManyItWas() {
        Table table = Table.empty()
                .leader(GREEK, "leonidas", "attica", "gr-sparta-hop")
                .leader(PERSIAN, "dummy-p1", "attica", "")
                .leader(PERSIAN, "artabazus", "attica", "pe-spara");
        Played played = table.play(new ScriptedDice().unshuffled().d6(1));
        played.greek("activate counter=leonidas");
        War before = played.war();
        played.greek("intercept with=leonidas target=counter");
        InterceptionTried tried = played.events(InterceptionTried.class).getFirst();
        assertThat(tried.met()).isEmpty();
        for (Viewer viewer : List.of(Viewer.EVERYONE, PERSIAN.seat(), GREEK.seat())) {
            Text told = tried.tell(Table.game().conceal(before, viewer))
                    .orElseThrow()
                    .text();
            assertThat(told.with().get("of")).isEqualTo(new Arg.Count(2));
        }
    }

    @Rule({"3", "4", "4.2", "9"})
    @Test
    void anOwnerSeesBoxesFleetsAndWhoFollowsWhom() {
        Table table = Table.empty()
                .fleet(GREEK, 1, "sea-attica", "athens-3", "athens-1", "athens-1")
                .aboard(GREEK, "themistocles", 1, "gr-athens-hop")
                .aboard(GREEK, "strategos1", 1, "")
                .change(war -> war.with(war.greek()
                        .with(war.greek()
                                .chief(new CounterId("strategos1"))
                                .orElseThrow()
                                .under(new CounterId("themistocles")))));
        Seen<War> seen = Table.game().conceal(table.war(), GREEK.seat());
        List<String> keys = Table.game().views().answer(Call.of("orders"), seen).brief().stream()
                .map(line -> line.text().toString())
                .toList();
        assertThat(keys).anyMatch(line -> line.contains("brief.under") && line.contains("themistocles"));
        assertThat(keys).anyMatch(line -> line.contains("brief.aboard") && line.contains("fleet-g1"));
        assertThat(keys).anyMatch(line -> line.contains("brief.fleet") && line.contains("athens-1"));
    }
}
