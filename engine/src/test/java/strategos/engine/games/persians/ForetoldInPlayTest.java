package strategos.engine.games.persians;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import strategos.engine.Entry;
import strategos.engine.Event;
import strategos.engine.Rule;
import strategos.engine.Ruling;
import strategos.engine.games.persians.battle.BattleEvents.BattleEnded;
import strategos.engine.games.persians.battle.BattleEvents.CombatRolled;
import strategos.engine.games.persians.city.CityEvents.StormRolled;
import strategos.engine.games.persians.interception.Interception;
import strategos.engine.games.persians.interception.InterceptionEvents.InterceptionTried;
import strategos.engine.games.persians.movement.MovementEvents.AttritionRolled;
import strategos.engine.games.persians.movement.MovementEvents.Marched;
import strategos.engine.games.persians.printed.Contact;
import strategos.engine.games.persians.printed.Printed;
import strategos.engine.games.persians.printed.Tables;
import strategos.engine.games.persians.province.ProvinceEvents.PoliticsTried;
import strategos.engine.games.persians.war.BattleRound.CombatPhase;
import strategos.engine.games.persians.war.BattleRound.Volley;
import strategos.engine.games.persians.war.BattleSide;
import strategos.engine.games.persians.war.War;
import strategos.engine.library.RegisteredGames;
import strategos.engine.offer.Order;
import strategos.engine.suite.Position;
import strategos.engine.suite.RandomPlay;
import strategos.engine.suite.Told;
import strategos.engine.suite.Watcher;
import strategos.engine.text.Escape;
import strategos.engine.text.Phrasebook;
import strategos.engine.text.Text;

/** Whatever is told before an order, or with a question, is what then happens: all through matches of random play. */
class ForetoldInPlayTest {
    /** With {@code -Dstrategos.persians.foretold=1000} so many matches of each scenario. */
    private static final int MATCHES = Integer.getInteger("strategos.persians.foretold", 6);

    private static final int MOST_ORDERS = 50_000;

    @Rule({"5.3", "6.2", "7.1", "7.2", "7.6", "8.2", "9.1", "9.2", "9.3", "12", "14.3-political"})
    @ParameterizedTest
    @ValueSource(strings = {Printed.REVOLT, Printed.MARATHON, Printed.SECOND_WAR})
    void whatIsToldHappens(String scenario) {
        Listener listener = new Listener();
        for (int seed = 1; seed <= MATCHES; seed++) {
            try {
                RandomPlay.withSense(Table.game(), Table.setup(scenario), seed, MOST_ORDERS)
                        .play(listener);
            } catch (AssertionError e) {
                throw new AssertionError(scenario + ", seed " + seed + ": " + e.getMessage(), e);
            }
        }
        assertThat(listener.heard)
                .contains("march done", "sea done", "contact", "interception", "SEA pass", "FIRE pass", "MELEE pass");
    }

    private static final class Listener implements Watcher<War> {
        private static final Set<String> FIGHTING = Set.of("fight", "city", "losses", "stratagem", "pass", "retreat");

        private final Phrasebook words = RegisteredGames.LIBRARY.words(Persians.ID, Escape.plain());
        private final Set<String> heard = new HashSet<>();

        @Override
        public void ruled(Position<War> position, Order order, Ruling.Accepted<War> ruling) {
            if (order.equals(Order.resignation(order.seat()))) {
                return;
            }
            Telling telling = new Telling(position, order);
            War now = position.state();
            int orders = 0;
            for (Entry<War> entry : ruling.entries()) {
                // What another has said beforehand was not before whoever gave this order.
                orders += entry instanceof Entry.Ordered<War> ? 1 : 0;
                if (orders > 1) {
                    return;
                }
                if (entry instanceof Entry.Happened<War>(Event<War> event)) {
                    now = event.apply(now);
                    telling.happened(event, now);
                }
            }
        }

        /** What an order brings about, one thing after the other. */
        private final class Telling {
            private final Position<War> position;
            private final Order order;
            private Optional<Told> told = Optional.empty();
            private int marched;
            private boolean over;
            private boolean thrown;
            private boolean fired;

            Telling(Position<War> position, Order order) {
                this.position = position;
                this.order = order;
            }

            /** Asked for only where something has come of the order that may have been told. */
            private Told told() {
                if (told.isEmpty()) {
                    told = Optional.of(Told.before(order, position, words));
                }
                return told.get();
            }

            private List<MatchResult> find(String pattern) {
                return Told.find(told().preview(), pattern);
            }

            void happened(Event<War> event, War after) {
                switch (event) {
                    case Marched m -> marched++;
                    case BattleEnded e -> over = true;
                    case AttritionRolled r when r.side().seat().equals(order.seat()) -> attrition(r);
                    case StormRolled r
                    when order.verb().equals("sack") -> {
                        List<MatchResult> found = find("destroyed on (\\d) in 6");
                        check("storm", !found.isEmpty() && r.destroyed() == r.die() <= number(found.getFirst(), 1), r);
                    }
                    case PoliticsTried t -> politics(t);
                    case InterceptionTried t when order.verb().equals("intercept") -> interception(t);
                    case CombatRolled(Volley volley)
                    when position.state().battle().isPresent() && !over -> volley(volley, after);
                    default -> {}
                }
            }

            private void attrition(AttritionRolled r) {
                boolean whole = !order.verb().equals("march")
                        || marched == order.call().all("path").size();
                switch (order.verb()) {
                    case "march", "sail", "leave", "debark", "sack", "done", "scorch", "embark" -> {
                        if (r.kind() == AttritionRolled.Kind.SCORCHED) {
                            check("scorched", dice("unsupplied costs, by the die from 1 to 6: ([\\d ]+)\\.", r), r);
                        } else if (whole) {
                            String zones = "ttrition after " + r.column() + " zones?";
                            boolean none = r.lost() == 0
                                    && !find("No a" + zones + "\\.").isEmpty();
                            check(
                                    r.kind().id() + " " + order.verb(),
                                    none || dice("A" + zones + ", by the die from 1 to 6: ([\\d ]+)\\.", r),
                                    r);
                        }
                    }
                    case "stratagem" -> {
                        if (r.kind() == AttritionRolled.Kind.TEMPEST) {
                            check("tempest", dice("by the die from 1 to 6: ([\\d ]+)\\.", r), r);
                        }
                    }
                    default -> {}
                }
            }

            private boolean dice(String pattern, AttritionRolled r) {
                return find(pattern).stream()
                        .anyMatch(
                                found -> found.group(1).split(" ")[r.die() - 1].equals(Integer.toString(r.lost())));
            }

            private void politics(PoliticsTried t) {
                List<MatchResult> found = find("(\\d+) of (\\d+) throws win");
                long hits = IntStream.rangeClosed(2, 2 * Tables.SIDES)
                        .map(sum -> t.points() + t.bonus() + sum >= t.needed() ? ways(sum) : 0)
                        .sum();
                check("politics", !found.isEmpty(), t);
                if (number(found.getFirst(), 2) == Tables.SIDES * Tables.SIDES) {
                    check("politics without an oracle", number(found.getFirst(), 1) == hits, t);
                } else {
                    check("politics by an oracle", number(found.getFirst(), 1) > 0 || !t.success(), t);
                }
            }

            private static int ways(int sum) {
                return Tables.SIDES - Math.abs(Tables.SIDES + 1 - sum);
            }

            private void interception(InterceptionTried t) {
                if (t.thrown().isEmpty()) {
                    check("automatic", !find("No die is needed").isEmpty(), t);
                    return;
                }
                if (t.place().sea()) {
                    List<MatchResult> found = find("(\\d+) of (\\d+) throws make contact");
                    check("contact", !found.isEmpty(), t);
                    boolean plain = number(found.getFirst(), 2) == Tables.SIDES * Tables.SIDES;
                    t.met().filter(met -> plain).ifPresent(met -> {
                        int hits = IntStream.rangeClosed(2, 2 * Tables.SIDES)
                                .map(sum -> result(met.odds(), sum, true).isPresent() ? ways(sum) : 0)
                                .sum();
                        check("contact met", number(found.getFirst(), 1) == hits, t);
                    });
                    check(
                            "contact or none",
                            number(found.getFirst(), 1) < number(found.getFirst(), 2)
                                    || t.met().isPresent(),
                            t);
                    return;
                }
                List<MatchResult> found =
                        find("of (\\d+) throws (\\d+) give battle, (\\d+) an ambush, (\\d+) an ambush against");
                check("interception", !found.isEmpty(), t);
                boolean plain = number(found.getFirst(), 1) == Tables.SIDES;
                if (t.met().isPresent() && plain) {
                    Interception.Odds odds = t.met().get().odds();
                    check(
                            "interception met",
                            found.stream()
                                    .anyMatch(line -> number(line, 2) == faces(odds, Contact.BATTLE)
                                            && number(line, 3) == faces(odds, Contact.AMBUSH)
                                            && number(line, 4) == faces(odds, Contact.CAUGHT)),
                            t);
                }
            }

            private static int faces(Interception.Odds odds, Contact contact) {
                return (int) IntStream.rangeClosed(1, Tables.SIDES)
                        .filter(die -> result(odds, die, false).equals(Optional.of(contact)))
                        .count();
            }

            private static Optional<Contact> result(Interception.Odds odds, int die, boolean sea) {
                return Table.RULES.interception().result(odds, die, sea);
            }

            /** The die of a side in a battle: what it costs the enemy stands at its place, or among the shares. */
            private void volley(Volley volley, War after) {
                // What comes after a round nobody knows before.
                boolean unseen = volley.phase() == CombatPhase.PURSUIT
                        && thrown
                        && find("Pursuit").isEmpty();
                thrown = true;
                if (unseen
                        || !FIGHTING.contains(order.verb())
                        || !find("unseen support").isEmpty()) {
                    return;
                }
                BattleSide owing = after.fight().side(volley.side().other());
                String cost = owing.owes() + (owing.tests() ? "T" : "");
                String side = words.say(
                        Text.of("stakes.roll.none", "side", volley.side().named()));
                side = side.substring("the ".length(), side.indexOf(" throw"));
                String name = switch (volley.phase()) {
                    case FIRE -> "Fire of the " + side;
                    case MELEE -> "Mêlée of the " + side;
                    case PURSUIT -> "Pursuit by the " + side;
                    case SEA -> "The " + side;
                };
                String points = volley.phase() == CombatPhase.SEA
                        ? " with " + volley.points() + " naval points?"
                        : ", " + volley.points() + " points?";
                List<MatchResult> faces = find(name + points + ", by the die from 1 to 6: ([\\dT ]+)\\.");
                List<MatchResult> shares = find("^" + name + "(?! with)[^:%]*: (.*)\\.$");
                boolean right = faces.stream()
                                .anyMatch(found -> found.group(1)
                                        .split(" ")[volley.die() - 1]
                                        .equals(cost))
                        || shares.stream()
                                .anyMatch(found -> Stream.of(found.group(1).split(",| and "))
                                        .anyMatch(one -> one.trim().startsWith(cost + " in ")));
                check(volley.phase() + " " + order.verb(), right, volley + " " + cost);
                asked(volley, side, faces);
                fired |= volley.phase() == CombatPhase.FIRE;
            }

            /** The question says in which column the enemy's next die is read, and how many of its faces cost something. */
            private void asked(Volley volley, String side, List<MatchResult> faces) {
                String label = switch (order.verb()) {
                    case "fight" -> order.call().says("will", "break") ? "Breaking off" : "Fighting on";
                    case "city" -> order.call().says("where", "inside") ? "\\*\\*Inside\\*\\*" : "\\*\\*Outside\\*\\*";
                    case "pass" -> "Next";
                    default -> "";
                };
                if (label.isEmpty() || volley.side().seat().equals(order.seat())) {
                    return;
                }
                String how = switch (volley.phase()) {
                    case FIRE -> "fire of the " + side + " in column ";
                    case MELEE -> "mêlée of the " + side + " in column ";
                    case PURSUIT -> "if the " + side + " pursue, column ";
                    case SEA -> "the " + side + " in column ";
                };
                List<MatchResult> found = Told.find(
                        told().stakes(), label + ": " + how + "(\\S+?)(?: as it stands)?, a loss on \\*\\*(\\d) in 6");
                boolean needed = volley.phase() != CombatPhase.MELEE && !label.equals("Fighting on");
                check("asked " + volley.phase() + " " + order.verb(), !needed || !found.isEmpty(), volley);
                for (MatchResult one : found) {
                    if (!fired) {
                        check("column " + volley.phase(), one.group(1).equals(volley.column()), volley);
                    }
                    for (MatchResult face : faces) {
                        long losses = Stream.of(face.group(1).split(" "))
                                .filter(code -> !code.startsWith("0"))
                                .count();
                        check("losses " + volley.phase(), number(one, 2) == losses, volley);
                    }
                }
            }

            private static int number(MatchResult found, int group) {
                return Integer.parseInt(found.group(group));
            }

            private void check(String what, boolean holds, Object event) {
                heard.add(what);
                assertThat(holds)
                        .as("%s: %s, told before %s: %s, %s", what, event, order, told().preview(), told().stakes())
                        .isTrue();
            }
        }
    }
}
