package strategos.bot.luck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import strategos.bot.command.LibraryWords;
import strategos.bot.host.Chart;
import strategos.bot.host.Speech;
import strategos.bot.host.Speech.Wording;
import strategos.engine.dice.Cause;
import strategos.engine.dice.Chain;
import strategos.engine.dice.DiceStatistics.FaceTally;
import strategos.engine.dice.Roll;
import strategos.engine.duel.DuelFactory;
import strategos.engine.seat.Seat;
import strategos.engine.text.Escape;
import strategos.engine.text.Phrasebook;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/** What is said and drawn of how dice fell, beside what the tables of statistics say. */
class LuckTest {
    private final Speech words = new LibraryWords(DuelFactory.library(), Escape.plain()).of("duel");

    private static Roll roll(String seat, String kind, int sides, List<Integer> faces) {
        Optional<Seat> by = seat.isEmpty() ? Optional.empty() : Optional.of(new Seat(seat));
        return new Roll(new Cause(Chain.OPEN, kind, by, new Line(Text.of("order.pass"))), 1, sides, false, faces);
    }

    private static List<Integer> times(int... counts) {
        List<Integer> faces = new ArrayList<>();
        for (int face = 1; face <= counts.length; face++) {
            faces.addAll(Collections.nCopies(counts[face - 1], face));
        }
        return faces;
    }

    /** 11.07 is the value that five degrees of freedom exceed once in twenty, 15.09 once in a hundred. */
    @Test
    void theSpreadOfFacesIsJudgedByTheChiSquareDistribution() {
        FaceTally even = new FaceTally(List.of(10, 10, 10, 10, 10, 10));
        assertThat(Likelihood.ofFaces(even).share()).isCloseTo(1, within(1e-9));
        FaceTally odd = new FaceTally(List.of(18, 10, 10, 10, 10, 2));
        assertThat(odd.chiSquare()).isCloseTo(12.8, within(1e-9));
        assertThat(Likelihood.ofFaces(odd).share()).isBetween(.01, .05).isCloseTo(.0253, within(.0005));
    }

    /** Of a hundred dice the sum strays by 17.08 pips; 1.96 of that is exceeded once in twenty. */
    @Test
    void theSumIsJudgedByTheNormalDistribution() {
        FaceTally high = new FaceTally(List.of(10, 15, 15, 19, 20, 21));
        assertThat(high.deviation()).isEqualTo(37);
        assertThat(high.spread()).isCloseTo(17.078, within(.001));
        assertThat(Likelihood.ofSum(high).share()).isCloseTo(.0326, within(.0005));
        FaceTally even = new FaceTally(List.of(10, 10, 10, 10, 10, 10));
        assertThat(Likelihood.ofSum(even).share()).isEqualTo(1);
    }

    /** The words keep what they promise: of matches with fair dice, so many stray further. */
    @Test
    void ofFairDiceAsManyStrayFurtherAsIsSaid() {
        Random random = new Random(7);
        int further = 0;
        int rare = 0;
        for (int match = 0; match < 2_000; match++) {
            int[] counts = new int[6];
            for (int die = 0; die < 200; die++) {
                counts[random.nextInt(6)]++;
            }
            FaceTally tally = new FaceTally(List.of(counts[0], counts[1], counts[2], counts[3], counts[4], counts[5]));
            further += Likelihood.ofSum(tally).share() < .3 ? 1 : 0;
            rare += Likelihood.ofFaces(tally).share() < .05 ? 1 : 0;
        }
        assertThat(further).isBetween(520, 680);
        assertThat(rare).isBetween(65, 140);
    }

    private List<String> said(List<Roll> rolls) {
        return Verdict.of(rolls).sentences().stream().map(words::plain).toList();
    }

    @Test
    void theVerdictIsPlain() {
        assertThat(said(List.of())).containsExactly("No die has fallen yet that may be shown.");
        assertThat(said(List.of(roll("red", "strike", 6, List.of(1, 2)))).getFirst())
                .isEqualTo("2 dice with 6 sides fell: too few to say whether faces are spread evenly.");
        assertThat(said(List.of(roll("red", "strike", 6, times(10, 12, 9, 8, 11, 10))))
                        .getFirst())
                .matches("60 dice with 6 sides fell. All faces together lie within what fair dice give in 9\\d of 100"
                        + " matches\\.");
        assertThat(said(List.of(roll("red", "strike", 6, times(30, 6, 6, 6, 6, 6))))
                        .getFirst())
                .isEqualTo("60 dice with 6 sides fell. In less than one of 100 matches fair dice fall so unevenly.");
        assertThat(said(List.of(roll("red", "strike", 6, times(3, 3, 3, 3, 3, 25))))
                        .get(1))
                .contains("Red", "40 dice", "fewer than 1 of 100 matches");
    }

    @Test
    void aDrawFromManyThingsIsNoMeasureOfLuck() {
        List<Roll> rolls =
                List.of(roll("red", "strike", 6, times(2, 2, 2, 2, 2, 2)), roll("red", "shuffle", 28, List.of(28)));
        assertThat(said(rolls)).noneMatch(line -> line.contains("28"));
    }

    @Test
    void theRunOfLuckEndsWhereTheSumIs() {
        List<Roll> rolls = List.of(
                roll("red", "strike", 6, List.of(6, 5)),
                roll("", "shuffle", 6, List.of(1)),
                roll("blue", "strike", 6, List.of(1)),
                roll("red", "shuffle", 6, List.of(1)));
        List<Chart> charts = new LuckCharts(words, seat -> Optional.empty(), name -> true).of(rolls);
        Chart.Luck run = (Chart.Luck) charts.getFirst();
        assertThat(run.lines().getFirst().away()).containsExactly(0.0, 2.5, 4.0, 1.5);
        assertThat(run.lines()).extracting(Chart.Run::pips).containsExactly("+1.5", "\u22122.5");
        assertThat(run.alt()).contains("Red +1.5", "Blue \u22122.5");
        Chart.Means means = (Chart.Means) charts.getLast();
        assertThat(means.kinds()).extracting(Chart.Kind::dice).containsExactly(3, 1);
        assertThat(means.kinds().getFirst().means().get(1)).contains(new Chart.Mean(1, 1));
    }

    /** As what fate throws for all: its row would have a bar without a disc. */
    @Test
    void aKindOfRollThatNoSeatThrewIsNotComparedBetweenSeats() {
        List<Chart> charts = new LuckCharts(words, seat -> Optional.empty(), name -> true)
                .of(List.of(roll("red", "strike", 6, List.of(6)), roll("", "shuffle", 6, List.of(1, 2))));

        Chart.Means means = (Chart.Means) charts.getLast();
        assertThat(means.kinds()).extracting(Chart.Kind::dice).containsExactly(1);
        assertThat(means.kinds()).allSatisfy(kind -> assertThat(kind.means()).anyMatch(Optional::isPresent));
    }

    /** A row of boxes is nobody's name. */
    @Test
    void aSeatIsCalledByItsOwnNameWhereNoFontHasThatOfItsPlayer() {
        Phrasebook book = DuelFactory.library().words("duel", Escape.plain());
        Speech called = Wording.of(book)
                .calling(book.calling(
                        seat -> Optional.of(seat.id().equals("red") ? "Red (\u4e09\u90ce)" : "Blue (Bo)")));
        List<Chart> charts = new LuckCharts(called, seat -> Optional.empty(), name -> !name.contains("\u4e09"))
                .of(List.of(roll("red", "strike", 6, List.of(6)), roll("blue", "strike", 6, List.of(1))));

        assertThat(charts).hasSize(3);
        Chart.Luck run = (Chart.Luck) charts.getFirst();
        assertThat(run.lines()).extracting(Chart.Run::name).containsExactly("Red", "Blue (Bo)");
        assertThat(((Chart.Faces) charts.get(1)).seats())
                .extracting(Chart.Fallen::name)
                .containsExactly("Red", "Blue (Bo)");
        assertThat(((Chart.Means) charts.getLast()).seats())
                .extracting(Chart.Named::name)
                .containsExactly("Red", "Blue (Bo)");
    }

    @Test
    void nothingIsDrawnOfDiceThatNoSeatThrew() {
        assertThat(new LuckCharts(words, seat -> Optional.empty(), name -> true)
                        .of(List.of(roll("", "shuffle", 6, List.of(1)))))
                .isEmpty();
        assertThat(new LuckCharts(words, seat -> Optional.empty(), name -> true).of(List.of()))
                .isEmpty();
    }
}
