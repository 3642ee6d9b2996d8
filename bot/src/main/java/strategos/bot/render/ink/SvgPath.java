package strategos.bot.render.ink;

import java.awt.geom.Path2D;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads SVG path data with absolute commands: M, L, H, V, C, Q and Z. */
final class SvgPath {
    private static final Pattern TOKEN = Pattern.compile("\\s*,?\\s*([A-Za-z]|[-+]?(?:\\d+\\.?\\d*|\\.\\d+))\\s*");

    private final String data;
    private final Matcher tokens;
    private final Path2D.Double path = new Path2D.Double(Path2D.WIND_NON_ZERO);

    private SvgPath(String data) {
        this.data = data;
        this.tokens = TOKEN.matcher(data);
    }

    /**
     * The path, filled by the non-zero rule.
     *
     * @throws IllegalArgumentException at what is no such path
     */
    static Path2D parse(String data) {
        return new SvgPath(data).read();
    }

    private Path2D read() {
        char command = 0;
        while (tokens.regionStart() < data.length()) {
            String token = next();
            if (Character.isLetter(token.charAt(0))) {
                command = token.charAt(0);
                if (command == 'Z') {
                    path.closePath();
                    continue;
                }
                token = next();
            }
            draw(command, number(token));
            command = command == 'M' ? 'L' : command;
        }
        return path;
    }

    private void draw(char command, double first) {
        switch (command) {
            case 'M' -> path.moveTo(first, number());
            case 'L' -> path.lineTo(first, number());
            case 'H' -> path.lineTo(first, path.getCurrentPoint().getY());
            case 'V' -> path.lineTo(path.getCurrentPoint().getX(), first);
            case 'Q' -> path.quadTo(first, number(), number(), number());
            case 'C' -> path.curveTo(first, number(), number(), number(), number(), number());
            default -> throw new IllegalArgumentException("the path has no command M, L, H, V, C, Q or Z: " + data);
        }
    }

    private double number() {
        return number(next());
    }

    private double number(String token) {
        if (Character.isLetter(token.charAt(0))) {
            throw new IllegalArgumentException("the path has " + token + " where a number belongs: " + data);
        }
        return Double.parseDouble(token);
    }

    private String next() {
        if (!tokens.lookingAt()) {
            throw new IllegalArgumentException("the path breaks off or has a stray sign: " + data);
        }
        String token = tokens.group(1);
        tokens.region(tokens.end(), data.length());
        return token;
    }
}
