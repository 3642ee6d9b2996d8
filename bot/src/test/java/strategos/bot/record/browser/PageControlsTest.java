package strategos.bot.record.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

/** What a reader does with a page, whatever the match on it: keys, fingers, addresses, the night. */
final class PageControlsTest extends OpenedPage {
    @Override
    protected String html() {
        return PageFile.html(HandmadeRecord.race().record());
    }

    @Test
    void spacePlaysAndPausesAndFFollows() {
        goTo(0);
        tab().press(" ");
        assertThat(tab().eval("document.getElementById('play').getAttribute('aria-pressed')")
                        .asText())
                .isEqualTo("true");
        assertThat(tab().text("#play")).contains("Pause");
        tab().await("Number(document.getElementById('slider').value) > 0");
        tab().press(" ");
        assertThat(tab().text("#play")).contains("Play");
        assertThat(tab().is("document.getElementById('step').ariaLive === 'polite'"))
                .isTrue();

        tab().press("f");
        assertThat(tab().eval("document.getElementById('follow').getAttribute('aria-pressed')")
                        .asText())
                .isEqualTo("false");
    }

    @Test
    void keysInAFieldStayInTheField() {
        goTo(1);
        tab().eval("document.getElementById('find-roll').focus()");
        tab().press("Home");
        tab().press(" ");

        assertThat(shown()).isEqualTo(1);
        assertThat(tab().text("#play")).contains("Play");
    }

    @Test
    void theAddressNamesTheStepAndLeadsToIt() {
        goTo(2);
        String second = tab().eval("location.hash").asText();
        tab().press("ArrowRight");
        tab().await("location.hash !== '%s'".formatted(second));
        String third = tab().eval("location.hash").asText();

        tab().eval("location.hash = '%s'".formatted(second));
        tab().await("document.getElementById('slider').value === '2'");
        tab().open(file(), third);
        assertThat(shown()).isEqualTo(3);
        tab().eval("location.hash = '#v=999999'");
        tab().await("document.getElementById('slider').value === document.getElementById('slider').max");
    }

    @Test
    void itsPolicyRefusesWhatAPageMightBeTrickedInto() {
        assertThat(tab().eval("fetch('https://example.org/').then(() => 'sent', () => 'refused')")
                        .asText())
                .isEqualTo("refused");
        assertThat(tab().eval("(() => { try { document.body.innerHTML = '<b>'; return 'done'; } catch (e) { return"
                                + " 'refused'; } })()")
                        .asText())
                .isEqualTo("refused");
        assertThatThrownBy(() -> tab().eval("eval('1')")).hasMessageContaining("EvalError");
        assertThat(tab().eval("new Promise(done => { const s = document.createElement('style'); s.textContent = 'h1"
                                + " { color: red }'; document.head.append(s);"
                                + " done(getComputedStyle(document.querySelector('h1')).color) })")
                        .asText())
                .isNotEqualTo("rgb(255, 0, 0)");
    }

    @Test
    void aSwipeStepsAndAPinchZooms() {
        ownTab().telephone().open(file(), "");
        goTo(2);
        double y = tab().eval("(r => (r.top + r.bottom) / 2)(document.getElementById('map').getBoundingClientRect())")
                .asDouble();
        tab().fingers(new double[] {300, y, 120, y + 5});
        tab().await("document.getElementById('slider').value === '3'");
        tab().fingers(new double[] {120, y, 300, y + 5});
        tab().await("document.getElementById('slider').value === '2'");
        assertThat(tab().eval("document.getElementById('follow').ariaPressed").asText())
                .isEqualTo("true");

        String before = tab().eval(PIXELS).asText();
        tab().fingers(new double[] {180, y, 80, y}, new double[] {210, y, 310, y});
        assertThat(shown()).isEqualTo(2);
        assertThat(tab().eval("document.getElementById('follow').ariaPressed").asText())
                .isEqualTo("false");
        assertThat(tab().eval(PIXELS).asText()).isNotEqualTo(before);
    }

    @Test
    void atNightItIsDarkAndTheButtonTurnsIt() {
        String paper = "getComputedStyle(document.documentElement).backgroundColor";
        ownTab().prefers("prefers-color-scheme", "dark").open(file(), "");
        String dark = tab().eval(paper).asText();
        tab().click("#theme");

        assertThat(dark).isEqualTo("rgb(25, 22, 19)");
        assertThat(tab().eval(paper).asText()).isEqualTo("rgb(241, 231, 205)");
    }

    @Test
    void withoutTheBrowsersHashItsOwnAgrees() {
        ownTab().first("Object.defineProperty(Crypto.prototype, 'subtle', {value: undefined})")
                .open(file(), "");

        assertThat(tab().text("#trust")).contains("own SHA-256").contains("vectors agree");
        assertThat(tab().text("#seal")).contains("verified");
    }
}
