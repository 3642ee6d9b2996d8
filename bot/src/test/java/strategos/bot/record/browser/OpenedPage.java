package strategos.bot.record.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.ExtendWith;

/** A page of the record of a match that is over, opened for tests. */
@Tag("browser")
@ExtendWith(WithChromium.class)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class OpenedPage {
    /** The map's pixels in one number. */
    protected static final String PIXELS =
            "(m => new Uint32Array(m.getContext('2d').getImageData(0, 0, m.width, m.height).data.buffer).reduce((sum,"
                    + " pixel) => Math.imul(sum, 31) + pixel | 0, 7) + '')(document.getElementById('map'))";

    private Chromium chromium;
    private Path file;
    private Tab shared;
    private Tab tab;

    /** The page that all this is said of. */
    protected abstract String html() throws Exception;

    @BeforeAll
    final void write(Chromium browser) throws Exception {
        chromium = browser;
        file = PageFile.of(browser, html());
        shared = newTab().open(file, "");
        tab = shared;
        opened();
    }

    /** Looks at the shared page as it opened, before any test does anything to it. */
    protected void opened() {}

    @AfterAll
    final void closeShared() {
        shared.close();
    }

    /** Most tests use one open page, since opening costs most of their time; it is laid to rest before each. */
    @BeforeEach
    final void rest() {
        tab = shared;
        tab.eval("document.activeElement.blur(); scrollTo(0, 0)");
        tab.press("End");
        if (!tab.is("document.getElementById('follow').ariaPressed === 'true'")) {
            tab.click("#follow");
        }
    }

    @AfterEach
    final void closeOwn() {
        if (tab != shared) {
            tab.close();
        }
    }

    private Tab newTab() {
        return chromium.tab().prefers("prefers-reduced-motion", "reduce");
    }

    /** For a test that needs a page of its own. */
    protected final Tab ownTab() {
        tab = newTab();
        return tab;
    }

    /** The page on which a test works. */
    protected final Tab tab() {
        return tab;
    }

    /** Where the page lies. */
    protected final Path file() {
        return file;
    }

    protected final int last() {
        return tab.eval("Number(document.getElementById('slider').max)").asInt();
    }

    protected final int shown() {
        return tab.eval("Number(document.getElementById('slider').value)").asInt();
    }

    /** Goes so many steps on from the opening; the address follows. */
    protected final void goTo(int step) {
        tab.eval("history.replaceState(null, '', location.pathname)");
        tab.press("Home");
        for (int i = 0; i < step; i++) {
            tab.press("ArrowRight");
        }
        tab.await("location.hash.startsWith('#v=')");
        assertThat(shown()).isEqualTo(step);
    }
}
