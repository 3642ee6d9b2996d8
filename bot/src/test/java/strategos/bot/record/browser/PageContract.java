package strategos.bot.record.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What depends on what a match was like: it holds for the page of every one that is over, handmade or played. */
public abstract class PageContract extends OpenedPage {
    private static final long LARGEST = 3_000_000;
    private static final Set<String> NAMED =
            Set.of("button", "link", "textbox", "searchbox", "combobox", "slider", "image", "img");

    /** What of the navigation lies outside the window. */
    private static final String UNSEEN = "[...document.querySelectorAll('nav .page > *')].filter(e => {"
            + " const r = e.getBoundingClientRect(); return r.left < 0 || r.right > innerWidth; }).length";

    /** The least room between two words of the navigation. */
    private static final String BETWEEN_PARTS = """
            Math.min(...[...document.querySelectorAll('nav a.part')].map(part => {
              const words = document.createRange();
              words.selectNodeContents(part);
              return words.getBoundingClientRect();
            }).map((box, i, all) => i ? box.left - all[i - 1].right : Infinity))""";

    /** Tables of which a part is out of sight. */
    private static final String CUT_TABLES =
            "[...document.querySelectorAll('.table, .rolls')].filter(e => e.scrollWidth > e.clientWidth)"
                    + ".map(e => e.ariaLabel + ' ' + e.scrollWidth + ' of ' + e.clientWidth)";

    /** What is written smaller than 12 pixels. */
    private static final String SMALL = """
            [...document.querySelectorAll('body *')].filter(e => e.getClientRects().length && !e.closest('.unseen, svg:not(.plot)')
              && [...e.childNodes].some(n => n.nodeType === Node.TEXT_NODE && n.data.trim())).filter(e => {
                const drawn = e.ownerSVGElement;
                const scale = drawn ? drawn.getBoundingClientRect().width / drawn.viewBox.baseVal.width : 1;
                return parseFloat(getComputedStyle(e).fontSize) * scale < 11.95;
              }).map(e => e.outerHTML.slice(0, 90))""";

    /** What lies below the docked controls though it has the focus, of the first hundred that can have it. */
    private static final String BELOW = """
            [...document.querySelectorAll('a[href], button, input, select, summary, [tabindex="0"]')].filter(e => e.tabIndex === 0
              && e.getClientRects().length && !e.closest('.dock, .skip')).slice(0, 100).filter(e => {
                e.focus();
                const {top, height} = e.getBoundingClientRect();
                return top + Math.min(height, 44) > document.querySelector('.dock').getBoundingClientRect().top;
              }).map(e => e.outerHTML.slice(0, 90))""";

    private List<String> requests;
    private List<String> problems;
    private int atFirst;

    @Override
    protected final void opened() {
        requests = tab().requests();
        problems = tab().problems();
        atFirst = shown();
    }

    @Test
    void itIsOneSmallFileThatAsksForNothing() throws IOException {
        assertThat(Files.size(file())).isLessThan(LARGEST);
        assertThat(requests)
                .contains(file().toUri().toString())
                .allMatch(url -> url.equals(file().toUri().toString()) || url.equals("about:blank"));
        assertThat(problems).isEmpty();
    }

    @Test
    void everyRollIsVerifiedByTheBrowsersOwnHash() {

        assertThat(tab().text("#seal")).contains("verified");
        assertThat(tab().text("#trust")).contains("WebCrypto").contains("vectors agree");
        assertThat(tab().eval("document.querySelectorAll('.proof:not(.good):not(.waiting)').length")
                        .asInt())
                .isZero();
        assertThat(tab().eval("[...document.querySelectorAll('#rolls .check')].filter(c =>"
                                + " !c.classList.contains('good')).length")
                        .asInt())
                .isZero();
    }

    @Test
    void itOpensAtTheEndAndKeysLeadThroughTheMatch() {
        assertThat(atFirst).isEqualTo(last());

        tab().press("Home");
        assertThat(shown()).isZero();
        tab().press("ArrowRight");
        tab().press("ArrowRight");
        assertThat(shown()).isEqualTo(2);
        tab().press("ArrowLeft");
        assertThat(shown()).isEqualTo(1);
        tab().press("PageDown");
        assertThat(shown()).isGreaterThan(1);
        tab().press("PageUp");
        assertThat(shown()).isLessThanOrEqualTo(1);
        tab().press("End");
        assertThat(shown()).isEqualTo(last());
        assertThat(tab().text("#step")).isNotBlank();
    }

    @Test
    void theMapChangesWithTheStep() {
        tab().click("#whole");
        tab().press("Home");
        String opening = tab().eval(PIXELS).asText();
        tab().press("End");

        assertThat(tab().eval(PIXELS).asText()).isNotEqualTo(opening);
        tab().press("Home");
        assertThat(tab().eval(PIXELS).asText()).isEqualTo(opening);
    }

    @Test
    void zoomByHandEndsTheFollowing() {
        goTo(1);
        assertThat(tab().eval("document.getElementById('follow').ariaPressed").asText())
                .isEqualTo("true");
        String before = tab().eval(PIXELS).asText();
        tab().click("#closer");

        assertThat(tab().eval("document.getElementById('follow').ariaPressed").asText())
                .isEqualTo("false");
        assertThat(tab().eval(PIXELS).asText()).isNotEqualTo(before);
    }

    @Test
    void everyControlAndPictureHasAName() {
        assertThat(tab().eval("document.querySelectorAll('h1').length").asInt()).isEqualTo(1);

        for (JsonNode node : tab().call("Accessibility.getFullAXTree", Map.of()).get("nodes")) {
            if (!node.get("ignored").asBoolean()
                    && NAMED.contains(node.path("role").path("value").asText())) {
                assertThat(node.path("name").path("value").asText())
                        .as(node.toString())
                        .isNotBlank();
            }
        }
    }

    @Test
    void axeFindsNothing() throws IOException {
        goTo(1);
        new Axe(tab()).findsNothing();
    }

    @Test
    void aDieTurnedOverIsFoundAndPutBack() {
        assertThat(tab().is("document.getElementById('tamper').hidden")).isFalse();
        tab().click("#tamper");
        tab().await("document.getElementById('seal').classList.contains('bad')");
        assertThat(tab().text("#proofs")).contains("1 roll cannot have come");
        assertThat(tab().eval("document.querySelectorAll('#rolls tr.bad').length")
                        .asInt())
                .isEqualTo(1);
        assertThat(tab().text("#rolls tr.workings")).contains("; published:");
        assertThat(tab().text("#rolls tr.bad .check")).contains("WRONG");

        tab().click("#tamper");
        tab().await("document.getElementById('seal').classList.contains('good')");
        assertThat(tab().eval("document.querySelectorAll('#rolls tr.bad').length")
                        .asInt())
                .isZero();
    }

    @Test
    void aRollHasAnAddressAndShowsHowItCame() {
        tab().eval("location.hash = '#roll=open-1'");
        tab().await("document.querySelector('#row-open-1 + .workings')");

        assertThat(tab().text("#row-open-1 + .workings"))
                .contains("SHA-256(key)")
                .contains("the commitment")
                .contains("|open|1|0")
                .contains("as published");
    }

    /** Whoever goes through the page by the keyboard passes thousands of rolls. */
    @Test
    void aRollIsOneStopOfTheKeyboard() {
        assertThat(tab().eval(
                                "[...document.querySelectorAll('#rolls tr.roll')].filter(row => [...row.querySelectorAll('a,"
                                        + " button, [tabindex]')].filter(e => e.tabIndex >= 0).length !== 1).length")
                        .asInt())
                .isZero();
        tab().eval("location.hash = '#roll=open-1'");
        tab().await("document.querySelector('#row-open-1 + .workings')");
        assertThat(tab().is("document.querySelector('#row-open-1 td a') === null"
                        + " || document.querySelector('#row-open-1 + .workings a[href^=\"#v=\"]').tabIndex === 0"))
                .as("its order is reached from what it opens to")
                .isTrue();
    }

    @Test
    void rollsAndStoryAreSearched() {
        int rolls =
                tab().eval("document.querySelectorAll('#rolls tr.roll').length").asInt();
        tab().type("#find-roll", "1");
        assertThat(tab().eval("[...document.querySelectorAll('#rolls tr.roll')].filter(r => !r.hidden).every(r =>"
                                + " /(^s?1$)/.test(r.querySelector('button').textContent))")
                        .asBoolean())
                .isTrue();
        tab().type("#find-roll", "no such purpose");
        assertThat(tab().text("#rolls-found")).isEqualTo("0 rolls");
        tab().type("#find-roll", "");
        assertThat(tab().eval("document.querySelectorAll('#rolls tr.roll:not([hidden])').length")
                        .asInt())
                .isEqualTo(rolls);

        tab().type("#find-line", "no such line");
        assertThat(tab().eval("document.querySelectorAll('#tale p:not([hidden]), #tale h3:not([hidden])').length")
                        .asInt())
                .isZero();
        tab().type("#find-line", "");
        assertThat(tab().eval("document.querySelectorAll('#tale p:not([hidden])').length")
                        .asInt())
                .isPositive();
    }

    @Test
    void aClickInAChartLeadsThere() {
        tab().eval(
                        "(c => { const r = c.getBoundingClientRect(); c.dispatchEvent(new MouseEvent('click', {clientX: r.left"
                                + " + 2, clientY: r.top + 9})); })(document.querySelector('.plot.seek'))");

        assertThat(shown()).isZero();
    }

    @Test
    void aDeskShowsTheMapWithItsControlsAtOnce() {

        assertThat(tab().eval("document.querySelector('.controls').getBoundingClientRect().bottom")
                        .asDouble())
                .isLessThanOrEqualTo(800);
        assertThat(tab().eval(
                                "document.querySelector('.frame').clientWidth - document.getElementById('map').clientWidth")
                        .asInt())
                .as("the map fills its frame")
                .isLessThan(20);
        assertThat(tab().eval("document.documentElement.scrollWidth").asInt()).isEqualTo(1280);
    }

    /** Where the map and what stands beside it only just have room, and there are thousands of orders. */
    @Test
    void aSmallWindowShowsAllWithoutScrollingSideways() {
        tab().eval("document.querySelector('#place').textContent = '1,234 / 1,234'");
        for (int width : new int[] {721, 900, 901, 1000, 1121}) {
            tab().screen(width, 1400).await("innerWidth === " + width);

            // Charts are drawn anew after the page has its width: their type is neither tiny nor huge then.
            tab().await("[...document.querySelectorAll('.figure .plot')].map(p => p.getBoundingClientRect().width /"
                    + " p.viewBox.baseVal.width).every(scale => scale >= .91 && scale <= 1.3)");
            assertThat(tab().eval("document.documentElement.scrollWidth").asInt())
                    .isEqualTo(width);
        }
        tab().screen(1280, 800).press("Home");
    }

    /** As narrow as telephones are, and as a page is that is read at twice its size on a small one. */
    @Test
    void aNarrowTelephoneShowsAllOfTheNavigation() {
        for (int width : new int[] {320, 359, 360, 375, 389, 400, 430}) {
            tab().screen(width, 740).await("innerWidth === " + width);

            assertThat(tab().eval(BETWEEN_PARTS).asDouble())
                    .as("between words of the navigation at " + width)
                    .isGreaterThan(4);
            assertThat(tab().eval("document.documentElement.scrollWidth").asInt())
                    .isEqualTo(width);
            assertThat(tab().eval(UNSEEN).asInt())
                    .as("what of the navigation is out of sight at " + width)
                    .isZero();
        }
        tab().screen(1280, 800).press("Home");
    }

    @Test
    void aTelephoneShowsAllWithoutScrollingSideways() {
        ownTab().telephone().open(file(), "");

        assertThat(tab().eval("document.documentElement.scrollWidth").asInt()).isEqualTo(390);
        assertThat(tab().eval("[...document.querySelectorAll('button, nav a, td a, a.check, summary, input, select')]"
                        + ".filter(e => e.getClientRects().length).filter(e => { const r = e.getBoundingClientRect();"
                        + " return r.height < 44 || r.width < 44; }).map(e => e.outerHTML.slice(0, 90))"))
                .as("what is too small for a finger")
                .isEmpty();
        assertThat(tab().eval(UNSEEN).asInt())
                .as("what of the navigation is out of sight")
                .isZero();
        assertThat(tab().eval("[...document.querySelectorAll('time')].filter(e => e.getClientRects().length !== 1)"
                        + ".map(e => e.textContent)"))
                .as("dates that are broken, or not shown")
                .isEmpty();
        assertThat(tab().eval(CUT_TABLES)).as("tables that are cut").isEmpty();
        assertThat(tab().eval(SMALL)).as("what is too small to read").isEmpty();
        assertThat(tab().eval(BELOW)).as("what has the focus below the dock").isEmpty();
    }

    @Test
    void onPaperStandAllPartsButNoControls() {
        byte[] pdf = tab().print();

        assertThat(new String(pdf, 0, 5, StandardCharsets.US_ASCII)).isEqualTo("%PDF-");
        assertThat(pdf.length).isLessThan(12_000_000);
        tab().medium("print").await("document.querySelector('.plot.seek').viewBox.baseVal.width < 800");
        for (String hidden : List.of("nav", "#match", "#tamper", "#find-line")) {
            assertThat(tab().is("document.querySelector('%s').offsetParent === null".formatted(hidden)))
                    .as(hidden)
                    .isTrue();
        }
        for (String there : List.of("#last-map", "#first-map", "#luck", "#rolls", "#tale")) {
            assertThat(tab().is("document.querySelector('%s').offsetHeight > 20".formatted(there)))
                    .as(there)
                    .isTrue();
        }
        tab().medium("").await("document.querySelector('.plot.seek').viewBox.baseVal.width > 800");
    }
}
