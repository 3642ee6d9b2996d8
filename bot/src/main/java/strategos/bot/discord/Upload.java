package strategos.bot.discord;

import net.dv8tion.jda.api.utils.FileUpload;

/** A file on its way out: a picture with its words, or a text with none. */
final class Upload {
    private final String name;
    private final String alt;
    private final byte[] bytes;

    Upload(String name, String alt, byte[] bytes) {
        this.name = name;
        this.alt = alt;
        this.bytes = bytes.clone();
    }

    String name() {
        return name;
    }

    int size() {
        return bytes.length;
    }

    /** Whether Discord takes a file of that size. */
    boolean fits() {
        return bytes.length <= DiscordLimits.FILE_BYTES;
    }

    /** The same file under another name. */
    Upload named(String another) {
        return new Upload(another, alt, bytes);
    }

    FileUpload file() {
        return FileUpload.fromData(bytes, name).setDescription(alt.isEmpty() ? null : alt);
    }
}
