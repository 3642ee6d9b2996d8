package strategos.engine.games.persians;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import strategos.engine.Rule;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.ZoneId;

/** The line to Aeolis by which Persians of any number are supplied, and what cuts it. */
class SupplyLinesTest {
    private static final Side GREEK = Side.GREEK;
    private static final Side PERSIAN = Side.PERSIAN;
    private static final List<String> ROAD =
            List.of("thessaly", "macedonia", "edonis", "thrace", "doriscus", "hellespont", "antandros", "aeolis");

    /** Twenty points in Thessaly, which was nobody's when the war began: the road leads over the Hellespont. */
    private static Table road() {
        Table table = Table.empty().unled(PERSIAN, "thessaly", "4*pe-spara");
        ROAD.subList(1, ROAD.size()).forEach(zone -> table.marker(zone, PERSIAN));
        return table;
    }

    private static boolean supplied(Table table) {
        return Table.RULES.supply().supplied(table.war(), PERSIAN, new ZoneId(ROAD.getFirst()));
    }

    @Rule({"10", "ruling-neutral"})
    @Test
    void alongTheirOwnZonesAnyNumberOfPersiansIsSupplied() {
        assertThat(supplied(road())).isTrue();
    }

    @Rule({"10", "11.1", "ruling-neutral"})
    @ParameterizedTest
    @CsvSource({"dummy-g1, ''", "strategos3, ''", "strategos3, gr-athens-hop"})
    void anyCounterOfTheEnemyCutsIt(String counter, String units) {
        for (String zone : List.of("thessaly", "doriscus", "aeolis")) {
            assertThat(supplied(road().leader(GREEK, counter, zone, units)))
                    .as(zone)
                    .isFalse();
        }
        assertThat(supplied(road().leader(GREEK, counter, "chalcidice", units))).isTrue();
    }

    @Rule({"10", "12", "ruling-neutral"})
    @Test
    void landLaidWasteAndZonesThatAreNobodysAnyMoreCutItAndNeutralOnesDoNot() {
        for (String zone : List.of("thessaly", "doriscus")) {
            assertThat(supplied(road().scorched(zone))).as(zone).isFalse();
        }
        for (String zone : List.of("doriscus", "aeolis")) {
            Table lifted = road().change(war -> war.withGround(war.ground().lift(new ZoneId(zone))));
            assertThat(supplied(lifted)).as(zone).isFalse();
        }
        Table further = Table.empty().unled(PERSIAN, "phthiotis", "4*pe-spara");
        ROAD.subList(1, ROAD.size()).forEach(zone -> further.marker(zone, PERSIAN));
        assertThat(Table.RULES.supply().supplied(further.war(), PERSIAN, new ZoneId("phthiotis")))
                .isTrue();
    }
}
