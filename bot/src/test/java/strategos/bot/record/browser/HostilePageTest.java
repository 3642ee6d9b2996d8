package strategos.bot.record.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Names, omens and story that would run, break out or widen the page if it let them. */
@ExtendWith(WithChromium.class)
final class HostilePageTest {
    private static final String WORDS =
            "</script><img src=x onerror=\"top.harm=1\"><b id=harm>{{data}}</b>' onclick=top.harm=1 "
                    + "javascript:top.harm=1 ${top.harm=1} \u2028\u2029\u202e " + "W".repeat(80);

    @Test
    void hostileWordsAreShownAndNothingRuns(Chromium chromium) {
        try (Tab tab = chromium.tab()) {
            tab.open(PageFile.of(chromium, HandmadeRecord.hostile(WORDS).record()), "#v=4");

            assertThat(tab.is("'harm' in window || document.getElementById('harm') !== null"))
                    .isFalse();
            assertThat(tab.eval("document.querySelectorAll('b[id], img:not(.paper img), [onclick], [onerror]').length")
                            .asInt())
                    .isZero();
            assertThat(tab.text("h1")).isEqualTo(WORDS);
            assertThat(tab.text("#step")).contains(WORDS);
            assertThat(tab.text("#published")).contains("<img src=x onerror");
            assertThat(tab.text("#tale")).contains(WORDS);
            assertThat(tab.text("#seal")).contains("verified");
            assertThat(tab.problems()).isEmpty();
        }
    }

    @Test
    void longNamesDoNotWidenATelephone(Chromium chromium) {
        try (Tab tab = chromium.tab().telephone()) {
            tab.open(PageFile.of(chromium, HandmadeRecord.hostile(WORDS).record()), "#v=4");

            assertThat(tab.eval("document.documentElement.scrollWidth").asInt()).isEqualTo(390);
        }
    }
}
