package strategos.bot.render.sheet;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import strategos.bot.render.sheet.Sheet.Icons;
import strategos.bot.render.sheet.Sheet.Look;
import strategos.bot.render.sheet.Sheet.Position;
import strategos.engine.config.BadData;
import strategos.engine.config.ConfigFolder;

/** Checks that all names in a sheet stand for something. */
final class SheetCheck {
    private final String file;
    private final Sheet sheet;
    private final Look look;
    private final Icons icons;
    private final ConfigFolder config;
    private final Set<String> spots = new HashSet<>();

    SheetCheck(String file, Sheet sheet, Look look, Icons icons, ConfigFolder config) {
        this.file = file;
        this.sheet = sheet;
        this.look = look;
        this.icons = icons;
        this.config = config;
    }

    void check() {
        sheet.ground().ifPresent(ground -> {
            there("coasts/" + ground.coast() + ".json", "ground.coast");
            there("look/ranges-" + ground.ranges() + ".json", "ground.ranges");
        });
        sheet.regions().forEach(this::check);
        for (int i = 0; i < sheet.spots().size(); i++) {
            check(sheet.spots().get(i), "spots[" + i + "]");
        }
        sheet.beyond().orElse(List.of()).forEach(s -> spots.add(s.id()));
        for (int i = 0; i < sheet.roads().size(); i++) {
            check(sheet.roads().get(i), "roads[" + i + "]");
        }
        sheet.areas().ifPresent(this::check);
        for (int i = 0; i < sheet.decor().size(); i++) {
            Sheet.Decor decor = sheet.decor().get(i);
            type(decor.type(), "decor[" + i + "].type");
            if (decor.river().isPresent() && sheet.ground().isEmpty()) {
                throw new BadData(file, "decor[" + i + "].river", "a sheet without a ground has no rivers");
            }
        }
    }

    private void there(String needed, String path) {
        if (config.read(needed).isEmpty()) {
            throw new BadData(file, path, "there is no config/" + needed);
        }
    }

    private void check(String name, Sheet.Region region) {
        boolean across = sheet.x(region.northWest()) < sheet.x(region.southEast());
        boolean down = sheet.y(region.northWest()) < sheet.y(region.southEast());
        if (!across || !down) {
            throw new BadData(file, "regions." + name, "its north-west corner is not north-west of the other");
        }
    }

    private void check(Areas areas) {
        if (sheet.ground().isEmpty()) {
            throw new BadData(file, "areas", "a sheet without a ground has no areas");
        }
        style(areas.border(), Style.Route.class, "areas.border");
        style(areas.closed(), Style.Route.class, "areas.closed");
        style(areas.shore(), Style.Route.class, "areas.shore");
        Set<String> ids = new HashSet<>();
        for (Areas.Area area :
                Stream.concat(areas.land().stream(), areas.water().stream()).toList()) {
            if (!ids.add(area.id())) {
                throw new BadData(file, "areas", "there are two areas " + area.id());
            }
        }
        for (int i = 0; i < areas.joined().size(); i++) {
            for (String id : areas.joined().get(i)) {
                if (!ids.contains(id)) {
                    throw new BadData(file, "areas.joined[" + i + "]", "there is no area " + id);
                }
            }
        }
    }

    private void check(Sheet.Spot spot, String path) {
        if (!spots.add(spot.id())) {
            throw new BadData(file, path + ".id", "there are two spots " + spot.id());
        }
        spot.emblem().filter(e -> !icons.has(e)).ifPresent(e -> {
            throw new BadData(file, path + ".emblem", "config/look/icons.json has no " + e);
        });
        spot.look().ifPresent(l -> style(l, Style.Spot.class, path + ".look"));
        spot.type().ifPresent(t -> type(t, path + ".type"));
        if (spot.name().isPresent() && spot.type().isEmpty()) {
            throw new BadData(file, path + ".type", "is missing; a name needs it");
        }
        if (spot.sign().isPresent() && spot.look().isEmpty()) {
            throw new BadData(file, path + ".look", "is missing; a sign needs it");
        }
        point(spot.at(), path + ".at");
    }

    private void check(Sheet.Road road, String path) {
        style(road.style(), Style.Route.class, path + ".style");
        List<String> along = road.spots();
        for (int i = 0; i < along.size(); i++) {
            if (!spots.contains(along.get(i))) {
                throw new BadData(file, path + ".spots[" + i + "]", "there is no spot " + along.get(i));
            }
        }
    }

    private void type(String name, String path) {
        if (!sheet.types().containsKey(name)) {
            throw new BadData(file, path, "there is no type " + name);
        }
    }

    private void style(String name, Class<? extends Style> kind, String path) {
        try {
            look.style(name, kind);
        } catch (IllegalArgumentException e) {
            throw new BadData(file, path, e.getMessage(), e);
        }
    }

    private void point(Position at, String path) {
        double x = sheet.x(at);
        double y = sheet.y(at);
        if (x < 0 || y < 0 || x > sheet.map().width() || y > sheet.map().height()) {
            throw new BadData(file, path, "lies off the map");
        }
    }
}
