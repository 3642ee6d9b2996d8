package strategos.engine.games.persians;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import strategos.engine.Rule;
import strategos.engine.dice.ScriptedDice;
import strategos.engine.games.persians.battle.BattleEvents.Succeeded;
import strategos.engine.games.persians.movement.MovementEvents;
import strategos.engine.games.persians.movement.MovementEvents.AttritionRolled;
import strategos.engine.games.persians.war.Active;
import strategos.engine.games.persians.war.Battle;
import strategos.engine.games.persians.war.BattleRound.CombatPhase;
import strategos.engine.games.persians.war.BattleSide;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.Force;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.Troops;
import strategos.engine.games.persians.war.War;
import strategos.engine.games.persians.war.ZoneId;

/** The last commander of a force falls: who fights on, who looks on, and who pays for the march. */
class FallenCommanderTest {
    private static final Side GREEK = Side.GREEK;
    private static final Side PERSIAN = Side.PERSIAN;

    /** Fire and mêlée of little effect; then 12 of the Persians and an even fate: nobody is left to command the Greeks. */
    private static ScriptedDice fall(ScriptedDice dice) {
        return dice.d6(1).d6(1, 1).d6(3, 4, 6, 6, 2);
    }

    private static Table lines() {
        return Table.empty()
                .leader(GREEK, "miltiades", "locris", "4*gr-athens-hop 2*gr-athens-4c")
                .leader(PERSIAN, "datis", "locris", "5*pe-arch");
    }

    private static Battle quiet(Table table) {
        return TestBattles.formed(table.war(), "locris")
                .with(PERSIAN, BattleSide.FRESH.oracle(-4, CombatPhase.FIRE))
                .with(GREEK, BattleSide.FRESH.oracle(-4, CombatPhase.MELEE));
    }

    private static Played fight(Table table, Active active, ScriptedDice dice) {
        return table.hand(GREEK, "treason")
                .step(new Step.Segment(GREEK, true, 0), active, quiet(table))
                .play(dice)
                .greek("pass");
    }

    @Rule({"7", "7.5", "7.6", "ruling-heir"})
    @Test
    void whoOnlyStoodThereIsNeitherPursuedNorMadeToRetreat() {
        Table table = lines().unled(GREEK, "locris", "2*gr-corinth gr-plataea");
        // Five archers' pursuit is nothing; the marchers have entered no zone.
        Played played = fight(
                table,
                Active.of(new Force(GREEK, new ZoneId("locris"), CounterId.list("miltiades"))),
                fall(new ScriptedDice()));
        Battle battle = played.war().battle().orElseThrow();
        assertThat(Table.RULES.forces().troops(played.war(), battle.force(GREEK)))
                .isEqualTo(Table.troops("4*gr-athens-hop 2*gr-athens-4c"));
        played.persian("fight will=on").greek("retreat zone=boeotia");
        assertThat(played.side(GREEK).pile(new ZoneId("locris")).all())
                .isEqualTo(Table.troops("2*gr-corinth gr-plataea"));
        assertThat(played.side(GREEK).pile(new ZoneId("boeotia")).all())
                .isEqualTo(Table.troops("4*gr-athens-hop 2*gr-athens-4c"));
    }

    /** The same on the other side, inside a city where all who fight are lost. */
    @Rule({"7.5", "8.1", "ruling-heir"})
    @Test
    void whoOnlyStoodThereSurvivesTheLostCity() {
        Table table = Table.empty()
                .leader(GREEK, "miltiades", "attica", "2*gr-athens-4c")
                .unled(GREEK, "attica", "2*gr-corinth gr-plataea")
                .leader(PERSIAN, "datis", "attica", "5*pe-arch");
        Battle battle = TestBattles.formed(table.war(), "attica")
                .with(PERSIAN, BattleSide.FRESH.oracle(-4, CombatPhase.FIRE))
                .with(GREEK, BattleSide.FRESH.oracle(-4, CombatPhase.MELEE))
                .withInside(Optional.of(GREEK));
        Played played = table.hand(GREEK, "treason")
                .step(new Step.Segment(GREEK, true, 0), Active.of(battle.force(GREEK)), battle)
                .play(fall(new ScriptedDice()).d6(6))
                .greek("pass")
                .persian("fight will=on");
        assertThat(played.side(GREEK).army()).isEqualTo(Table.troops("2*gr-corinth gr-plataea"));
    }

    @Rule({"5.3", "7.5", "ruling-run"})
    @Test
    void hisMarchersPayForTheMarch() {
        Table table = lines().unled(GREEK, "locris", "2*gr-corinth gr-plataea");
        Active marched = Active.of(new Force(GREEK, new ZoneId("megaris"), CounterId.list("miltiades")))
                .enters(new ZoneId("attica"))
                .enters(new ZoneId("boeotia"))
                .enters(new ZoneId("locris"));
        table.change(war -> war.with(war.greek()
                .with(war.greek()
                        .chief(new CounterId("miltiades"))
                        .orElseThrow()
                        .spent(true))));
        Played played = fight(table, marched, fall(new ScriptedDice()).d6(6));
        played.persian("fight will=on").greek("retreat zone=boeotia");
        assertThat(played.events(AttritionRolled.class)).singleElement().satisfies(rolled -> {
            assertThat(rolled.column()).isEqualTo(3);
            assertThat(rolled.lost()).isEqualTo(1);
        });
        assertThat(played.side(GREEK).pile(new ZoneId("boeotia")).all())
                .isEqualTo(Table.troops("4*gr-athens-hop gr-athens-4c"));
        assertThat(played.side(GREEK).pile(new ZoneId("locris")).all())
                .isEqualTo(Table.troops("2*gr-corinth gr-plataea"));
        assertThat(played.war().active()).isEmpty();
    }

    /** Who falls in the pursuit is gone from among the marchers: nobody like him who only stood there pays in his place. */
    @Rule({"5.3", "7.5", "7.6", "ruling-run"})
    @Test
    void forThoseOfHisMarchersWhoFallInThePursuitNobodyElsePays() {
        Table table = Table.empty()
                .leader(GREEK, "miltiades", "locris", "2*gr-athens-hop")
                .leader(PERSIAN, "datis", "locris", "5*pe-arch pe-hcav")
                .activated(GREEK, "miltiades", true)
                .change(war -> war.with(war.greek().lay(new ZoneId("locris"), Table.troops("2*gr-athens-hop"), true)));
        Active marched = Active.of(new Force(GREEK, new ZoneId("megaris"), CounterId.list("miltiades")))
                .enters(new ZoneId("attica"))
                .enters(new ZoneId("boeotia"))
                .enters(new ZoneId("locris"));
        // A 3 in the pursuit costs two points, a 6 in column 3 of attrition one unit.
        Played played = fight(table, marched, fall(new ScriptedDice()).d6(3, 6));
        played.persian("fight will=on").greek("retreat zone=boeotia");
        assertThat(played.side(GREEK).pile(new ZoneId("locris")).all()).isEqualTo(Table.troops("2*gr-athens-hop"));
        assertThat(played.side(GREEK).pile(new ZoneId("boeotia")).all()).isEqualTo(Troops.NONE);
    }

    /** An equal of the new commander goes his own way after the battle, but has marched. */
    @Rule({"5.3", "7.5", "ruling-succession"})
    @Test
    void whoMarchedWithHimAndFollowsNobodyNowPaysToo() {
        Active marched = Active.of(new Force(
                        PERSIAN, new ZoneId("phocis"), CounterId.list("mardonius", "artabazus", "ariabignes")))
                .enters(new ZoneId("locris"));
        var succeeded = new Succeeded(PERSIAN, new CounterId("ariabignes"), List.of());
        Table table = Table.empty()
                .leader(PERSIAN, "artabazus", "locris", "pe-arch")
                .leader(PERSIAN, "ariabignes", "locris", "")
                .step(new Step.Segment(PERSIAN, true, 0), marched);
        Active now = succeeded.apply(table.war()).active().orElseThrow();
        assertThat(now.force().members()).containsExactly(new CounterId("ariabignes"));
        assertThat(now.parted()).contains(new CounterId("artabazus"));
    }

    private static Table joining() {
        return Table.empty()
                .leader(PERSIAN, "mardonius", "thessaly", "3*pe-imm-a")
                .leader(PERSIAN, "artabazus", "locris", "3*pe-arch")
                .points(PERSIAN, 16)
                .step(new Step.Segment(PERSIAN, false, 0));
    }

    @Rule({"5.3", "5.2"})
    @Test
    void aLeaderPickedUpAtTheEndOfAMarchDoesNotPayForIt() {
        Played played = joining().play(new ScriptedDice().d6(6));
        played.persian("activate counter=mardonius")
                .persian("march path=phthiotis,thermopylae,locris")
                .persian("take what=artabazus")
                .persian("done");
        // The archers would go first, had they marched.
        assertThat(box(played, "artabazus")).isEqualTo(Table.troops("3*pe-arch"));
        assertThat(box(played, "mardonius")).isEqualTo(Table.troops("2*pe-imm-a"));
    }

    @Rule({"5.3", "5.2"})
    @Test
    void norDoesHeWhenHeIsLeftThereAgainWithHisUnits() {
        for (String left : List.of("artabazus", "3-pe-arch")) {
            Played played = joining().play(new ScriptedDice().d6(6));
            played.persian("activate counter=mardonius")
                    .persian("march path=phthiotis,thermopylae,locris")
                    .persian("take what=artabazus")
                    .persian("leave what=" + left)
                    .persian("done");
            assertThat(played.side(PERSIAN).army()).as(left).isEqualTo(Table.troops("2*pe-imm-a 3*pe-arch"));
        }
    }

    @Rule({"5.3", "5.2"})
    @Test
    void butHePaysWhenHeMarchesOn() {
        Played played = joining().play(new ScriptedDice().d6(6));
        played.persian("activate counter=mardonius")
                .persian("march path=phthiotis,thermopylae,locris")
                .persian("take what=artabazus")
                .persian("march path=boeotia")
                .persian("done");
        assertThat(box(played, "artabazus")).isEqualTo(Table.troops("2*pe-arch"));
        assertThat(box(played, "mardonius")).isEqualTo(Table.troops("3*pe-imm-a"));
    }

    /** Who goes along stays face down: the enemy sees none of it in what is under way. */
    @Rule({"4", "5.2"})
    @Test
    void othersDoNotSeeWhoHasJoined() {
        Played played = joining().play();
        played.persian("activate counter=mardonius").persian("march path=phthiotis,thermopylae,locris");
        Active before = Table.game()
                .conceal(played.war(), GREEK.seat())
                .position()
                .active()
                .orElseThrow();
        played.persian("take what=artabazus");
        Active after = Table.game()
                .conceal(played.war(), GREEK.seat())
                .position()
                .active()
                .orElseThrow();
        assertThat(after.joined()).isEmpty();
        assertThat(after.taken()).isEqualTo(before.taken());
    }

    /** A dummy that went along may be found out, a leader may fall: what is left behind later is counted without him. */
    @Rule("5.2")
    @Test
    void whoWentAlongMayBeGoneWhenSomethingIsLeft() {
        Played played = joining().play();
        played.persian("activate counter=mardonius")
                .persian("march path=phthiotis,thermopylae,locris")
                .persian("take what=artabazus");
        War gone = played.war().with(played.side(PERSIAN).withoutChief(new CounterId("artabazus")));
        Troops one = Table.troops("pe-imm-a");
        War after = new MovementEvents.TroopsLeft(
                        PERSIAN, new ZoneId("locris"), one, CounterId.list("mardonius"), List.of(), Troops.NONE)
                .apply(gone);
        assertThat(after.persian().pile(new ZoneId("locris")).all().has(one)).isTrue();
        assertThat(Table.game().rules().broken(after)).isEmpty();
    }

    private static Troops box(Played played, String leader) {
        return played.side(PERSIAN).chief(new CounterId(leader)).orElseThrow().troops();
    }

    @Rule({"5.3", "7.5", "ruling-run"})
    @Test
    void whatMarchedWithHimPaysAlsoUnderAnHeirWhoHadJustJoinedHim() {
        Table table = Table.empty()
                .leader(GREEK, "miltiades", "locris", "gr-plataea")
                .leader(PERSIAN, "datis", "locris", "2*pe-spara")
                .leader(PERSIAN, "artabazus", "locris", "pe-imm-b")
                .change(war -> war.with(war.side(PERSIAN)
                        .eachChief(c -> c.id().equals(new CounterId("datis"))
                                ? c.spent(true)
                                : c.spent(true).under(new CounterId("datis")))));
        ZoneId locris = new ZoneId("locris");
        Battle battle = Battle.of(
                        new Force(PERSIAN, locris, CounterId.list("datis", "artabazus")),
                        new Force(GREEK, locris, CounterId.list("miltiades")),
                        Optional.empty(),
                        0,
                        0)
                .withStage(Battle.Stage.ROUND_END);
        Active active =
                Active.of(battle.active()).withZones(4).withToll(4).withRun(4).withJoined(CounterId.list("artabazus"));
        Played played = table.step(new Step.Segment(PERSIAN, true, 0), active, battle)
                .play(new ScriptedDice().d6(1, 1).d6(1, 1).d6(2).d6(3, 4).d6(6));
        played.greek("fight will=on").persian("fight will=on");
        played.greek("fight will=accord").persian("fight will=accord");
        assertThat(played.side(PERSIAN)
                        .chief(new CounterId("artabazus"))
                        .orElseThrow()
                        .troops())
                .isEqualTo(Table.troops("pe-spara pe-imm-b"));
    }
}
