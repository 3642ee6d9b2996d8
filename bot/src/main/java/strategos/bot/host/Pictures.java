package strategos.bot.host;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import strategos.bot.port.Message.Picture;
import strategos.engine.scene.Board;
import strategos.engine.scene.DiceSheet;
import strategos.engine.scene.Scene;
import strategos.engine.text.Text;

/** Where pictures come from. Nothing is painted before the picture is sent. */
public interface Pictures {
    /** What a chat service takes of one file, with room for the rest of its message. */
    int FILM_BYTES = 8 << 20;

    /** A host without pictures: posts say all in words. */
    Pictures NONE = new Pictures() {
        @Override
        public Optional<Picture> map(String game, Scene scene, Focus focus, Speech words) {
            return Optional.empty();
        }

        @Override
        public Optional<Picture> dice(String game, DiceSheet sheet, Speech words) {
            return Optional.empty();
        }

        @Override
        public Optional<Picture> board(String game, Board board, Speech words) {
            return Optional.empty();
        }

        @Override
        public List<String> parts(String game, Scene scene) {
            return List.of();
        }
    };

    /** A scene for those who do not see it: a sentence a line. */
    static String inWords(Scene scene, Function<Text, String> words) {
        return scene.alt().stream().map(words).collect(Collectors.joining("\n"));
    }

    /**
     * The scene over its ground.
     *
     * @param game the id of the game whose sheets it lies on
     * @throws BadPicture when the part asked for is not on the map, or would be too large
     */
    Optional<Picture> map(String game, Scene scene, Focus focus, Speech words);

    /**
     * The map where it changed, without panels, in as few pictures as can be read on a telephone; all of it where nothing did.
     *
     * @param spots that changed
     */
    default List<Picture> changes(String game, Scene scene, Set<String> spots, Speech words) {
        return map(game, scene, Focus.changed(spots), words).stream().toList();
    }

    /**
     * The dice of a report in one picture; empty where there are none. Its alt text always has the rolls' numbers and the
     * key, whatever else has no room in it.
     */
    Optional<Picture> dice(String game, DiceSheet sheet, Speech words);

    /** A fight as a picture. */
    Optional<Picture> board(String game, Board board, Speech words);

    /** A chart of results. */
    default Optional<Picture> chart(String name, Chart chart) {
        return Optional.empty();
    }

    /**
     * The scenes one after the other as one moving picture of at most {@link #FILM_BYTES}; empty where there are no pictures, or
     * no scenes.
     */
    default Optional<Picture> film(String game, List<Scene> scenes, Speech words) {
        return Optional.empty();
    }

    /** The colour of a style of the game, as red, green and blue in 24 bits; empty where it has none. */
    default Optional<Integer> colour(String game, String style) {
        return Optional.empty();
    }

    /** Whether pictures can show all letters of the words; of scripts that no font at hand has they cannot. */
    default boolean shows(String words) {
        return true;
    }

    /** The regions of the scene's sheet that can be looked at by name. */
    List<String> parts(String game, Scene scene);

    /** How such a part is called. */
    default String partName(String game, String part) {
        return part;
    }

    /**
     * Which part of the ground is shown.
     *
     * @param where a spot or region of the sheet, or empty for the whole
     * @param zoom 0 for the size of the whole picture; each step more shows half as much in each direction
     * @param changed the spots that changed, to show the map around them and no more; none to look by place and zoom
     * @param beside other moments that are shown beside it: all of them are cut alike
     */
    record Focus(String where, int zoom, Optional<Set<String>> changed, List<Scene> beside) {
        public Focus {
            changed = changed.map(Set::copyOf);
            beside = List.copyOf(beside);
        }

        /** A place, as close as that. */
        public Focus(String where, int zoom) {
            this(where, zoom, Optional.empty(), List.of());
        }

        /** The map where it changed, upright enough for a telephone and without panels; all of it where nothing did. */
        public static Focus changed(Set<String> spots) {
            return new Focus("", 0, Optional.of(spots), List.of());
        }

        /** The same beside another moment. */
        public Focus beside(Scene moment) {
            return new Focus(where, zoom, changed, List.of(moment));
        }

        /** All of it. */
        public static final Focus WHOLE = new Focus("", 0);
    }

    /** A picture that cannot be painted as it was asked for: a place that is not on the map, too close a look, too many rolls. */
    final class BadPicture extends RuntimeException {
        private static final long serialVersionUID = 1L;

        private final transient Text why;

        public BadPicture(Text why) {
            super(why.key(), null, false, false);
            this.why = why;
        }

        /** One sentence for the person who asked: what is wrong, and what would be possible. */
        public Text why() {
            return why;
        }
    }
}
