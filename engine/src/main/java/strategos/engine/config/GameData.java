package strategos.engine.config;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.TreeMap;

/** The data files that one match is played with, by name; a match keeps them as they were when it began. */
public final class GameData {
    private final String game;
    private final SequencedMap<String, String> files;
    private final String hash;

    private GameData(String game, Map<String, String> files) {
        this.game = game;
        this.files = Collections.unmodifiableSequencedMap(new TreeMap<>(files));
        this.hash = hash(this.files);
    }

    /** The files as they stood in a stored match. */
    public static GameData of(String game, Map<String, String> files) {
        return new GameData(game, files);
    }

    /** The named files of {@code games/<game>} as the folder has them now. */
    public static GameData read(ConfigFolder folder, String game, List<String> names) {
        TreeMap<String, String> files = new TreeMap<>();
        for (String name : names) {
            files.put(name, folder.text("games/" + game + "/" + name));
        }
        return new GameData(game, files);
    }

    /** The game's id. */
    public String game() {
        return game;
    }

    /** All files, by name. */
    public SequencedMap<String, String> files() {
        return files;
    }

    /** SHA-256 over names and contents, in hexadecimal: equal data, equal hash. */
    public String hash() {
        return hash;
    }

    private static String hash(Map<String, String> files) {
        try {
            MessageDigest sha = MessageDigest.getInstance("SHA-256");
            files.forEach((name, text) -> {
                for (String part : List.of(name, text)) {
                    byte[] bytes = part.getBytes(StandardCharsets.UTF_8);
                    sha.update((bytes.length + ":").getBytes(StandardCharsets.UTF_8));
                    sha.update(bytes);
                }
            });
            return HexFormat.of().formatHex(sha.digest());
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }

    /**
     * A file read into records, strictly: {@link StrictJson}.
     *
     * @throws BadData with the file, the path in it and the reason
     */
    public <T> T json(String name, Class<T> type) {
        String text = files.get(name);
        String file = "config/games/" + game + "/" + name;
        if (text == null) {
            throw new BadData(file, "", "is missing");
        }
        return StrictJson.read(file, text, type);
    }
}
