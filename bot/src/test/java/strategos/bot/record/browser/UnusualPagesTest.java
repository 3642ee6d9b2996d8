package strategos.bot.record.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Matches that are not over, took orders back, threw nothing or very much; and what a painter must do to the pixel. */
@ExtendWith(WithChromium.class)
final class UnusualPagesTest {
    private static void open(Chromium chromium, HandmadeRecord record, String hash, Consumer<Tab> look) {
        try (Tab tab = chromium.tab().prefers("prefers-reduced-motion", "reduce")) {
            tab.open(PageFile.of(chromium, record.record()), hash);
            look.accept(tab);
            assertThat(tab.problems()).isEmpty();
        }
    }

    private static Map<String, Object> view(String of, boolean over, boolean test) {
        return Map.of("of", of, "over", over, "test", test, "made", "2026-11-23T12:00:00Z", "words", "en");
    }

    @Test
    void aMatchThatIsNotOverKeepsItsSealedChainShut(Chromium chromium) {
        HandmadeRecord record = HandmadeRecord.war();
        record.dice(new HandmadeDice(false, record.omens("owl"))
                        .chain("open", 1, 5)
                        .closed("sealed", 2, 3))
                .with(data -> data.put("view", view("everyone", false, false)));

        open(chromium, record, "", tab -> {
            assertThat(tab.text("#notices")).contains("not over").contains("2026-11-23");
            assertThat(tab.text("#proofs")).contains("3 sealed draws").contains("stay closed");
            assertThat(tab.text("#seal")).contains("5 rolls verified");
            assertThat(tab.text("#last-caption")).contains("as it stands");
            assertThat(tab.eval("document.getElementById('last-map').alt").asText())
                    .contains("as it stands");
            assertThat(tab.text("#step h3")).isNotEqualTo("The end");
            assertThat(tab.text("#step")).contains("What now");
        });
    }

    @Test
    void aPlayersOwnViewAndTestDiceAreSaid(Chromium chromium) {
        open(
                chromium,
                HandmadeRecord.war().with(data -> data.put("view", view("side1", true, true))),
                "",
                tab -> assertThat(tab.text("#notices"))
                        .contains("as seen by Sparta")
                        .contains("test dice"));
    }

    @Test
    void ordersThatWereTakenBackAreStruckOut(Chromium chromium) {
        open(chromium, HandmadeRecord.war().step(6, "u", 3), "#v=4", tab -> {
            assertThat(tab.text("#step")).contains("was taken back later");
            assertThat(tab.is("document.querySelector('#step ul').classList.contains('struck')"))
                    .isTrue();
            assertThat(tab.eval("[...document.querySelectorAll('#tale del')].map(d => d.textContent)")
                            .toString())
                    .contains("4. time", "5. time")
                    .doesNotContain("3. time")
                    .doesNotContain("6. time");
            assertThat(tab.text("#tale")).contains("on from order 3");
        });
    }

    /** Both sides act unseen: what the other has done since then is not taken back by an undo, and stands. */
    @Test
    void anUndoStrikesOutTheLastOrderOfItsOwnSideAlone(Chromium chromium) {
        HandmadeRecord record = HandmadeRecord.war();
        for (int undo : new int[] {6, 8}) {
            record.step(undo, "k", "unseen undo").step(undo, "u", 1).step(undo, "y", List.of());
        }

        open(chromium, record, "#v=5", tab -> {
            assertThat(tab.text("#step")).doesNotContain("was taken back later");
            tab.press("ArrowRight");
            assertThat(tab.text("#step")).contains("Taken back: order 4 alone");
            assertThat(tab.eval("[...document.querySelectorAll('#tale del')].map(d => d.textContent)")
                            .toString())
                    .contains("2. time", "4. time")
                    .doesNotContain("3. time")
                    .doesNotContain("5. time")
                    .doesNotContain("7. time");
            assertThat(tab.text("#tale")).contains("taken back: order 4 alone").contains("taken back: order 2 alone");
        });
    }

    @Test
    void aStepThatHoldsSeveralOrdersBearsTheNumberOfTheLast(Chromium chromium) {
        HandmadeRecord record = HandmadeRecord.war();
        for (int at = 0; at <= HandmadeRecord.ORDERS; at++) {
            record.step(at, "v", at * 3);
        }

        open(chromium, record.step(6, "u", 9), "#v=13", tab -> {
            assertThat(tab.text("#place")).isEqualTo("12 / 39");
            assertThat(tab.text("#step .who")).contains("Order 12 of 39");
            assertThat(tab.text("#step")).contains("was taken back later");
            assertThat(tab.text("#row-open-5 td:nth-child(5)")).isEqualTo("order 15");
            tab.press("ArrowRight");
            tab.await("location.hash === '#v=15'");
        });
    }

    @Test
    void aMatchWithoutARollIsSound(Chromium chromium) {
        HandmadeRecord record = HandmadeRecord.war();
        record.dice(
                new HandmadeDice(false, record.omens("owl")).chain("open", 1, 0).chain("sealed", 2, 0));

        open(chromium, record, "", tab -> {
            assertThat(tab.text("#seal")).contains("no rolls yet");
            assertThat(tab.text("#luck-lead")).contains("nobody was lucky");
            assertThat(tab.is("document.getElementById('tamper').hidden")).isTrue();
        });
    }

    @Test
    void aChainThatFollowsAUsedUpOneIsCountedOn(Chromium chromium) {
        HandmadeRecord record = HandmadeRecord.war();
        record.dice(new HandmadeDice(false, record.omens("owl"))
                        .followed("open", 1, 4, 0, 5)
                        .chain("sealed", 2, 1))
                .with(data -> data.put("cards", Map.of("sealed-1", List.of("Nine", "Two"))));

        open(chromium, record, "#roll=open-6", tab -> {
            assertThat(tab.text("#seal")).contains("10 rolls verified");
            assertThat(tab.text("#published")).contains("chain 2");
            assertThat(tab.text("#row-open-6 + .workings"))
                    .contains("|open|2|0")
                    .contains("the key before it");
            assertThat(tab.text("#row-sealed-1")).contains("Nine, Two");
        });
    }

    /** Whoever could leave links out and go on with the next chain would choose between two throws. */
    @Test
    void linksThatWereLeftOutAreFound(Chromium chromium) {
        HandmadeRecord record = HandmadeRecord.war();
        record.dice(new HandmadeDice(false, record.omens("owl"))
                .followed("open", 1, 4, 2, 5)
                .chain("sealed", 2, 1));

        open(chromium, record, "", tab -> assertThat(tab.text("#seal")).contains("do not agree"));

        for (int left : List.of(2, 200)) {
            record.dice(new HandmadeDice(false, record.omens("owl"))
                    .followed("open", 1, 4, left, 0)
                    .chain("sealed", 2, 1));
            open(chromium, record, "", tab -> assertThat(tab.text("#seal")).contains("5 rolls verified"));
        }
    }

    /** Whoever put another chain in its place could choose what falls. */
    @Test
    void aChainThatDidNotComeOfTheOneBeforeItIsFound(Chromium chromium) {
        HandmadeRecord record = HandmadeRecord.war();
        record.dice(new HandmadeDice(false, record.omens("owl"))
                .chain("open", 1, 4)
                .chain("open", 3, 5)
                .chain("sealed", 2, 1));

        open(
                chromium,
                record,
                "",
                tab -> assertThat(tab.is("document.documentElement.dataset.verified === 'no'"))
                        .isTrue());
    }

    /** As many as a chain has; in the usual run a quarter. */
    @Test
    void veryManyRollsAreCheckedWhileThePageAnswers(Chromium chromium) {
        HandmadeRecord record = HandmadeRecord.race();
        record.dice(new HandmadeDice(false, record.omens("owl"))
                .chain("open", 1, PageFile.ALL ? 4096 : 1024)
                .chain("sealed", 2, 1));

        open(
                chromium,
                record,
                "",
                tab -> assertThat(tab.text("#seal"))
                        .contains(PageFile.ALL ? "4,097 rolls verified" : "1,025 rolls verified"));
    }

    /** In the usual run once by what all is reckoned from, once by what fell, and once by how it is to be checked. */
    @Test
    void aBrokenLogIsBlamedAndNeverBelieved(Chromium chromium) {
        List<Consumer<Map<String, Object>>> harms = List.of(
                log -> log.put("start", "another post"),
                log -> firstRoll(log).put("faces", List.of(7)),
                log -> log.put("protocol", "strategos-dice-9"),
                log -> log.put("salt", "00"),
                log -> firstRoll(log).put("sides", 0),
                log -> firstRoll(log).put("index", 2),
                log -> firstRoll(log).put("key", "zz"));
        for (Consumer<Map<String, Object>> harm : PageFile.ALL ? harms : harms.subList(0, 3)) {
            HandmadeRecord record = HandmadeRecord.war();
            record.dice(new HandmadeDice(false, record.omens("owl"))
                            .chain("open", 1, 3)
                            .chain("sealed", 2, 1))
                    .with(data -> harm.accept(log(data)));
            open(chromium, record, "", tab -> {
                assertThat(tab.is("document.documentElement.dataset.verified === 'no'"))
                        .isTrue();
                assertThat(tab.text("#seal")).contains("do not agree");
            });
        }
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> log(Map<String, Object> data) {
        return (Map<String, Object>) data.get("dice");
    }

    private static Map<String, Object> firstRoll(Map<String, Object> log) {
        return rolls(log).getFirst();
    }

    /** Of the first chain. */
    @SuppressWarnings("unchecked")
    private static List<Map<String, Object>> rolls(Map<String, Object> log) {
        return (List<Map<String, Object>>)
                ((List<Map<String, Object>>) log.get("chains")).get(0).get("rolls");
    }

    @Test
    void luckAndFightsAreReckoned(Chromium chromium) {
        HandmadeRecord record = HandmadeRecord.war();
        // With that tip both fights throw a five.
        record.dice(new HandmadeDice(false, record.omens("Ada"))
                .chain("open", 15, 16)
                .chain("sealed", 2, 2));
        open(chromium, record, "#v=4", tab -> {
            assertThat(tab.text("#step .odds")).isEqualTo("2 of 6 for Athens: 33%");
            assertThat(tab.eval("[...document.querySelectorAll('.cells .hit')].map(c => c.textContent)")
                            .toString())
                    .isEqualTo("[\"X5\"]");
            assertThat(tab.text("#luck-figures"))
                    .contains("2 throws with known odds promised 0.7 good results to who threw; they had 2, +2.0"
                            + " standard deviations");
            assertThat(tab.text("#luck-lead")).contains("six-sided dice fell").contains("pips against expectation");
        });
    }

    /** On a telephone as on a desk: a name that is too long for a line has several. */
    @Test
    void aKindOfRollIsNamedWhole(Chromium chromium) {
        String name = "whether the enemy commander is in danger";
        HandmadeRecord record =
                HandmadeRecord.war().with(data -> data.put("kinds", Map.of("battle", name, "march", "march roll")));
        record.dice(new HandmadeDice(false, record.omens("Ada"))
                .chain("open", 15, 16)
                .chain("sealed", 2, 2));
        String said = "[...document.querySelectorAll('#luck-figures .strong')].map(part => part.textContent).join(' ')";
        open(chromium, record, "", tab -> {
            assertThat(tab.eval(said).asText()).contains(name);
            tab.telephone();
            tab.await("document.querySelectorAll('#luck-figures .strong').length > 2");
            assertThat(tab.eval(said).asText()).contains(name);
            assertThat(tab.is("[...document.querySelectorAll('#luck-figures .strong')]"
                            + ".every(part => part.getBBox().x >= 0)"))
                    .isTrue();
        });
    }

    /** As what fate throws for all: its row would have a bar without a dot. */
    @Test
    void aKindOfRollThatNoSeatThrewIsNotComparedBetweenSeats(Chromium chromium) {
        HandmadeRecord record = HandmadeRecord.war()
                .with(data ->
                        data.put("kinds", Map.of("battle", "battle roll", "march", "march roll", "fate", "plague")))
                .step(5, "r", List.of(Map.of("chain", "open", "index", 5, "kind", "fate")));

        open(chromium, record, "", tab -> {
            assertThat(tab.eval(
                                    "[...document.querySelectorAll('#luck-figures .strong')].map(part => part.textContent).join()")
                            .asText())
                    .isEqualTo("march roll,battle roll");
            assertThat(tab.eval("[...document.querySelectorAll('#luck-figures .plot')].at(-1)"
                                    + ".getAttribute('aria-label').includes('plague')")
                            .asBoolean())
                    .isFalse();
        });
    }

    /** A match of one order has values from nothing to one: an axis of thirds, each rounded, would tell what is not so. */
    @Test
    void anAxisTellsWholeNumbersEachOnce(Chromium chromium) {
        HandmadeRecord record = HandmadeRecord.war()
                .with(data -> data.put(
                        "measures",
                        List.of(Map.of(
                                "name",
                                "Food",
                                "lines",
                                List.of(Map.of(
                                        "name", "Athens", "style", "side0", "v", Collections.nCopies(14, 1)))))));

        open(
                chromium,
                record,
                "",
                tab -> assertThat(tab.eval(
                                        "[...document.querySelectorAll('#courses text.end')].map(t => t.textContent).join(' ')")
                                .asText())
                        .isEqualTo("0 1"));
    }

    @Test
    void namesThatRunFromRightToLeftMoveNothingBesideThem(Chromium chromium) {
        open(
                chromium,
                HandmadeRecord.war(),
                "#v=3",
                tab -> assertThat(tab.eval(
                                        "[...document.querySelectorAll('body *:not(svg, svg *, br, script, noscript, style)')]"
                                                + ".filter(e => e.textContent.trim() && getComputedStyle(e).display === 'inline'"
                                                + " && getComputedStyle(e).unicodeBidi === 'normal')"
                                                + ".map(e => e.tagName).join()")
                                .asText())
                        .isEmpty());
    }

    @Test
    void figuresBelowNothingHaveATrueMinus(Chromium chromium) {
        open(chromium, HandmadeRecord.war(), "#v=3", tab -> {
            assertThat(tab.text("#step .column")).isEqualTo("−2");
            assertThat(tab.text("#step .total")).isEqualTo("= −3");
        });
    }

    @Test
    void whatAllAgreedOnIsNobodysOrder(Chromium chromium) {
        HandmadeRecord record = HandmadeRecord.war();
        for (int step : new int[] {6, HandmadeRecord.ORDERS}) {
            record.step(step, "o", "players").step(step, "k", step == 6 ? "rewind" : "draw");
        }

        open(chromium, record.step(6, "u", 3), "#v=6", tab -> {
            assertThat(tab.text("#step h3")).isEqualTo("The match goes on");
            assertThat(tab.text("#step .who")).contains("by agreement of all").doesNotContain("Athens");
            tab.press("End");
            assertThat(tab.text("#step .who")).contains("by agreement of all").doesNotContain("Sparta");
        });
    }

    /** Both sides may throw in a fight, and its board shows the last throw: here that of the one attacked. */
    @Test
    void itIsToldWhoseThrowABoardShows(Chromium chromium) {
        HandmadeRecord record = HandmadeRecord.war().thrown(4, "Sparta, mêlée", "side1");

        open(chromium, record, "#v=4", tab -> {
            assertThat(tab.text("#step .strip .throw")).isEqualTo("Sparta, mêlée");
            assertThat(tab.eval("document.querySelector('#step .strip').style.getPropertyValue('--seat')")
                            .asText())
                    .isEqualTo("#234F97");
            assertThat(tab.text("#luck-figures .table tbody tr td:nth-child(2)"))
                    .isEqualTo("Sparta, mêlée");
            assertThat(tab.text("#step .odds"))
                    .as("what is bad for the attacker is good for the defender who threw")
                    .isEqualTo("4 of 6 for Walls: 67%");
            assertThat(tab.text("#luck-figures .table tbody tr .number")).isEqualTo("67%");
        });
    }

    /** The same words as of {@code strategos.bot.luck}, which the channel shows: a die shows a four or less as often as not. */
    @Test
    void equalLuckFavoursNobodyAndIsReckonedAsInTheChannel(Chromium chromium) {
        HandmadeRecord record = HandmadeRecord.war();
        record.dice(new HandmadeDice(false, record.omens("owl"))
                        .chain("open", 1, 2)
                        .chain("sealed", 2, 0))
                .with(data -> rolls(log(data)).forEach(roll -> roll.put("faces", List.of(4))));

        open(chromium, record, "", tab -> {
            assertThat(tab.text("#luck-lead"))
                    .contains("No seat threw higher than another")
                    .doesNotContain("threw highest");
            assertThat(tab.text("#luck-figures"))
                    .contains("1 die, 4 pips, 3.5 expected: +0.5. Within what fair dice give in nearly all of 100");
        });
    }

    @Test
    void areasAreTintedAsTheBotTintsThem(Chromium chromium) {
        open(chromium, HandmadeRecord.revolt(), "#v=1", tab -> {
            assertThat(pixel(tab, 50, 300)).as("plain: a quarter of blue").isEqualTo(mixed(0x0000FF, .25));
            assertThat(pixel(tab, 550, 200)).as("on a stripe: half of red").isEqualTo(mixed(0xFF0000, .5));
            assertThat(pixel(tab, 550, 202)).as("between stripes: the ground").isEqualTo(mixed(0, 0));
            assertThat(pixel(tab, HandmadeMap.BORDER, 420)).as("the border").isEqualTo(mixed(0, 0));
            tab.press("ArrowRight");
            assertThat(pixel(tab, 50, 300)).as("no tints").isEqualTo(mixed(0, 0));
        });
    }

    @Test
    void aWallThatComesLaterLiesBelowThePieceThatStays(Chromium chromium) {
        HandmadeRecord record = HandmadeRecord.war()
                .with(data -> {
                    List<Object> ops = new ArrayList<>((List<?>) data.get("ops"));
                    ops.add(List.of(4, 2, 104, 104));
                    data.put("ops", ops);
                })
                .step(1, "d", List.of(List.of(), List.of(6)));
        open(chromium, record, "#v=1", tab -> {
            assertThat(pixel(tab, 105, 105)).as("the red piece").containsExactly(64, 0, 0);
            assertThat(pixel(tab, 112, 112)).as("the black wall").containsExactly(0, 0, 0);
        });
    }

    /** Of the whole map, drawn at the size of its sheet. */
    private static List<Integer> pixel(Tab tab, int x, int y) {
        tab.click("#whole");
        List<Integer> rgb = new ArrayList<>();
        tab.eval(
                "(() => { const m = document.getElementById('map'), w = %s, h = %s; m.style.width = w + 'px'; m.style.height = h + 'px'; return true; })()"
                        .formatted(HandmadeMap.WIDTH, HandmadeMap.HEIGHT));
        tab.await("document.getElementById('map').width === " + HandmadeMap.WIDTH);
        tab.eval(
                        "(() => { const c = document.createElement('canvas'); c.width = %s; c.height = %s; const g = c.getContext('2d', {willReadFrequently: true}); g.drawImage(document.getElementById('map'), 0, 0); return [...g.getImageData(%s, %s, 1, 1).data].slice(0, 3); })()"
                                .formatted(HandmadeMap.WIDTH, HandmadeMap.HEIGHT, x, y))
                .forEach(value -> rgb.add(value.asInt()));
        return rgb.stream().map(value -> Math.round(value / 4f)).toList();
    }

    /** In steps of four, since a browser may round otherwise than Java. */
    private static List<Integer> mixed(int above, double share) {
        int ground = HandmadeMap.GROUND.getRGB();
        List<Integer> rgb = new ArrayList<>();
        for (int shift : new int[] {16, 8, 0}) {
            rgb.add((int) Math.round(((ground >> shift & 255) * (1 - share) + (above >> shift & 255) * share) / 4));
        }
        return rgb;
    }
}
