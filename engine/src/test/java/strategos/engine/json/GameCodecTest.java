package strategos.engine.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.annotation.JsonEnumDefaultValue;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import org.junit.jupiter.api.Test;
import strategos.engine.Entry;
import strategos.engine.Event;
import strategos.engine.Recorded;
import strategos.engine.Records;
import strategos.engine.Seen;
import strategos.engine.Upcast;
import strategos.engine.box.Setup;
import strategos.engine.dice.Cause;
import strategos.engine.dice.Chain;
import strategos.engine.dice.Roll;
import strategos.engine.offer.Call;
import strategos.engine.offer.Order;
import strategos.engine.seat.Seat;
import strategos.engine.standing.Condition;
import strategos.engine.standing.StandingOrder;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Arg;
import strategos.engine.text.Text.Line;

class GameCodecTest {
    private static final Seat RED = new Seat("red");
    private static final Seat BLUE = new Seat("blue");

    private final GameCodec<Camp> codec = new GameCodec<>(new Records<>(
            Camp.class, 3, CampEvent.class, List.of(new Upcast("struck", 1, GameCodecTest::tentsWereCalledPoles))));

    enum Weather {
        @JsonEnumDefaultValue
        MILD,
        HARSH
    }

    /** A position with one of everything that a game may keep in its own. */
    record Camp(
            int men,
            long seed,
            boolean fortified,
            Weather weather,
            String name,
            Optional<Seat> watch,
            Optional<Integer> hours,
            List<Integer> tents,
            Set<String> signals,
            Map<Seat, Integer> rations,
            SequencedMap<String, List<Seat>> order,
            List<Step> steps,
            Optional<Step> last) {
        Camp {
            tents = List.copyOf(tents);
            signals = Set.copyOf(signals);
            rations = Map.copyOf(rations);
            steps = List.copyOf(steps);
        }

        boolean isHungry() {
            return men > 100;
        }

        int getTents() {
            return tents.size();
        }
    }

    sealed interface Step {
        record Rest() implements Step {}

        record ForcedMarch(List<String> stops, int left) implements Step {}

        @Recorded("fight")
        record Battle(Seat attacker, Step then) implements Step {}
    }

    sealed interface CampEvent extends Event<Camp> {
        @Override
        default Camp apply(Camp camp) {
            return camp;
        }

        @Override
        default Optional<Line> tell(Seen<Camp> before) {
            return Optional.empty();
        }
    }

    @Recorded("pitched")
    record Pitched(int tents, Optional<Seat> by) implements CampEvent {
        Pitched {
            if (tents < 0) {
                throw new IllegalArgumentException("so few tents: " + tents);
            }
        }
    }

    @Recorded("dawn")
    record Dawn() implements CampEvent {}

    @Recorded(value = "struck", version = 2)
    record Struck(int tents) implements CampEvent {}

    private static ObjectNode tentsWereCalledPoles(ObjectNode old) {
        return old.put("tents", old.remove("poles").asInt());
    }

    private static Camp camp() {
        SequencedMap<String, List<Seat>> order = new LinkedHashMap<>();
        order.put("vanguard", List.of(RED));
        order.put("a-rear", List.of(BLUE, RED));
        return new Camp(
                9400,
                1L << 40,
                true,
                Weather.HARSH,
                "Καρδοῦχοι \"north\"",
                Optional.of(RED),
                Optional.of(0),
                List.of(1, 0, 2),
                Set.of("smoke"),
                Map.of(RED, 1, BLUE, 0),
                order,
                List.of(new Step.Rest(), new Step.ForcedMarch(List.of("opis", "larisa"), 0)),
                Optional.of(new Step.Battle(BLUE, new Step.Rest())));
    }

    private static Camp bare() {
        return new Camp(
                0,
                0,
                false,
                Weather.MILD,
                "",
                Optional.empty(),
                Optional.empty(),
                List.of(),
                Set.of(),
                Map.of(),
                Collections.unmodifiableSequencedMap(new LinkedHashMap<>()),
                List.of(),
                Optional.empty());
    }

    @Test
    void aPositionComesBackEqual() {
        assertThat(codec.readState(codec.writeState(camp()))).isEqualTo(camp());
        assertThat(codec.readState(codec.writeState(bare()))).isEqualTo(bare());
    }

    @Test
    void aSequencedMapKeepsItsOrder() {
        assertThat(codec.readState(codec.writeState(camp())).order().keySet()).containsExactly("vanguard", "a-rear");
    }

    @Test
    void whatIsEmptyFalseZeroOrUsualIsLeftOut() {
        assertThat(codec.writeState(bare())).isEqualTo("{\"name\":\"\"}");
    }

    @Test
    void aSealedValueSaysWhichItIs() {
        assertThat(codec.writeState(camp()))
                .contains("\"steps\":[{\"is\":\"rest\"},{\"is\":\"forced-march\",\"stops\":[\"opis\",\"larisa\"]}]")
                .contains("\"last\":{\"is\":\"fight\",\"attacker\":\"blue\",\"then\":{\"is\":\"rest\"}}");
    }

    @Test
    void whatMustBeThereIsMissed() {
        assertThatThrownBy(() -> codec.readState("{\"men\":0,\"seed\":0,\"weather\":\"MILD\"}"))
                .isInstanceOf(BadRecord.class)
                .hasMessageContaining("name");
        assertThatThrownBy(
                        () -> codec.readState("{\"men\":0,\"seed\":0,\"name\":\"\",\"weather\":\"MILD\",\"moon\":1}"))
                .isInstanceOf(BadRecord.class)
                .hasMessageContaining("moon");
    }

    @Test
    void anEventIsItsNameAndItsFields() {
        assertThat(codec.writeEvent(new Pitched(3, Optional.of(RED))))
                .isEqualTo("{\"e\":\"pitched\",\"tents\":3,\"by\":\"red\"}");
        assertThat(codec.writeEvent(new Dawn())).isEqualTo("{\"e\":\"dawn\"}");
        assertThat(codec.writeEvent(new Struck(2))).isEqualTo("{\"e\":\"struck\",\"v\":2,\"tents\":2}");
    }

    @Test
    void everyEventComesBackEqual() {
        for (CampEvent event : List.of(
                new Pitched(3, Optional.of(RED)), new Pitched(0, Optional.empty()), new Dawn(), new Struck(2))) {
            assertThat(codec.readEvent(codec.writeEvent(event))).isEqualTo(event);
        }
    }

    @Test
    void anOlderEventIsConverted() {
        assertThat(codec.readEvent("{\"e\":\"struck\",\"poles\":7}")).isEqualTo(new Struck(7));
    }

    @Test
    void anOlderEventWithFewerFieldsIsReadAsItIs() {
        GameCodec<Camp> wider =
                new GameCodec<>(new Records<>(Camp.class, 3, CampEvent.class, List.of(Upcast.widened("struck", 1))));
        assertThat(wider.readEvent("{\"e\":\"struck\"}")).isEqualTo(new Struck(0));
    }

    @Test
    void anUnknownEventOrVersionIsNamed() {
        assertThatThrownBy(() -> codec.readEvent("{\"e\":\"flooded\",\"depth\":2}"))
                .isInstanceOf(BadRecord.class)
                .hasMessage("event flooded: is not known to this version of the game");
        assertThatThrownBy(() -> codec.readEvent("{\"e\":\"struck\",\"v\":3,\"tents\":2}"))
                .isInstanceOf(BadRecord.class)
                .hasMessage("event struck: has version 3, and this version of the game reads 1 to 2");
    }

    @Test
    void aRaisedVersionNeedsItsUpcast() {
        assertThatThrownBy(() -> new GameCodec<>(new Records<>(Camp.class, 3, CampEvent.class, List.of())))
                .hasMessage("no upcast of struck version 1");
    }

    @Test
    void whatOneOrderBroughtAboutComesBackEqual() {
        Text purpose = Text.of(
                "dice.purpose",
                "men",
                100,
                "seat",
                RED,
                "typed",
                "@everyone",
                "places",
                List.of(new Arg.Name("place", "opis"), 3),
                "inner",
                Text.of("inner.text", "n", 1));
        Cause cause = new Cause(Chain.OPEN, "morale", Optional.of(RED), new Line(purpose, "morale-phase"));
        List<Entry<Camp>> entries = List.of(
                new Entry.Ordered<>(
                        new Order(RED, new Call("march", Map.of("path", List.of("opis", "larisa")))),
                        Entry.Source.PLAYER),
                new Entry.Rolled<>(new Roll(cause, 12, 6, false, List.of(3, 5))),
                new Entry.Happened<>(new Pitched(3, Optional.empty())),
                new Entry.Happened<>(new Dawn()),
                new Entry.Happened<>(new Struck(1)),
                new Entry.Ordered<>(Order.resignation(BLUE), Entry.Source.CLOCK));
        assertThat(codec.readEntries(codec.writeEntries(entries))).isEqualTo(entries);
        assertThat(codec.readEntries(codec.writeEntries(List.of()))).isEmpty();
    }

    @Test
    void entriesThatAreNoneAreRefused() {
        for (String bad : List.of(
                "",
                "{}",
                "[3]",
                "[{}]",
                "[{\"what\":1}]",
                "[{\"e\":\"dawn\"}",
                "[{\"e\":\"dawn\"}] 1",
                "[{\"e\":\"dawn\",\"x\":1}]",
                "[{\"e\":7}]",
                "[{\"order\":{\"seat\":\"red\",\"call\":{\"verb\":\"a\"}}}]",
                "[{\"order\":{\"seat\":\"red\",\"call\":{\"verb\":\"a\"}},\"source\":\"MOON\"}]")) {
            assertThatThrownBy(() -> codec.readEntries(bad)).as(bad).isInstanceOf(BadRecord.class);
        }
    }

    @Test
    void aValueThatItsClassRefusesIsABadRecord() {
        assertThatThrownBy(() -> codec.readEvent("{\"e\":\"pitched\",\"tents\":-1}"))
                .isInstanceOf(BadRecord.class)
                .hasMessage("event: holds a value that its class refuses");
    }

    @Test
    void theRestOfTheContractComesBackEqual() {
        StandingOrder standing = new StandingOrder(
                RED,
                "answer",
                Map.of("roll", new Condition.OneOf(Set.of("morale", "battle")), "natural", new Condition.Between(1, 3)),
                Call.of("play", "card", "quarrel"),
                StandingOrder.UNLIMITED);
        assertThat(codec.readStanding(codec.writeStanding(standing))).isEqualTo(standing);
        Setup setup = new Setup("race", Map.of("reactions", "ask"), List.of(BLUE, RED));
        assertThat(codec.readSetup(codec.writeSetup(setup))).isEqualTo(setup);
        Call call = Call.of("pass");
        assertThat(codec.readCall(codec.writeCall(call))).isEqualTo(call);
        Order order = new Order(BLUE, Call.of("march", "path", "opis").with("path", "larisa"));
        assertThat(codec.readOrder(codec.writeOrder(order))).isEqualTo(order);
        Roll roll = new Roll(
                new Cause(Chain.SEALED, "shuffle", Optional.empty(), new Line(Text.of("dice.shuffle"))),
                1,
                3,
                true,
                List.of(2, 0, 1));
        assertThat(codec.readRoll(codec.writeRoll(roll))).isEqualTo(roll);
    }
}
