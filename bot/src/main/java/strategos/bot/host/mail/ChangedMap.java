package strategos.bot.host.mail;

import jakarta.inject.Inject;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.Pictures;
import strategos.bot.host.Pictures.Focus;
import strategos.bot.port.Message.Picture;
import strategos.engine.scene.Piece;
import strategos.engine.scene.Scene;
import strategos.engine.scene.Scene.Tint;
import strategos.engine.seat.Viewer;

/** The map where two moments of a match differ, as everyone may know it. */
final class ChangedMap {
    private final Pictures pictures;

    @Inject
    ChangedMap(Pictures pictures) {
        this.pictures = pictures;
    }

    /**
     * A map, in one picture or several.
     *
     * @param part whether it shows no more than where something changed
     */
    record Shown(List<Picture> map, boolean part) {}

    /** That of the later moment: all of it, where nothing changed. */
    Shown after(LiveMatch before, LiveMatch then) {
        Set<String> changed = changed(before, then);
        return changed.isEmpty()
                ? new Shown(map(then, Focus.WHOLE).stream().toList(), false)
                : new Shown(changes(then, changed), true);
    }

    private List<Picture> changes(LiveMatch match, Set<String> changed) {
        return match.view(Viewer.EVERYONE).scene().stream()
                .flatMap(scene -> pictures.changes(match.box().id(), scene, changed, match.words()).stream())
                .toList();
    }

    /** Both of them, the earlier first, cut alike; none where nothing changed. */
    List<Picture> both(LiveMatch before, LiveMatch then) {
        Set<String> changed = changed(before, then);
        if (changed.isEmpty()) {
            return List.of();
        }
        return Stream.of(
                        named("before-", map(before, beside(then, changed))),
                        named("now-", map(then, beside(before, changed))))
                .flatMap(Optional::stream)
                .toList();
    }

    private static Focus beside(LiveMatch other, Set<String> changed) {
        Focus alone = Focus.changed(changed);
        return other.view(Viewer.EVERYONE).scene().map(alone::beside).orElse(alone);
    }

    private static Optional<Picture> named(String which, Optional<Picture> picture) {
        return picture.map(one -> new Picture(which + one.name(), one.alt(), one.png()));
    }

    private Optional<Picture> map(LiveMatch match, Focus focus) {
        return match.view(Viewer.EVERYONE)
                .scene()
                .flatMap(scene -> pictures.map(match.box().id(), scene, focus, match.words()));
    }

    private static Set<String> changed(LiveMatch before, LiveMatch then) {
        Optional<Scene> old = before.view(Viewer.EVERYONE).scene();
        Optional<Scene> now = then.view(Viewer.EVERYONE).scene();
        return old.isPresent()
                        && now.isPresent()
                        && old.get().sheet().equals(now.get().sheet())
                ? changed(old.get(), now.get())
                : Set.of();
    }

    /** The spots on which something else lies, and the areas that have another colour: a spot of that name shows where one is. */
    static Set<String> changed(Scene before, Scene now) {
        Set<String> changed = changed(stacks(before), stacks(now));
        changed.addAll(changed(tints(before), tints(now)));
        return changed;
    }

    private static <T> Set<String> changed(Map<String, List<T>> before, Map<String, List<T>> now) {
        Set<String> changed = new HashSet<>(before.keySet());
        changed.addAll(now.keySet());
        changed.removeIf(where -> before.getOrDefault(where, List.of()).equals(now.getOrDefault(where, List.of())));
        return changed;
    }

    private static Map<String, List<Piece>> stacks(Scene scene) {
        return scene.pieces().stream().collect(Collectors.groupingBy(Piece::spot, HashMap::new, Collectors.toList()));
    }

    private static Map<String, List<Tint>> tints(Scene scene) {
        return scene.tints().stream().collect(Collectors.groupingBy(Tint::area, HashMap::new, Collectors.toList()));
    }
}
