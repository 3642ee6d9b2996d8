package strategos.bot.discord.fake;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The service of the tests refuses what Discord refuses. */
class ComponentsTest {
    private static final String TEXT = "{'type':10,'content':'Good day'}";
    private static final String BUTTON = button("b");

    private static String button(String id) {
        return "{'type':2,'style':1,'label':'Go','custom_id':'" + id + "'}";
    }

    private static String row(String... in) {
        return "{'type':1,'components':[" + String.join(",", in) + "]}";
    }

    private static String option(String label, String value, String note) {
        return "{'label':'" + label + "','value':'" + value + "','description':'" + note + "'}";
    }

    private static String menu(int options) {
        return "{'type':3,'custom_id':'m','options':["
                + IntStream.range(0, options)
                        .mapToObj(n -> option("to", "v" + n, ""))
                        .collect(Collectors.joining(","))
                + "]}";
    }

    private static String menuOf(String... options) {
        return "{'type':3,'custom_id':'m','options':[" + String.join(",", options) + "]}";
    }

    private static String container(String... in) {
        return "{'type':17,'components':[" + String.join(",", in) + "]}";
    }

    private static String laid(String... in) {
        return "{'flags':32768,'allowed_mentions':{'parse':[]},'components':[" + String.join(",", in) + "]}";
    }

    private static String plain(String... in) {
        return "{'content':'Hail','allowed_mentions':{'parse':[]},'components':[" + String.join(",", in) + "]}";
    }

    private static String section(String... in) {
        return "{'type':9,'components':[" + TEXT + "],'accessory':" + String.join(",", in) + "}";
    }

    private static String gallery(int alt) {
        return "{'type':12,'items':[{'description':'" + "a".repeat(alt) + "','media':{'url':'attachment://a.png'}}]}";
    }

    private static String form(int title, int fields) {
        return "{'type':9,'data':{'custom_id':'f','title':'" + "t".repeat(title) + "','components':["
                + IntStream.range(0, fields)
                        .mapToObj(n -> "{'type':18,'label':'Place','component':{'type':4,'custom_id':'p" + n + "'}}")
                        .collect(Collectors.joining(","))
                + "]}}";
    }

    private static String[] times(int times, String one) {
        return Stream.generate(() -> one).limit(times).toArray(String[]::new);
    }

    private static JsonNode json(String text) {
        try {
            return World.MAPPER.readTree(text.replace('\'', '"'));
        } catch (JsonProcessingException e) {
            throw new AssertionError(text, e);
        }
    }

    private static void post(String message) {
        new Rules().message(new Body(json(message), Map.of()), false);
    }

    private static Stream<String> refused() {
        return Stream.of(
                laid(times(41, TEXT)),
                laid(container(times(40, TEXT))),
                laid("{'type':10,'content':'" + "w".repeat(4001) + "'}"),
                laid(times(2, "{'type':10,'content':'" + "w".repeat(2001) + "'}")),
                laid("{'type':10,'content':' '}"),
                laid(row(IntStream.range(0, 6).mapToObj(n -> button("b" + n)).toArray(String[]::new))),
                laid(row()),
                laid(row(BUTTON, menu(1))),
                laid(row(menu(1), BUTTON)),
                laid(row(BUTTON, BUTTON)),
                laid(row(button("x".repeat(101)))),
                laid(row(button(""))),
                laid(section(BUTTON), row(BUTTON)),
                laid(row("{'type':2,'style':1,'label':'" + "w".repeat(81) + "','custom_id':'b'}")),
                laid(row("{'type':2,'style':1,'label':' ','custom_id':'b'}")),
                laid(row("{'type':2,'style':5,'label':'Rules','custom_id':'b'}")),
                laid(row(menu(0))),
                laid(row(menu(26))),
                laid(row(menuOf(option("w".repeat(101), "v", "")))),
                laid(row(menuOf(option("to", "v", "w".repeat(101))))),
                laid(row(menuOf(option("to", "v", ""), option("so", "v", "")))),
                laid(row("{'type':3,'custom_id':'m','max_values':2,'options':[" + option("to", "v", "") + "]}")),
                laid(gallery(1025)),
                laid(section(TEXT)),
                laid(container(container(TEXT))),
                laid(container(BUTTON)),
                laid(BUTTON),
                laid(container()),
                laid(TEXT).replace("'flags'", "'content':'Hail','flags'"),
                laid(TEXT).replace("'flags'", "'embeds':[{'title':'Hail'}],'flags'"),
                plain(TEXT),
                plain(container(TEXT)));
    }

    @ParameterizedTest
    @MethodSource
    void refused(String message) {
        assertThatThrownBy(() -> post(message)).isInstanceOf(Refusal.class);
    }

    private static Stream<String> taken() {
        return Stream.of(
                laid(times(40, TEXT)),
                laid(container(TEXT, section(BUTTON), gallery(1024), row(menu(25)), row(button("c")))),
                laid(TEXT).replace("'flags'", "'content':'','embeds':[],'flags'"),
                plain(row(IntStream.range(0, 5).mapToObj(n -> button("b" + n)).toArray(String[]::new))));
    }

    @ParameterizedTest
    @MethodSource
    void taken(String message) {
        assertThatCode(() -> post(message)).doesNotThrowAnyException();
    }

    @Test
    void aFormHasATitleAndOneToFiveFields() {
        Rules rules = new Rules();
        assertThatCode(() -> rules.callback(json(form(45, 5)))).doesNotThrowAnyException();
        for (String bad : new String[] {form(46, 1), form(0, 1), form(5, 6), form(5, 0)}) {
            assertThatThrownBy(() -> rules.callback(json(bad))).isInstanceOf(Refusal.class);
        }
    }

    @Test
    void aMessageThatIsLaidOutStaysSo() {
        FakeMessage standing = new FakeMessage(World.object().put("flags", Laid.FLAG), "");
        Body words = new Body(json(plain()), Map.of());
        assertThatThrownBy(() -> new Rules().over(standing, words)).isInstanceOf(Refusal.class);
    }
}
