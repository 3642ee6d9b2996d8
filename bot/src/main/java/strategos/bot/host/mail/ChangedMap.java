package strategos.bot.host.mail;

import jakarta.inject.Inject;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.Pictures;
import strategos.bot.host.Pictures.Focus;
import strategos.bot.port.Message.Picture;
import strategos.engine.scene.Piece;
import strategos.engine.scene.Scene;
import strategos.engine.seat.Viewer;

/** The map where two moments of a match differ, as everyone may know it. */
final class ChangedMap {
    private final Pictures pictures;

    @Inject
    ChangedMap(Pictures pictures) {
        this.pictures = pictures;
    }

    /** That of the later moment: all of it, where nothing changed. */
    Optional<Picture> after(LiveMatch before, LiveMatch then) {
        return map(then, changed(before, then));
    }

    /** Both of them, the earlier first; none where nothing changed. */
    List<Picture> both(LiveMatch before, LiveMatch then) {
        Set<String> changed = changed(before, then);
        if (changed.isEmpty()) {
            return List.of();
        }
        return List.of(named("before-", map(before, changed)), named("now-", map(then, changed))).stream()
                .flatMap(Optional::stream)
                .toList();
    }

    private static Optional<Picture> named(String which, Optional<Picture> picture) {
        return picture.map(one -> new Picture(which + one.name(), one.alt(), one.png()));
    }

    private Optional<Picture> map(LiveMatch match, Set<String> changed) {
        return match.view(Viewer.EVERYONE)
                .scene()
                .flatMap(scene -> pictures.map(
                        match.box().id(),
                        scene,
                        changed.isEmpty() ? Focus.WHOLE : Focus.changed(changed),
                        match.words()));
    }

    /** The spots on which something else lies. */
    private static Set<String> changed(LiveMatch before, LiveMatch then) {
        Optional<Scene> old = before.view(Viewer.EVERYONE).scene();
        Optional<Scene> now = then.view(Viewer.EVERYONE).scene();
        return old.isPresent()
                        && now.isPresent()
                        && old.get().sheet().equals(now.get().sheet())
                ? changed(old.get(), now.get())
                : Set.of();
    }

    private static Set<String> changed(Scene before, Scene now) {
        Map<String, List<Piece>> old = stacks(before);
        Map<String, List<Piece>> current = stacks(now);
        Set<String> changed = new HashSet<>(old.keySet());
        changed.addAll(current.keySet());
        changed.removeIf(spot -> old.getOrDefault(spot, List.of()).equals(current.getOrDefault(spot, List.of())));
        return changed;
    }

    private static Map<String, List<Piece>> stacks(Scene scene) {
        return scene.pieces().stream().collect(Collectors.groupingBy(Piece::spot, HashMap::new, Collectors.toList()));
    }
}
