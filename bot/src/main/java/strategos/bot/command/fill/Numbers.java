package strategos.bot.command.fill;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import strategos.engine.offer.Choices;

/** The numbers of a range, however many there are, as far as they go on from what is typed. */
record Numbers(Choices.Range range) {
    /** At most so many, the shortest first; of those that go on from nothing, the lowest and the highest. */
    List<Integer> like(String typed, int most) {
        return Choices.WHOLE.matcher(typed).matches() ? from(Long.parseLong(typed), most) : ends(most);
    }

    private List<Integer> ends(int most) {
        long last = Math.min(range.most(), range.least() + most - 1L);
        List<Integer> ends = new ArrayList<>(
                IntStream.rangeClosed(range.least(), (int) last).boxed().toList());
        if (last < range.most()) {
            ends.set(ends.size() - 1, range.most());
        }
        return ends;
    }

    /** The number itself, then those with one more digit, and on. */
    private List<Integer> from(long typed, int most) {
        List<Integer> found = new ArrayList<>();
        long width = 1;
        for (long begin = typed; found.size() < most && width <= Integer.MAX_VALUE; begin *= 10) {
            long low = Math.max(range.least(), typed < 0 ? begin - width + 1 : begin);
            long high = Math.min(range.most(), typed < 0 ? begin : begin + width - 1);
            for (long n = low; n <= high && found.size() < most; n++) {
                found.add((int) n);
            }
            if (typed == 0) {
                break;
            }
            width *= 10;
        }
        return found;
    }
}
