package strategos.bot.host.mail;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;

/**
 * Puts the items of a story together into posts: as many in one as it has room for, in their order, and none cut. An item
 * that alone is more than a post takes has one for itself, and the face cuts its words where its service must.
 */
final class Cutter {
    private final int characters;
    private final int pictures;

    /** A cutter for posts of at most so many characters, line breaks included, and so many pictures. */
    Cutter(int characters, int pictures) {
        this.characters = characters;
        this.pictures = pictures;
    }

    /** The items, post by post; no post is empty. */
    <T> List<List<T>> cut(List<T> items, ToIntFunction<T> length, ToIntFunction<T> shown) {
        List<List<T>> posts = new ArrayList<>();
        List<T> post = new ArrayList<>();
        int full = 0;
        int painted = 0;
        for (T item : items) {
            int more = length.applyAsInt(item);
            int another = shown.applyAsInt(item);
            if (!post.isEmpty() && (full + 1 + more > characters || painted + another > pictures)) {
                posts.add(List.copyOf(post));
                post.clear();
                full = 0;
                painted = 0;
            }
            full += (post.isEmpty() ? 0 : 1) + more;
            painted += another;
            post.add(item);
        }
        if (!post.isEmpty()) {
            posts.add(List.copyOf(post));
        }
        return posts;
    }
}
