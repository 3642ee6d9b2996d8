package strategos.engine.games.persians;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.TestTable;
import strategos.engine.View;
import strategos.engine.dice.Cause;
import strategos.engine.dice.Dice;
import strategos.engine.dice.Roll;
import strategos.engine.games.persians.interception.InterceptionEvents.InterceptionTried;
import strategos.engine.games.persians.movement.MovementEvents.AttritionRolled;
import strategos.engine.games.persians.printed.Contact;
import strategos.engine.games.persians.printed.Tables;
import strategos.engine.games.persians.province.ProvinceEvents.PoliticsTried;
import strategos.engine.games.persians.war.Active;
import strategos.engine.games.persians.war.Battle;
import strategos.engine.games.persians.war.BattleRound;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.Force;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.Troops;
import strategos.engine.games.persians.war.War;
import strategos.engine.games.persians.war.War.Province;
import strategos.engine.games.persians.war.ZoneId;
import strategos.engine.offer.Order;
import strategos.engine.seat.Viewer;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Arg;
import strategos.engine.text.Text.Line;

/** The chances shown before an order are those of all its dice, thrown one after the other. */
class ChancesTest {
    private static final Side GREEK = Side.GREEK;
    private static final Side PERSIAN = Side.PERSIAN;

    /** The given faces, then threes. */
    private static final class Faces implements Dice {
        private final Deque<Integer> faces;

        Faces(Integer... faces) {
            this.faces = new ArrayDeque<>(List.of(faces));
        }

        @Override
        public Roll roll(Cause cause, int count, int sides) {
            List<Integer> result = new ArrayList<>();
            for (int n = 0; n < count; n++) {
                result.add(Math.min(sides, faces.isEmpty() ? 3 : faces.poll()));
            }
            return new Roll(cause, 1, sides, false, result);
        }

        @Override
        public Roll shuffle(Cause cause, int size) {
            throw new AssertionError("nothing is shuffled here: " + cause);
        }
    }

    private static List<Line> shown(War war, Side side, String call) {
        Seen<War> seen = Table.game().conceal(war, side.seat());
        Optional<View> preview = Table.game().views().preview(new Order(side.seat(), TestTable.call(call)), seen);
        return preview.map(View::brief).orElse(List.of());
    }

    private static Text why(War war, Side side, String call, Viewer viewer) {
        return Table.game()
                .mind()
                .orElseThrow()
                .why(Table.game().conceal(war, viewer), new Order(side.seat(), TestTable.call(call)))
                .orElseThrow();
    }

    private static int count(Text text, String name) {
        return ((Arg.Count) text.with().get(name)).n();
    }

    private static int count(Line line, String name) {
        return ((Arg.Count) line.text().with().get(name)).n();
    }

    private static List<String> results(Line line) {
        return List.of(((Arg.Typed) line.text().with().get("results")).words().split(" ", -1));
    }

    private static Table meeting(String zone) {
        Force mover = new Force(PERSIAN, new ZoneId(zone), CounterId.list("mardonius"));
        return Table.empty()
                .leader(GREEK, "leonidas", zone, "4*gr-sparta-hop")
                .leader(PERSIAN, "mardonius", zone, "6*pe-spara")
                .hand(GREEK, "oracle", "reconnaissance", "panhellenism")
                .hand(PERSIAN, "treason")
                .step(new Step.Segment(PERSIAN, true, 0), Active.of(mover), new Step.Entry(GREEK, mover, 0, List.of()));
    }

    @Rule({"6.2", "11.2-oracle", "11.2-reconnaissance", "11.2-panhellenism"})
    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " oracle=yes",
                " reconnaissance=yes",
                " panhellenism=yes",
                " reconnaissance=yes oracle=yes panhellenism=yes"
            })
    void ofAnInterception(String stratagems) {
        for (String zone : List.of("attica", "aetolia")) {
            War war = meeting(zone).war();
            String call = "intercept with=leonidas target=force" + stratagems;
            boolean oracle = stratagems.contains("oracle");
            Map<Contact, Integer> counts = new EnumMap<>(Contact.class);
            for (Faces faces : everyThrow(oracle ? 2 : 1)) {
                InterceptionTried tried = new Played(war, faces)
                        .greek(call)
                        .events(InterceptionTried.class)
                        .getFirst();
                tried.met().ifPresent(met -> counts.merge(met.contact(), 1, Integer::sum));
            }
            int strategic = Table.PRINTED.counters().strategic(new CounterId("mardonius"));
            Line line = shown(war, GREEK, call).stream()
                    .filter(one -> count(one, "value") == strategic)
                    .findFirst()
                    .orElseThrow();
            assertThat(count(line, "of")).isEqualTo(oracle ? 36 : 6);
            int met = counts.getOrDefault(Contact.BATTLE, 0) + counts.getOrDefault(Contact.AMBUSH, 0);
            for (Viewer viewer : List.of(GREEK.seat(), Viewer.EVERYONE)) {
                Text why = why(war, GREEK, call, viewer);
                assertThat(met).as(why.toString()).isBetween(count(why, "least"), count(why, "most"));
                assertThat(count(why, "of")).isEqualTo(oracle ? 36 : 6);
            }
            assertThat(count(line, "battle")).isEqualTo(counts.getOrDefault(Contact.BATTLE, 0));
            assertThat(count(line, "ambush")).isEqualTo(counts.getOrDefault(Contact.AMBUSH, 0));
            assertThat(count(line, "caught")).isEqualTo(counts.getOrDefault(Contact.CAUGHT, 0));
        }
    }

    @Rule({"6.2", "11.1"})
    @Test
    void ofAnInterceptionTellNothingOfWhoIsMet() {
        War leader = meeting("attica").war();
        Force mover = new Force(PERSIAN, new ZoneId("attica"), CounterId.list("dummy-p1"));
        War dummy = meeting("attica")
                .change(war -> war.with(war.side(PERSIAN).withoutChief(new CounterId("mardonius"))))
                .leader(PERSIAN, "dummy-p1", "attica", "")
                .step(new Step.Segment(PERSIAN, true, 0), Active.of(mover), new Step.Entry(GREEK, mover, 0, List.of()))
                .war();
        String call = "intercept with=leonidas target=force";
        assertThat(shown(leader, GREEK, call))
                .isEqualTo(shown(dummy, GREEK, call))
                .hasSize(3);
    }

    @Rule({"9.2", "11.2-oracle"})
    @ParameterizedTest
    @ValueSource(strings = {"", " oracle=yes"})
    void ofAnInterceptionAtSea(String stratagems) {
        Force mover = new Force(PERSIAN, new ZoneId("sea-samos"), CounterId.list("fleet-p1"));
        War war = Table.empty()
                .fleet(GREEK, 1, "sea-samos", "athens-3", "athens-2")
                .aboard(GREEK, "themistocles", 1, "")
                .fleet(PERSIAN, 1, "sea-samos", "persia-5", "persia-5", "persia-5")
                .hand(GREEK, "oracle")
                .hand(PERSIAN, "treason")
                .step(
                        new Step.Segment(PERSIAN, true, 0),
                        Active.of(mover).withVoyage(Optional.of(new CounterId("fleet-p1"))),
                        new Step.Entry(GREEK, mover, 0, List.of()))
                .war();
        String call = "intercept with=fleet-g1 target=force" + stratagems;
        boolean oracle = stratagems.contains("oracle");
        Text why = why(war, GREEK, call, GREEK.seat());
        assertThat(List.of(count(why, "hits"), count(why, "of")))
                .isEqualTo(List.of(
                        count(shown(war, GREEK, call).getFirst().text(), "hits"),
                        count(shown(war, GREEK, call).getFirst().text(), "of")));
        assertShare(
                shown(war, GREEK, call).getFirst(),
                everyThrow(oracle ? 3 : 2),
                faces -> new Played(war, faces)
                        .greek(call)
                        .events(InterceptionTried.class)
                        .getFirst()
                        .met()
                        .isPresent());
    }

    @Rule({"14.3-political", "11.2-manoeuvres", "11.2-oracle"})
    @ParameterizedTest
    @ValueSource(
            strings = {
                " action-points=2 manoeuvres=0",
                " action-points=2 manoeuvres=1",
                " action-points=2 manoeuvres=1 oracle=yes"
            })
    void ofAPoliticalAttempt(String spent) {
        War war = Table.empty()
                .leader(PERSIAN, "mardonius", "boeotia", "6*pe-spara")
                .hand(PERSIAN, "manoeuvres", "oracle")
                .step(new Step.Segment(PERSIAN, false, 0))
                .change(w ->
                        w.withProvinces(List.of(new Province(new ZoneId("boeotia"), Optional.empty(), Troops.NONE))))
                .war();
        String call = "political province=boeotia" + spent;
        boolean oracle = spent.contains("oracle");
        Text why = why(war, PERSIAN, call, PERSIAN.seat());
        Text told = shown(war, PERSIAN, call).getFirst().text();
        assertThat(List.of(count(why, "hits"), count(why, "of")))
                .isEqualTo(List.of(count(told, "hits"), count(told, "of")));
        assertShare(
                shown(war, PERSIAN, call).getFirst(),
                everyThrow(oracle ? 3 : 2),
                faces -> new Played(war, faces)
                        .persian(call)
                        .events(PoliticsTried.class)
                        .getFirst()
                        .success());
    }

    /** The line says how many of these throws succeed, and neither all nor none do. */
    private static void assertShare(Line line, List<Faces> all, Predicate<Faces> succeeds) {
        int hits = (int) all.stream().filter(succeeds).count();
        assertThat(count(line, "hits")).isEqualTo(hits).isBetween(1, all.size() - 1);
        assertThat(count(line, "of")).isEqualTo(all.size());
    }

    /** All faces that so many dice can show, one after the other. */
    private static List<Faces> everyThrow(int dice) {
        List<Integer[]> all = List.<Integer[]>of(new Integer[0]);
        for (int n = 0; n < dice; n++) {
            all = all.stream()
                    .flatMap(before -> IntStream.rangeClosed(1, Tables.SIDES).mapToObj(die -> {
                        Integer[] more = Arrays.copyOf(before, before.length + 1);
                        more[before.length] = die;
                        return more;
                    }))
                    .toList();
        }
        return all.stream().map(Faces::new).toList();
    }

    @Rule({"5.3", "12"})
    @Test
    void ofAMarchAndOfTheOrderThatEndsIt() {
        War begun = Table.empty()
                .leader(PERSIAN, "mardonius", "attica", "6*pe-spara")
                .scorched("boeotia")
                .change(war -> Table.under(
                        war,
                        new Step.Segment(PERSIAN, true, 0),
                        Active.of(new Force(PERSIAN, new ZoneId("megaris"), CounterId.list("mardonius")))
                                .enters(new ZoneId("mycenes"))
                                .enters(new ZoneId("megaris"))
                                .enters(new ZoneId("attica"))))
                .war();
        List<String> scorched = new ArrayList<>();
        List<String> marched = new ArrayList<>();
        List<String> halted = new ArrayList<>();
        for (int die = 1; die <= Tables.SIDES; die++) {
            halted.add(lost(new Played(begun, new Faces(die)).persian("done"), 0));
            Played march = new Played(begun, new Faces(die, die))
                    .persian("march path=boeotia")
                    .persian("done");
            scorched.add(lost(march, 0));
            marched.add(lost(march, 1));
        }
        List<Line> before = shown(begun, PERSIAN, "march path=boeotia");
        assertThat(results(before.getFirst())).isEqualTo(scorched);
        assertThat(results(before.getLast())).isEqualTo(marched).contains("1");
        assertThat(results(shown(begun, PERSIAN, "done").getFirst())).isEqualTo(halted);
    }

    private static String lost(Played played, int which) {
        return Integer.toString(played.events(AttritionRolled.class).get(which).lost());
    }

    @Rule({"9.1", "11.2-tempest"})
    @Test
    void ofAVoyageAndOfAStorm() {
        War war = Table.empty()
                .fleet(PERSIAN, 1, "sea-samos", "persia-5", "persia-5", "persia-5")
                .leader(PERSIAN, "mardonius", "aeolis", "6*pe-spara")
                .hand(PERSIAN, "tempest")
                .points(PERSIAN, 10)
                .step(
                        new Step.Segment(PERSIAN, true, 0),
                        Active.of(new Force(PERSIAN, new ZoneId("aeolis"), CounterId.list("mardonius"))))
                .war();
        String path = Table.PRINTED
                .atlas()
                .sea(new ZoneId("sea-samos"))
                .seas()
                .getFirst()
                .id();
        List<String> sailed = new ArrayList<>();
        List<String> stormed = new ArrayList<>();
        for (int die = 1; die <= Tables.SIDES; die++) {
            sailed.add(lost(
                    new Played(war, new Faces(die))
                            .persian("sail vessel=fleet-p1 path=" + path)
                            .persian("done"),
                    0));
            stormed.add(lost(new Played(war, new Faces(die)).persian("stratagem counter=tempest aim=sea-samos"), 0));
        }
        assertThat(results(
                        shown(war, PERSIAN, "sail vessel=fleet-p1 path=" + path).getFirst()))
                .isEqualTo(sailed);
        assertThat(results(shown(war, PERSIAN, "stratagem counter=tempest aim=sea-samos")
                        .getFirst()))
                .isEqualTo(stormed)
                .contains("2");
    }

    @Rule({"7.2", "11.2-treason", "11.2-sacrifice"})
    @ParameterizedTest
    @ValueSource(strings = {"pass", "stratagem counter=treason", "stratagem counter=sacrifice"})
    void ofARoundOfBattle(String call) {
        Table table = Table.empty()
                .leader(GREEK, "leonidas", "attica", "4*gr-sparta-hop 3*gr-sparta-4c")
                .leader(PERSIAN, "mardonius", "attica", "6*pe-spara")
                .hand(GREEK, "treason", "sacrifice");
        Battle battle = TestBattles.formed(table.war(), "attica");
        War war = table.step(new Step.Segment(GREEK, true, 0), Active.of(battle.force(GREEK)), battle)
                .war();
        List<Line> lines = shown(war, GREEK, call);
        assertThat(lines).isNotEmpty();
        for (int die = 1; die <= Tables.SIDES; die++) {
            Played played = new Played(war, new Faces(die, die, die, die)).greek(call);
            if (!call.equals("pass")) {
                played.greek("pass");
            }
            Played.Cost cost = played.costs().getFirst();
            BattleRound.Volley first = cost.volley();
            Line line = lines.stream()
                    .filter(one -> one.text()
                            .key()
                            .equals("odds.round." + first.phase().id()))
                    .filter(one ->
                            one.text().with().get("side").equals(first.side().named()))
                    .findFirst()
                    .orElseThrow();
            String shown = results(line).get(die - 1);
            assertThat(cost.words()).isEqualTo(shown);
        }
    }
}
