package strategos.engine.dice;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import strategos.engine.dice.ChainDice.Limits;

/**
 * Dice for tests that fall as the script says, one die after the other however many a roll takes. A script that runs
 * out, or meets another kind of throw than it foresaw, fails the test with the cause of that throw.
 *
 * <pre>{@code
 * ScriptedDice dice = new ScriptedDice().d6(3, 5).die(100, 42).unshuffled();
 * ...
 * dice.assertUsedUp();
 * }</pre>
 */
public final class ScriptedDice implements Dice {
    private final Deque<Item> script = new ArrayDeque<>();
    private final Map<Chain, Integer> indices = new EnumMap<>(Chain.class);

    /** The next dice are six-sided and show these faces. */
    public ScriptedDice d6(int... faces) {
        return dice(6, faces);
    }

    /** The next dice have so many sides and show these faces. */
    public ScriptedDice dice(int sides, int... faces) {
        for (int face : faces) {
            if (face < 1 || face > sides) {
                throw new IllegalArgumentException("a die with " + sides + " sides never shows " + face);
            }
            script.add(new Die(sides, face));
        }
        return this;
    }

    /** The next shuffle gives this order. */
    public ScriptedDice shuffled(Integer... order) {
        if (!Arrays.stream(order).sorted().toList().equals(inOrder(order.length))) {
            throw new IllegalArgumentException(
                    "no order of 0 to " + (order.length - 1) + ": " + Arrays.toString(order));
        }
        script.add(new Order(List.of(order)));
        return this;
    }

    /** The next shuffle, however many things it is of, leaves them as they lie. */
    public ScriptedDice unshuffled() {
        script.add(new Unshuffled());
        return this;
    }

    /** Fails unless all has been thrown. */
    public void assertUsedUp() {
        if (!script.isEmpty()) {
            throw new AssertionError("never thrown: " + script);
        }
    }

    @Override
    public Roll roll(Cause cause, int count, int sides) {
        Limits.dice(count, sides);
        String wanted = count + "d" + sides;
        Integer[] faces = new Integer[count];
        for (int i = 0; i < count; i++) {
            Item item = take(cause, wanted);
            if (!(item instanceof Die die) || die.sides != sides) {
                throw unforeseen(cause, wanted, item);
            }
            faces[i] = die.face;
        }
        return new Roll(cause, index(cause), sides, false, List.of(faces));
    }

    @Override
    public Roll shuffle(Cause cause, int size) {
        Limits.shuffle(size);
        String wanted = "a shuffle of " + size;
        List<Integer> order = switch (take(cause, wanted)) {
            case Order scripted when scripted.order.size() == size -> scripted.order;
            case Unshuffled unshuffled -> inOrder(size);
            case Item other -> throw unforeseen(cause, wanted, other);
        };
        return new Roll(cause, index(cause), size, true, order);
    }

    private Item take(Cause cause, String wanted) {
        Item item = script.poll();
        if (item == null) {
            throw new AssertionError("the script has run out: " + wanted + " thrown for " + cause);
        }
        return item;
    }

    private static AssertionError unforeseen(Cause cause, String wanted, Item item) {
        return new AssertionError("the script has " + item + ", but " + wanted + " was thrown for " + cause);
    }

    private int index(Cause cause) {
        return indices.merge(cause.chain(), 1, Integer::sum);
    }

    private static List<Integer> inOrder(int size) {
        return IntStream.range(0, size).boxed().toList();
    }

    private sealed interface Item {}

    private record Die(int sides, int face) implements Item {}

    private record Order(List<Integer> order) implements Item {}

    private record Unshuffled() implements Item {}
}
