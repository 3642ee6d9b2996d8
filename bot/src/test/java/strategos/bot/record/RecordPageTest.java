package strategos.bot.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class RecordPageTest {
    private static final String HOSTILE =
            "</script><script>alert(1)</script><img src=x onerror=alert(1)>\"'&amp;{{data}}{{script}}\u2028\u2029$1\\1";
    private static final ObjectMapper JSON = new ObjectMapper();

    private final RecordPage page = new RecordPage();

    @Test
    void theTitleAndTheMastheadAreWordsAndNeverMarkup() {
        String html = page.html(new RecordData(HOSTILE, HOSTILE, List.of(HOSTILE, HOSTILE), "en", "{}", false));

        assertThat(html).doesNotContain("<img src=x").doesNotContain("alert(1)</script>");
        assertThat(html)
                .contains("<title>&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=alert(1)"
                        + "&gt;&quot;&#39;&amp;amp;{{data}}{{script}}\u2028\u2029$1\\1</title>");
    }

    @Test
    void theDataComesBackAsItWasAndCannotEndItsElement() throws Exception {
        String json = JSON.writeValueAsString(Map.of("name", HOSTILE));

        String html = page.html(new RecordData("t", "s", List.of(), "en", json, false));

        String data = between(html, "<script type=\"application/json\" id=\"record\">", "</script>");
        assertThat(data).doesNotContainPattern("[<>&\u2028\u2029]");
        assertThat(JSON.readTree(data).get("name").textValue()).isEqualTo(HOSTILE);
    }

    @Test
    void whatFillsAGapIsNeverLookedAtForAnother() {
        PageTemplate template = new PageTemplate("{{one}} and {{two}}");

        assertThat(template.fill(Map.of("one", "{{two}}", "two", "{{one}}$0"))).isEqualTo("{{two}} and {{one}}$0");
    }

    @Test
    void aGapThatNothingFillsIsNoPage() {
        PageTemplate template = new PageTemplate("{{one}}");

        assertThatThrownBy(() -> template.fill(Map.of("two", "")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("one");
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void thePolicyAllowsItsOwnScriptAndStyleAndNothingElse(boolean beacon) throws Exception {
        String html = page.html(new RecordData("t", "s", List.of(), "en", "{}", beacon));

        assertThat(between(html, "http-equiv=\"Content-Security-Policy\" content=\"", "\""))
                .isEqualTo("default-src 'none'; script-src '%s'; style-src '%s'; img-src data:; font-src data:; "
                                .formatted(
                                        hash(between(html, "<script>", "</script>")),
                                        hash(between(html, "<style>", "</style>")))
                        + "base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'");
        assertThat(html).doesNotContain(" style=").doesNotContain(" onclick=");
    }

    @Test
    void onlyAPageThatNeedsItHoldsTheLibraryForTheBeacon() {
        RecordData chain = new RecordData("t", "s", List.of(), "en", "{}", false);
        RecordData beacon = new RecordData("t", "s", List.of(), "en", "{}", true);

        assertThat(page.html(chain)).doesNotContain("var curves=").hasSizeLessThan(400_000);
        assertThat(page.html(beacon)).contains("var curves=");
    }

    @Test
    void itsFontsLieWithinIt() {
        String html = page.html(new RecordData("t", "s", List.of(), "en", "{}", false));

        Matcher source = Pattern.compile("url\\(([^)]{0,30})").matcher(between(html, "<style>", "</style>"));
        assertThat(source.results().map(found -> found.group(1)))
                .hasSize(4)
                .allMatch(found -> found.startsWith("data:font/woff2;base64"));
    }

    @Test
    void everyFileOfTheScriptIsOnThePage() throws IOException {
        for (String name : PageResources.SCRIPTS) {
            try (InputStream in = getClass().getResourceAsStream("/record/script/" + name + ".js")) {
                String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
                assertThat(text.lines().count()).as(name).isLessThan(300);
                assertThat(text)
                        .as(name)
                        .startsWith("/*")
                        .doesNotContain("innerHTML")
                        .doesNotContain("eval(")
                        .doesNotContain("</script")
                        .doesNotContain("\r");
            }
        }
    }

    private static String between(String text, String start, String end) {
        int from = text.indexOf(start) + start.length();
        assertThat(from).as(start).isGreaterThanOrEqualTo(start.length());
        return text.substring(from, text.indexOf(end, from));
    }

    private static String hash(String text) throws Exception {
        byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
        return "sha256-" + Base64.getEncoder().encodeToString(digest);
    }
}
