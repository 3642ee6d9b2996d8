package strategos.bot.record.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/** What axe-core has to say against a page. */
final class Axe {
    /**
     * It looks at each row for milliseconds, and many are alike: this leaves three rows of each kind of the table of rolls
     * and of the story, a kind being the same elements with the same classes.
     */
    private static final String FEW = """
            (() => {
              const bare = e => e.tagName + '.' + (e.getAttribute('class') ?? '');
              const kind = e => bare(e) + [...new Set([...e.querySelectorAll('*')].map(bare))].sort();
              window.rows = ['rolls', 'tale'].map(id => {
                const part = document.getElementById(id), all = [...part.children], seen = {};
                part.replaceChildren(...all.filter(row => (seen[kind(row)] = (seen[kind(row)] ?? 0) + 1) <= 3));
                return [part, all];
              });
            })()""";

    private static final String ALL = "window.rows.forEach(([part, all]) => part.replaceChildren(...all))";
    /** It cannot read mixed colours, and gave up on all contrasts at the first of them: this tells them plainly. */
    private static final String PLAIN = """
            (() => {
              const ink = new OffscreenCanvas(1, 1).getContext('2d', {willReadFrequently: true});
              window.told = [];
              for (const e of document.querySelectorAll('*')) for (const name of ['color', 'background-color']) {
                const mixed = getComputedStyle(e).getPropertyValue(name);
                if (!mixed.startsWith('oklab')) continue;
                ink.clearRect(0, 0, 1, 1);
                ink.fillStyle = mixed;
                ink.fillRect(0, 0, 1, 1);
                const [red, green, blue] = ink.getImageData(0, 0, 1, 1).data;
                e.style.setProperty(name, `rgb(${red}, ${green}, ${blue})`);
                window.told.push([e, name]);
              }
            })()""";

    private static final String MIXED = "window.told.forEach(([e, name]) => e.style.removeProperty(name))";
    private static final String OF_COLOURS = "{runOnly: ['color-contrast', 'link-in-text-block']}";

    private final Tab tab;

    Axe(Tab tab) throws IOException {
        this.tab = tab;
        try (InputStream in = Axe.class.getResourceAsStream("/META-INF/resources/webjars/axe-core/4.6.3/axe.min.js")) {
            tab.eval(new String(in.readAllBytes(), StandardCharsets.UTF_8) + "; true");
        }
    }

    /** The other theme has other colours and nothing else, so it is asked about those alone. */
    void findsNothing() {
        if (!PageFile.ALL) {
            tab.eval(FEW);
        }
        try {
            findsNothing("dark", "{}");
            findsNothing("light", PageFile.ALL ? "{}" : OF_COLOURS);
        } finally {
            if (!PageFile.ALL) {
                tab.eval(ALL);
            }
        }
    }

    private void findsNothing(String theme, String rules) {
        tab.eval("document.documentElement.setAttribute('data-theme', '%s')".formatted(theme));
        tab.eval(PLAIN);
        JsonNode found = tab.eval("axe.run(document, {...%s, resultTypes: ['violations']})".formatted(rules)
                + ".then(r => ({kept: r.passes.map(p => p.id), violations: r.violations.map(v => v.id + ': ' +"
                + " v.nodes.slice(0, 3).map(n => n.html.slice(0, 200) + ' ' + n.failureSummary).join('; '))}))");
        tab.eval(MIXED);
        assertThat(found.get("violations")).as(theme).isEmpty();
        assertThat(found.get("kept")).as(theme).extracting(JsonNode::asText).contains("color-contrast");
    }
}
