package strategos.engine.games.sparta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import strategos.engine.Entry;
import strategos.engine.Event;
import strategos.engine.Rule;
import strategos.engine.Ruling;
import strategos.engine.box.Setup;
import strategos.engine.games.sparta.allegiance.AllegianceEvents.AthensRevoltRolled;
import strategos.engine.games.sparta.allegiance.AllegianceEvents.RevoltRolled;
import strategos.engine.games.sparta.combat.CombatEvents.CombatJoined;
import strategos.engine.games.sparta.combat.SiegeEvents.RavageRolled;
import strategos.engine.games.sparta.combat.SiegeEvents.SallyRolled;
import strategos.engine.games.sparta.combat.SiegeEvents.SiegeRolled;
import strategos.engine.games.sparta.war.War;
import strategos.engine.offer.Order;
import strategos.engine.suite.Position;
import strategos.engine.suite.RandomPlay;
import strategos.engine.suite.Told;
import strategos.engine.suite.Watcher;
import strategos.engine.text.Escape;
import strategos.engine.text.Phrasebook;

/** Whatever is told before an order, or with a question, is what then happens: all through matches of random play. */
class ForetoldInPlayTest {
    private static final List<Integer> SEEDS = List.of(1, 2, 3, 5, 6);
    private static final Set<String> OWN = Set.of("attack", "besiege", "march", "event");
    private static final Set<String> ANSWERS = Set.of("shelter", "react", "marines");

    @Rule({"7.5", "7.8", "8.1", "8.5-naval", "9.0", "9.1", "9.2", "10.1", "10.5"})
    @ParameterizedTest
    @ValueSource(strings = {"archidamian", "campaign", "ionian-war"})
    void whatIsToldHappens(String scenario) {
        Listener listener = new Listener();
        for (int seed : SEEDS) {
            Setup setup = new Setup(
                    scenario, Map.of("forces", "open", "road", "closed"), List.of(Theatre.ATHENS, Theatre.SPARTA));
            new RandomPlay<>(Theatre.game(), setup, seed, 200_000).play(listener);
        }
        assertThat(listener.heard).contains("attack", "outside", "crews", "besiege", "ravage", "incite athens");
    }

    private static final class Listener implements Watcher<War> {
        private final Phrasebook words = Box.library().words(Sparta.ID, Escape.plain());
        private final Set<String> heard = new HashSet<>();
        private Lines declared = new Lines("", List.of());

        /** What was told before an order that is still to bring about its fight. */
        private record Lines(String order, List<String> lines) {
            boolean says(String words) {
                return lines.stream().anyMatch(line -> line.contains(words));
            }
        }

        @Override
        public void ruled(Position<War> position, Order order, Ruling.Accepted<War> ruling) {
            if (order.equals(Order.resignation(order.seat()))) {
                return;
            }
            Told told = Told.before(order, position, words);
            Lines preview = new Lines(order.toString(), told.preview());
            Lines stakes = new Lines(order.toString(), told.stakes());
            List<Event<War>> events = ruling.entries().stream()
                    .flatMap(entry -> entry instanceof Entry.Happened<War>(Event<War> event)
                            ? Stream.of(event)
                            : Stream.<Event<War>>of())
                    .toList();
            events.forEach(event -> rolled(order, event, preview, stakes));
            if (OWN.contains(order.verb())) {
                declared = preview;
            } else if (!ANSWERS.contains(order.verb())) {
                declared = new Lines("", List.of());
            }
            Optional<CombatJoined> fight = events.stream()
                    .filter(CombatJoined.class::isInstance)
                    .map(CombatJoined.class::cast)
                    .findFirst();
            fight.ifPresent(joined -> fought(order, joined, stakes));
            if (fight.isPresent()) {
                declared = new Lines("", List.of());
            }
        }

        private void rolled(Order order, Event<War> event, Lines preview, Lines stakes) {
            switch (event) {
                case RavageRolled r -> check("ravage", preview, "at most " + r.garrison() + " ");
                case RevoltRolled r
                when order.verb().equals("incite") -> check("incite", preview, "below " + r.below() + " ");
                case AthensRevoltRolled r
                when order.verb().equals("incite") -> check("incite athens", preview, "at least ");
                case SallyRolled r -> check("sally", preview, r.attack() + " to " + r.defence());
                case SiegeRolled r
                when order.verb().equals("besiege") -> check("besiege", preview, r.attack() + " to " + r.defence());
                case SiegeRolled r
                when order.verb().equals("shelter") ->
                    check("inside", stakes, "A siege, " + r.attack() + " to " + r.defence());
                default -> {}
            }
        }

        private void fought(Order order, CombatJoined fight, Lines stakes) {
            String points =
                    fight.attacker().points() + " to " + fight.defender().points();
            boolean outside = order.call().says("choice", "outside");
            if (outside) {
                check("outside", stakes, points + ":");
            }
            String sum = (fight.naval() ? "At sea " : "On land ") + points + ", shift ";
            if (OWN.contains(order.verb()) || (outside && declared.order().contains("verb=attack"))) {
                check(order.verb(), declared, sum);
            } else if (order.verb().equals("marines")
                    && !fight.naval()
                    && !declared.lines().isEmpty()) {
                crews(fight);
            }
        }

        /** The defender's ships are told beside the odds, where they may come into the fight. */
        private void crews(CombatJoined fight) {
            int ships = fight.defender().company().units().stream()
                    .filter(tally -> tally.naval())
                    .mapToInt(tally -> tally.count())
                    .sum();
            if (ships > 0) {
                check("crews", declared, " NSP (");
                check("crews", declared, "may fight on land too.");
            }
        }

        private void check(String what, Lines told, String words) {
            heard.add(what);
            assertThat(told.says(words))
                    .as("%s: '%s' is told before %s: %s", what, words, told.order(), told.lines())
                    .isTrue();
        }
    }
}
