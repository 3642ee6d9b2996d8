package strategos.bot.bench;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The classes that a class file names in its table of constants, where Java finds whatever it loads for it: what it extends,
 * calls and makes, and what that is given and gives. To read all of each file, as ArchUnit does, takes four times as long.
 */
final class NamedClasses {
    private static final Pattern IN_DESCRIPTOR = Pattern.compile("L([^;<>()]+);");

    /** What a constant is, by the number that stands before it. */
    private static final int TEXT = 1;

    private static final int CLASS = 7;
    private static final int NAME_AND_TYPE = 12;
    private static final int METHOD_TYPE = 16;

    private NamedClasses() {}

    /** Their names; arrays are named by what is in them, and numbers are left out. */
    static Stream<String> in(ClassLoader path, String name) throws IOException {
        try (InputStream bytes = path.getResourceAsStream(name.replace('.', '/') + ".class")) {
            return named(new DataInputStream(bytes)).map(one -> one.replace('/', '.'));
        }
    }

    private static Stream<String> named(DataInputStream file) throws IOException {
        file.skipNBytes(8); // that it is one, and its version
        int count = file.readUnsignedShort();
        String[] texts = new String[count];
        List<Integer> classes = new ArrayList<>();
        List<Integer> descriptors = new ArrayList<>();
        for (int i = 1; i < count; i++) {
            int kind = file.readUnsignedByte();
            switch (kind) {
                case TEXT -> texts[i] = file.readUTF();
                case CLASS -> classes.add(file.readUnsignedShort());
                case METHOD_TYPE -> descriptors.add(file.readUnsignedShort());
                case NAME_AND_TYPE -> {
                    file.skipNBytes(2);
                    descriptors.add(file.readUnsignedShort());
                }
                case 8, 19, 20 -> file.skipNBytes(2);
                case 15 -> file.skipNBytes(3);
                case 3, 4, 9, 10, 11, 17, 18 -> file.skipNBytes(4);
                case 5, 6 -> {
                    file.skipNBytes(8);
                    i++; // a long number takes two places
                }
                default -> throw new IOException("no constant is of kind " + kind);
            }
        }
        return Stream.concat(
                classes.stream()
                        .map(at -> texts[at])
                        .flatMap(text -> text.startsWith("[") ? inside(text) : Stream.of(text)),
                descriptors.stream().flatMap(at -> inside(texts[at])));
    }

    private static Stream<String> inside(String descriptor) {
        return IN_DESCRIPTOR.matcher(descriptor).results().map(found -> found.group(1));
    }
}
