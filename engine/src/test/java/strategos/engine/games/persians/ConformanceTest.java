package strategos.engine.games.persians;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import strategos.engine.Rule;
import strategos.engine.config.ConfigFolder;
import strategos.engine.config.RuleIndex;
import strategos.engine.games.persians.battle.LandCombat;
import strategos.engine.games.persians.printed.Contact;
import strategos.engine.games.persians.printed.Counters;
import strategos.engine.games.persians.printed.Printed;
import strategos.engine.games.persians.printed.Printed.ScenarioSheet.Markers;
import strategos.engine.games.persians.printed.Tables;
import strategos.engine.games.persians.war.Battle;
import strategos.engine.games.persians.war.BattleRound.CombatPhase;
import strategos.engine.games.persians.war.CampaignStatus;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.Navy.Vessel;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.SideState;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.Stratagem;
import strategos.engine.games.persians.war.Troops;
import strategos.engine.games.persians.war.War;
import strategos.engine.games.persians.war.ZoneId;

/** The charts and the numbers of the rules, as cases in a file that anyone can add to. */
class ConformanceTest {
    private static final Printed PRINTED = Table.PRINTED;

    /** A line of the file. */
    record Case(List<String> rules, String kind, List<String> given, String expected) {
        static Case of(String line) {
            String[] parts = line.split(";", -1);
            return new Case(
                    List.of(parts[0].strip().split(" ", -1)),
                    parts[1].strip(),
                    List.of(parts[2].strip().split(" ", -1)),
                    parts[3].strip());
        }

        int number(int at) {
            return Integer.parseInt(given.get(at));
        }

        String one() {
            return given.getFirst();
        }
    }

    static Stream<Case> cases() throws IOException {
        try (InputStream in = ConformanceTest.class.getResourceAsStream("conformance.txt")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines().filter(line -> !line.isBlank() && !line.startsWith("#")).map(Case::of).toList().stream();
        }
    }

    @Rule({
        "0.2",
        "1.1",
        "1.3",
        "2",
        "3",
        "4",
        "5.1",
        "5.3",
        "5.4",
        "5.4-thermopylae",
        "5.4-pindus",
        "5.4-straits",
        "6.2",
        "7.2",
        "7.3",
        "7.4",
        "7.6",
        "8.2",
        "9.2",
        "9.3",
        "9.4",
        "10",
        "11.1",
        "11.2",
        "11.2-isolationism",
        "11.2-no-quarter",
        "14",
        "14.1",
        "14.2",
        "14.3",
        "14.3-political"
    })
    @ParameterizedTest
    @MethodSource("cases")
    void comesToWhatTheRulesSay(Case c) {
        assertThat(value(c)).isEqualTo(c.expected);
    }

    private static String value(Case c) {
        Tables tables = PRINTED.tables();
        Counters counters = PRINTED.counters();
        return switch (c.kind) {
            case "land" -> tables.landCombat().cell(tables.landCombat().column(c.number(0)), c.number(1));
            case "interception" ->
                tables.interception()
                        .cell(c.number(0), c.number(1))
                        .map(Contact::code)
                        .orElse("-");
            case "naval" ->
                written(tables.navalCombat().cell(tables.navalCombat().column(c.number(0), c.number(1)), c.number(2)));
            case "attrition" -> written(tables.attrition().lost(c.number(0), c.number(1)));
            case "unsupplied" -> written(tables.unsupplied().lost(c.number(0), c.number(1)));
            case "cost" -> written(Table.RULES.marching().cost(new ZoneId(c.one()), new ZoneId(c.given.get(1))));
            case "melee", "fire" -> written(points(c.one(), c.kind, false));
            case "pursuit" -> written(points(c.one(), c.kind, false));
            case "pursuit-no-mercy" -> written(points(c.one(), "pursuit", true));
            case "noble" -> Boolean.toString(counters.unit(c.one()).noble());
            case "room" -> written(Table.RULES.losses().room(Table.troops(String.join(" ", c.given))));
            case "morale" -> written(tables.morale().get(c.one()));
            case "on-land" ->
                written(counters.leader(new CounterId(c.one())).orElseThrow().onLand());
            case "at-sea" ->
                written(counters.leader(new CounterId(c.one())).orElseThrow().atSea());
            case "strategic" -> written(counters.strategic(new CounterId(c.one())));
            case "needs-persian" -> needs(Side.PERSIAN, c.one());
            case "needs-greek" -> needs(Side.GREEK, c.one());
            case "destroys" ->
                written(Table.RULES.storming().highest(c.one().equals("greek") ? Side.GREEK : Side.PERSIAN));
            case "naval-interception" -> written(tables.navalInterception());
            case "counters" -> written(tables.counters().size());
            case "pool" -> written(start(c.one()).pool().size());
            case "turns" -> written(PRINTED.sheet(c.one()).turns().size());
            case "points-greek" ->
                written(counters.points(start(c.one()).side(Side.GREEK).army()));
            case "points-persian" ->
                written(counters.points(start(c.one()).side(Side.PERSIAN).army()));
            case "ships-greek" -> written(ships(c.one(), Side.GREEK));
            case "ships-persian" -> written(ships(c.one(), Side.PERSIAN));
            case "neighbours" ->
                Boolean.toString(PRINTED.atlas().next(new ZoneId(c.one())).contains(new ZoneId(c.given.get(1))));
            case "strait" -> {
                Tables.Strait strait = tables.strait(new ZoneId(c.one())).orElseThrow();
                yield strait.upTo() + " " + strait.embarked();
            }
            case "began" -> {
                List<String> turns = PRINTED.sheet(c.one()).turns();
                yield turns.getFirst() + " " + turns.getLast();
            }
            case "commands" -> commander(c.one(), Side.GREEK) + " " + commander(c.one(), Side.PERSIAN);
            case "succession" ->
                String.join(
                        " ", CounterId.ids(PRINTED.sheet(c.one()).commanders().of(side(c))));
            case "deployed" -> deployed(start(c.one()), side(c), c.given.get(2));
            case "neutral" -> neutral(start(c.one()), c.given.get(1));
            case "markers" -> {
                Markers markers = PRINTED.sheet(c.one()).dummies().of(side(c));
                yield markers.leaders() + " " + markers.fleets() + " " + markers.decoys();
            }
            case "stratagems" -> stratagems(PRINTED.sheet(c.one()).pool());
            case "controlled" ->
                words(PRINTED.sheet(c.one()).control().of(side(c)).stream().map(ZoneId::id));
            case "coloured" ->
                words(PRINTED.atlas().land().stream()
                        .filter(zone -> c.given.contains(zone.control().name().toLowerCase(Locale.ROOT)))
                        .map(zone -> zone.id().id()));
            case "comes" ->
                words(PRINTED.sheet(c.one()).reinforcements().stream()
                        .map(comes -> comes.turn() + " " + comes.leader().id() + " "
                                + comes.zone().id()));
            case "goes" -> PRINTED.sheet(c.one()).retreat().orElse("never");
            case "isolated" ->
                words(PRINTED.atlas().land().stream()
                        .map(zone -> zone.id())
                        .filter(PRINTED::isolated)
                        .map(ZoneId::id));
            case "used-by" ->
                words(Stream.of(Side.values())
                        .filter(side -> tables.usable(Stratagem.of(c.one()).orElseThrow(), side))
                        .map(Side::id));
            default -> throw new IllegalArgumentException("no case is called " + c.kind);
        };
    }

    private static String written(int number) {
        return Integer.toString(number);
    }

    private static War start(String scenario) {
        return Table.game().rules().setUp(Table.setup(scenario));
    }

    private static int ships(String scenario, Side side) {
        return start(scenario).side(side).vessels().stream()
                .map(Vessel::ships)
                .mapToInt(PRINTED.counters()::naval)
                .sum();
    }

    private static Side side(Case c) {
        return Side.valueOf(c.given.get(1).toUpperCase(Locale.ROOT));
    }

    private static String words(Stream<String> some) {
        return some.sorted().collect(Collectors.joining(" "));
    }

    private static String commander(String scenario, Side side) {
        return Table.RULES
                .victory()
                .commander(start(scenario), side)
                .map(CounterId::id)
                .orElse("nobody");
    }

    /** Leaders, then units by number and kind, then naval points by nation. */
    private static String deployed(War war, Side side, String place) {
        ZoneId zone = new ZoneId(place);
        SideState state = war.side(side);
        Map<String, Integer> fleets = new TreeMap<>();
        state.afloat(zone).stream()
                .flatMap(vessel -> vessel.ships().stream())
                .map(ship -> PRINTED.counters().shipType(ship.type()).orElseThrow())
                .forEach(type -> fleets.merge(type.nation(), type.points(), Integer::sum));
        Stream<String> leaders = state.chiefs().stream()
                .filter(chief -> chief.place().equals(zone))
                .map(chief -> chief.id().id());
        return Stream.of(
                        leaders,
                        numbered(state.troops(zone)),
                        fleets.entrySet().stream().map(fleet -> fleet.getValue() + "-" + fleet.getKey()))
                .flatMap(some -> some)
                .collect(Collectors.joining(" "));
    }

    private static Stream<String> numbered(Troops troops) {
        return troops.kinds().stream().map(kind -> troops.count(kind) + "*" + kind);
    }

    private static String neutral(War war, String zone) {
        return war.province(new ZoneId(zone)).map(War.Province::troops).stream()
                .flatMap(ConformanceTest::numbered)
                .collect(Collectors.joining(" "));
    }

    private static String stratagems(Map<String, Integer> pool) {
        return words(pool.entrySet().stream().map(one -> one.getValue() + "-" + one.getKey()));
    }

    private static String needs(Side side, String zone) {
        return PRINTED.tables()
                .political()
                .needs(side, new ZoneId(zone))
                .map(ConformanceTest::written)
                .orElse("none");
    }

    /** Points of one unit in a phase, in a plain zone without anything that helps. */
    private static int points(String kind, String phase, boolean noMercy) {
        boolean persian = kind.startsWith("pe-");
        Table table = Table.empty()
                .leader(Side.GREEK, "aeschines", "locris", persian ? "gr-plataea" : kind)
                .leader(Side.PERSIAN, "anabasius", "locris", persian ? kind : "pe-spara")
                .status(new CampaignStatus(false, noMercy, false, false, Set.of(), List.of(), List.of(), List.of()));
        Battle battle = TestBattles.formed(table.war(), "locris");
        War war = table.step(new Step.Segment(Side.GREEK, true, 0), battle).war();
        LandCombat land = Table.RULES.battles().land();
        return land.reckon(war, battle, persian ? Side.PERSIAN : Side.GREEK, CombatPhase.of(phase))
                .points();
    }

    @Test
    void thereAreCasesEnoughAndEachCitesRulesThatThereAre() throws IOException {
        RuleIndex rules = RuleIndex.read(ConfigFolder.packed(), Persians.ID);
        assertThat(cases()).hasSizeGreaterThanOrEqualTo(120);
        assertThat(cases().flatMap(c -> c.rules.stream()))
                .allMatch(id -> rules.rule(id).isPresent());
    }
}
