package strategos.engine.games.persians;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import strategos.engine.Decision;
import strategos.engine.Entry;
import strategos.engine.Event;
import strategos.engine.Referee;
import strategos.engine.Rule;
import strategos.engine.Ruling;
import strategos.engine.dice.SeededDice;
import strategos.engine.games.persians.battle.Volleys.CombatModifiers;
import strategos.engine.games.persians.movement.MovementEvents.AttritionRolled;
import strategos.engine.games.persians.printed.Printed;
import strategos.engine.games.persians.stratagem.StratagemEvents.Sighted;
import strategos.engine.games.persians.war.Battle;
import strategos.engine.games.persians.war.BattleRound.CombatPhase;
import strategos.engine.games.persians.war.Hand;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.SideState;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.Stratagem;
import strategos.engine.games.persians.war.War;
import strategos.engine.offer.Call;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Order;
import strategos.engine.suite.Position;
import strategos.engine.suite.RandomPlay;
import strategos.engine.suite.Watcher;

/** Whatever random play leads to: a side that held every stratagem would change something with each that it is offered. */
class StratagemsMatterTest {
    private static final int MATCHES = Integer.getInteger("strategos.persians.stratagems", 2);
    private static final int EVERY = 4;
    private static final int MOST_ORDERS = 50_000;
    private static final Side GREEK = Side.GREEK;
    private static final Side PERSIAN = Side.PERSIAN;

    @Rule({"11.2", "ruling-useful"})
    @ParameterizedTest
    @ValueSource(strings = {Printed.REVOLT, Printed.MARATHON, Printed.SECOND_WAR})
    void overRandomPlay(String scenario) {
        Set<String> played = new HashSet<>();
        Watcher<War> watcher = new Watcher<>() {
            @Override
            public void at(Position<War> position) {
                if (position.number() % EVERY == 0
                        && Table.game().rules().result(position.state()).isEmpty()) {
                    for (Side side : Side.values()) {
                        tryAll(position, side, played);
                    }
                }
            }
        };
        for (int seed = 1; seed <= MATCHES; seed++) {
            new RandomPlay<>(Table.game(), Table.setup(scenario), seed, MOST_ORDERS).play(watcher);
        }
        assertThat(played).hasSizeGreaterThan(UsefulStratagemsTest.ALL.length / 3);
    }

    private static void tryAll(Position<War> position, Side side, Set<String> played) {
        War war = position.state();
        SideState state = war.side(side);
        War full = war.with(state.withHand(new Hand(List.of(Stratagem.values()), Stratagem.values().length, 0)));
        Optional<Offer> offer = Table.game()
                .decisions()
                .of(Table.game().conceal(full, side.seat()), side.seat())
                .map(Decision::offers)
                .stream()
                .flatMap(List::stream)
                .filter(one -> one.verb().name().equals("stratagem"))
                .findFirst();
        if (offer.isEmpty()) {
            return;
        }
        for (String id : StratagemAimsTest.choices(full, side, "stratagem", "counter", Call.of("stratagem"))) {
            Call call = Call.of("stratagem", "counter", id);
            List<String> aims = StratagemAimsTest.choices(full, side, "stratagem", "aim", call);
            for (Call one : aims.isEmpty()
                    ? List.of(call)
                    : aims.stream().map(aim -> call.with("aim", aim)).toList()) {
                assertThat(matters(full, side, one))
                        .as("%s in %s", one, full.steps())
                        .isTrue();
                played.add(id);
            }
        }
    }

    /** Whether it changes what is thrown in the battle, or anything else but the hand. */
    private static boolean matters(War war, Side side, Call call) {
        for (int luck = 0; luck < 8; luck++) {
            Ruling<War> ruling = new Referee()
                    .rule(
                            Table.game(),
                            war,
                            List.of(GREEK.seat(), PERSIAN.seat()),
                            List.of(),
                            new Order(side.seat(), call),
                            Entry.Source.PLAYER,
                            new SeededDice(luck));
            Ruling.Accepted<War> accepted = (Ruling.Accepted<War>) ruling;
            War after = accepted.state();
            // A storm may sink nothing, and scouts may see what they saw before.
            boolean looked = accepted.entries().stream()
                    .anyMatch(entry -> entry instanceof Entry.Happened<War>(Event<War> event)
                            && (event instanceof AttritionRolled || event instanceof Sighted));
            boolean battle = war.battle().isPresent()
                    && after.battle().isPresent()
                    && !figures(war).equals(figures(after));
            if (looked || battle || !masked(war).equals(masked(after))) {
                return true;
            }
        }
        return false;
    }

    /** Everything but hands, pool, the last dice, and how battles stand. */
    private static War masked(War war) {
        War bare = war;
        for (Side side : Side.values()) {
            bare = bare.with(bare.side(side).withHand(Hand.NONE));
        }
        List<Step> steps = new ArrayList<>();
        for (Step step : war.steps()) {
            if (!(step instanceof Step.Fight) && !(step instanceof Step.Segment)) {
                steps.add(step);
            }
        }
        steps.add(new Step.Draw());
        return bare.withSteps(steps)
                .withBattle(Optional.empty())
                .withPool(Table.empty().war().pool());
    }

    private static List<CombatModifiers> figures(War war) {
        Battle battle = war.battle().orElseThrow();
        List<CombatModifiers> figures = new ArrayList<>();
        for (Side side : Side.values()) {
            for (CombatPhase phase : battle.sea()
                    ? List.of(CombatPhase.SEA)
                    : List.of(CombatPhase.FIRE, CombatPhase.MELEE, CombatPhase.PURSUIT)) {
                CombatModifiers reckoning = Table.RULES.battles().reckon(war, battle, side, phase);
                if (reckoning.points() > 0) {
                    figures.add(reckoning);
                }
            }
        }
        return figures;
    }
}
