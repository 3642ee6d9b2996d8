package strategos.bot.discord.fake;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A request's body: JSON, with files where it has several parts.
 *
 * @param files by their number in the request
 */
record Body(JsonNode json, Map<Integer, byte[]> files) {
    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final Pattern BOUNDARY = Pattern.compile("boundary=\"?([^\";]+)");
    private static final Pattern NAME = Pattern.compile("name=\"(?:files\\[(\\d+)]|payload_json)\"");

    /** The same with files that hold nothing. */
    Body withoutContents() {
        Map<Integer, byte[]> empty = new HashMap<>();
        files.keySet().forEach(number -> empty.put(number, new byte[0]));
        return new Body(json, empty);
    }

    static Body read(String contentType, byte[] bytes) throws IOException {
        if (contentType == null || !contentType.startsWith("multipart/")) {
            return new Body(bytes.length == 0 ? MAPPER.createObjectNode() : MAPPER.readTree(bytes), Map.of());
        }
        Matcher boundary = BOUNDARY.matcher(contentType);
        if (!boundary.find()) {
            throw new IOException("no boundary: " + contentType);
        }
        // Latin-1 keeps each byte a character, so that text and pictures can be cut apart alike.
        String all = new String(bytes, StandardCharsets.ISO_8859_1);
        JsonNode json = MAPPER.createObjectNode();
        Map<Integer, byte[]> files = new HashMap<>();
        for (String part : all.split(Pattern.quote("--" + boundary.group(1)), -1)) {
            int head = part.indexOf("\r\n\r\n");
            Matcher name = NAME.matcher(part);
            if (head < 0 || !name.find() || name.start() > head) {
                continue;
            }
            byte[] content = part.substring(head + 4, part.length() - 2).getBytes(StandardCharsets.ISO_8859_1);
            if (name.group(1) == null) {
                json = MAPPER.readTree(content);
            } else {
                files.put(Integer.valueOf(name.group(1)), content);
            }
        }
        return new Body(json, files);
    }
}
