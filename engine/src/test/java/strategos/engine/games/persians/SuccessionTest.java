package strategos.engine.games.persians;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import strategos.engine.Rule;
import strategos.engine.dice.ScriptedDice;
import strategos.engine.games.persians.war.Active;
import strategos.engine.games.persians.war.Battle;
import strategos.engine.games.persians.war.BattleRound.CombatPhase;
import strategos.engine.games.persians.war.BattleSide;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.Force;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.ZoneId;

/** What becomes of a force whose commander falls. */
class SuccessionTest {
    private static final Side GREEK = Side.GREEK;
    private static final Side PERSIAN = Side.PERSIAN;

    /** Mardonius falls at the end of a round without effect; the force that he led is on the move. */
    private static Played fallen(String... others) {
        Table table = Table.empty()
                .leader(PERSIAN, "mardonius", "locris", "3*pe-imm-a")
                .leader(GREEK, "miltiades", "locris", "2*gr-sparta-arch");
        List<String> members = new ArrayList<>(List.of("mardonius"));
        for (String other : others) {
            table.leader(PERSIAN, other, "locris", "")
                    .change(war -> war.with(war.persian()
                            .with(war.persian()
                                    .chief(new CounterId(other))
                                    .orElseThrow()
                                    .under(new CounterId("mardonius"))
                                    .spent(true))));
            members.add(other);
        }
        Battle formed = TestBattles.formed(table.war(), "locris");
        Force led = new Force(PERSIAN, new ZoneId("locris"), CounterId.list(members));
        Battle battle = Battle.of(led, formed.force(GREEK), formed.ambusher(), 0, 0)
                .with(GREEK, BattleSide.FRESH.oracle(-4, CombatPhase.FIRE))
                .with(PERSIAN, BattleSide.FRESH.oracle(-4, CombatPhase.MELEE));
        // Fire and mêlée of little effect; then 12 of the Greeks, and an even fate; Miltiades is safe.
        return table.hand(PERSIAN, "treason")
                .step(new Step.Segment(PERSIAN, true, 0), Active.of(led), battle)
                .play(new ScriptedDice().d6(1).d6(1, 1).d6(6, 6, 2, 3, 4))
                .persian("pass");
    }

    @Rule({"7.5", "4.2", "4.4", "ruling-succession"})
    @Test
    void theHighestLeftTakesOverAndTheOthersFollowHim() {
        Played played = fallen("anabasius", "artabazus");
        assertThat(played.war().status().fell()).containsExactly(new CounterId("mardonius"));
        played.persian("fight will=on").greek("fight will=break").greek("retreat zone=boeotia");
        Active active = played.war().acting().orElseThrow();
        assertThat(active.force().members()).containsExactly(new CounterId("artabazus"), new CounterId("anabasius"));
        assertThat(played.side(PERSIAN).band(new CounterId("artabazus")))
                .containsExactly(new CounterId("artabazus"), new CounterId("anabasius"));
        played.persian("march path=phocis");
        assertThat(played.side(PERSIAN).ashore(new ZoneId("phocis"))).hasSize(2);
    }

    @Rule({"7.5", "4.2", "ruling-succession"})
    @Test
    void anEqualOfTheNewCommanderIsHisOwnMaster() {
        Played played = fallen("artabazus", "ariabignes");
        assertThat(played.war().battle().orElseThrow().force(PERSIAN).members()).hasSize(2);
        played.persian("fight will=on").greek("fight will=break").greek("retreat zone=boeotia");
        played.persian("march path=phocis");
        assertThat(played.side(PERSIAN).ashore(new ZoneId("phocis"))).hasSize(1);
        assertThat(played.side(PERSIAN).ashore(new ZoneId("locris"))).hasSize(1);
    }

    /** Leonidas falls beside Strategos II, who has not been activated; the units that he leaves to him have been, or have not. */
    @Rule({"4.1", "7.5", "ruling-succession"})
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void whoTakesOverActivatedUnitsCountsAsActivated(boolean activated) {
        Table table = Table.empty()
                .leader(PERSIAN, "mardonius", "locris", "3*pe-imm-a")
                .leader(GREEK, "leonidas", "locris", "3*gr-corinth")
                .leader(GREEK, "strategos2", "locris", "gr-megara")
                .activated(GREEK, "leonidas", activated);
        ZoneId locris = new ZoneId("locris");
        Force led = new Force(PERSIAN, locris, CounterId.list("mardonius"));
        Force met = new Force(GREEK, locris, CounterId.list("leonidas", "strategos2"));
        Battle battle = Battle.of(led, met, Optional.empty(), 0, 0)
                .with(GREEK, BattleSide.FRESH.oracle(-4, CombatPhase.MELEE))
                .with(PERSIAN, BattleSide.FRESH.oracle(-4, CombatPhase.MELEE));
        Played played = table.hand(PERSIAN, "treason")
                .step(new Step.Segment(PERSIAN, true, 0), Active.of(led), battle)
                .play(new ScriptedDice().d6(1, 1).d6(3, 4, 6, 6, 2))
                .persian("pass");
        played.persian("fight will=accord")
                .greek("fight will=accord")
                .persian("done")
                .persian("pass");
        assertThat(played.side(GREEK)
                        .chief(new CounterId("strategos2"))
                        .orElseThrow()
                        .troops())
                .isEqualTo(Table.troops("3*gr-corinth gr-megara"));
        if (activated) {
            played.refused(GREEK, "activate counter=strategos2");
        } else {
            played.greek("activate counter=strategos2");
        }
    }
}
