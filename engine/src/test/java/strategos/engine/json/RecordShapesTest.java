package strategos.engine.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonValue;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.zip.CRC32;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import strategos.engine.Game;
import strategos.engine.Recorded;
import strategos.engine.Records;
import strategos.engine.json.Forms.SealedForm.SealedTypes;
import strategos.engine.library.RegisteredGames;

/**
 * Fields of what a game stores do not change under the same version: else an old snapshot or journal could not be read.
 * Run with {@code -Dstrategos.shapes=write} after a version was raised.
 */
class RecordShapesTest {
    private static final Path FOLDER = Path.of("src/test/resources/strategos/shapes");

    /** The packages and the outer classes before a class's own name. */
    private static final Pattern PLACE = Pattern.compile("(?:\\w+\\.)+|\\w+\\$");

    private static final String STATE = "state";

    @ParameterizedTest
    @MethodSource("games")
    void fieldsChangeWithTheVersionOnly(Game<?> game) throws IOException {
        String id = game.box().id();
        Map<String, String> now = shapes(game.records());
        if (System.getProperty("strategos.shapes", "").equals("write")) {
            write(id, now);
        }
        Map<String, String> kept = kept(id);
        now.forEach((name, shape) -> {
            String before = kept.getOrDefault(name, "");
            String version = version(shape);
            if (version.equals(version(before))) {
                assertThat(shape)
                        .as(
                                "fields of %s in %s changed: raise its version%s",
                                name, id, name.equals(STATE) ? "" : " and give an upcast")
                        .isEqualTo(before);
            }
        });
        assertThat(now).as("shapes of %s: write them anew", id).isEqualTo(kept);
    }

    static List<Game<?>> games() {
        return RegisteredGames.LIBRARY.games();
    }

    /** A nested record's field, at any depth, is part of the shape. */
    @Test
    void aFieldDeepWithinCounts() {
        record Deep(int n) {}
        record Other(long n) {}
        record Plain(List<Deep> list) {}
        record Changed(List<Other> list) {}
        assertThat(shape(Plain.class)).isEqualTo(shape(Plain.class)).isNotEqualTo(shape(Changed.class));
    }

    private static String version(String shape) {
        return shape.split(" ", 2)[0];
    }

    private static Map<String, String> shapes(Records<?> records) {
        Map<String, String> shapes = new TreeMap<>();
        shapes.put(STATE, records.stateVersion() + " " + shape(records.state()));
        for (Class<?> event : SealedTypes.leaves(records.events())) {
            Recorded recorded = event.getAnnotation(Recorded.class);
            shapes.put(recorded.value(), recorded.version() + " " + shape(event));
        }
        return shapes;
    }

    /** A sum over all fields of the type and of the types within; where a class stands is not in it. */
    private static String shape(Class<?> type) {
        Map<Class<?>, String> types = new LinkedHashMap<>();
        collect(type, types);
        CRC32 sum = new CRC32();
        List<String> lines = types.entrySet().stream()
                .map(t -> t.getKey() == type ? t.getValue() : t.getKey().getSimpleName() + " " + t.getValue())
                .sorted()
                .toList();
        sum.update(lines.toString().getBytes(StandardCharsets.UTF_8));
        return String.format(Locale.ROOT, "%08x", sum.getValue());
    }

    private static void collect(Type type, Map<Class<?>, String> into) {
        if (type instanceof ParameterizedType many) {
            for (Type one : many.getActualTypeArguments()) {
                collect(one, into);
            }
        } else if (type instanceof Class<?> one
                && one.getName().startsWith("strategos.")
                && !text(one)
                && !into.containsKey(one)) {
            into.put(one, fields(one));
            if (one.isRecord()) {
                for (RecordComponent field : one.getRecordComponents()) {
                    collect(field.getGenericType(), into);
                }
            } else if (one.isSealed()) {
                SealedTypes.leaves(one).forEach(leaf -> collect(leaf, into));
            }
        }
    }

    /** Whether it is an id of its own type, which is written as the bare text. */
    private static boolean text(Class<?> type) {
        return type.isRecord()
                && type.getRecordComponents().length == 1
                && type.getRecordComponents()[0].getType() == String.class
                && type.getRecordComponents()[0].getAccessor().isAnnotationPresent(JsonValue.class);
    }

    /** The type's name, with that of a text for each id. */
    private static String stored(Type type) {
        if (type instanceof ParameterizedType many) {
            return many.getRawType().getTypeName()
                    + Arrays.stream(many.getActualTypeArguments())
                            .map(RecordShapesTest::stored)
                            .collect(Collectors.joining(", ", "<", ">"));
        }
        return type instanceof Class<?> one && text(one) ? String.class.getName() : type.getTypeName();
    }

    private static String fields(Class<?> type) {
        TreeSet<String> fields = new TreeSet<>();
        if (type.isRecord()) {
            for (RecordComponent field : type.getRecordComponents()) {
                fields.add(field.getName() + " "
                        + PLACE.matcher(stored(field.getGenericType())).replaceAll(""));
            }
        } else if (type.isEnum()) {
            for (Object constant : type.getEnumConstants()) {
                fields.add(constant.toString());
            }
        } else if (type.isSealed()) {
            SealedTypes.leaves(type).forEach(leaf -> fields.add(SealedTypes.name(leaf)));
        }
        return fields.toString();
    }

    private static Map<String, String> kept(String game) throws IOException {
        Properties kept = new Properties();
        Path file = FOLDER.resolve(game + ".properties");
        if (Files.exists(file)) {
            try (InputStream in = Files.newInputStream(file)) {
                kept.load(in);
            }
        }
        Map<String, String> shapes = new TreeMap<>();
        kept.stringPropertyNames().forEach(name -> shapes.put(name, kept.getProperty(name)));
        return shapes;
    }

    private static void write(String game, Map<String, String> shapes) throws IOException {
        StringBuilder text = new StringBuilder("# Version and sum of the fields of what is stored.\n");
        shapes.forEach(
                (name, shape) -> text.append(name).append(" = ").append(shape).append('\n'));
        Files.createDirectories(FOLDER);
        Files.writeString(FOLDER.resolve(game + ".properties"), text);
    }
}
