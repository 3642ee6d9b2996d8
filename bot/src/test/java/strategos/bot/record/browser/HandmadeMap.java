package strategos.bot.record.browser;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.imageio.ImageIO;

/** A small sheet: plain ground, two areas side by side with a border, three pieces. */
final class HandmadeMap {
    static final int WIDTH = 600;
    static final int HEIGHT = 480;
    /** Where the area labelled 1 ends and that labelled 2 begins. */
    static final int BORDER = 300;

    static final Color GROUND = new Color(0xC8BFA0);

    private HandmadeMap() {}

    static Map<String, Object> map(boolean areas) {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("w", WIDTH);
        map.put("h", HEIGHT);
        map.put("ground", ground());
        map.put("above", above());
        map.put("atlas", atlas());
        if (areas) {
            map.put("raster", raster());
            map.put(
                    "areas",
                    Map.of(
                            "plain",
                            Map.of(
                                    "rgb",
                                    "#0000ff",
                                    "fill",
                                    .25,
                                    "mark",
                                    .25,
                                    "hatch",
                                    Map.of("kind", "NONE", "step", 1, "width", 0)),
                            "striped",
                            Map.of(
                                    "rgb",
                                    "#ff0000",
                                    "fill",
                                    0,
                                    "mark",
                                    .5,
                                    "hatch",
                                    Map.of("kind", "HORIZONTAL", "step", 4, "width", 2))));
            map.put("tints", List.of(List.of(), List.of(List.of(1, "plain"), List.of(2, "striped"))));
        }
        return map;
    }

    private static String ground() {
        BufferedImage image = new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = image.createGraphics();
        g.setColor(GROUND);
        g.fillRect(0, 0, WIDTH, HEIGHT);
        return url(image);
    }

    private static String above() {
        BufferedImage image = new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = image.createGraphics();
        g.setColor(Color.DARK_GRAY);
        g.drawRect(90, 90, 20, 20);
        g.drawRect(490, 390, 20, 20);
        return url(image);
    }

    private static String atlas() {
        BufferedImage image = new BufferedImage(120, 40, BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = image.createGraphics();
        Color[] colours = {Color.RED, Color.BLUE, Color.BLACK};
        for (int i = 0; i < colours.length; i++) {
            g.setColor(colours[i]);
            g.fillRect(i * 40, 0, 40, 40);
        }
        return url(image);
    }

    /** Red: the label; green: 255 on the border, none elsewhere. */
    private static String raster() {
        BufferedImage image = new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_INT_RGB);
        for (int y = 0; y < HEIGHT; y++) {
            for (int x = 0; x < WIDTH; x++) {
                int edge = Math.abs(x - BORDER) < 2 ? 255 : 0;
                image.setRGB(x, y, (x < BORDER ? 1 : 2) << 16 | edge << 8);
            }
        }
        return url(image);
    }

    private static String url(BufferedImage image) {
        try {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            ImageIO.write(image, "png", out);
            return "data:image/png;base64," + Base64.getEncoder().encodeToString(out.toByteArray());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
