package strategos.bot.record;

import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.nio.charset.StandardCharsets;
import java.time.InstantSource;
import java.util.Optional;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.Luck;
import strategos.bot.port.Message.Picture;
import strategos.bot.port.Outlet;
import strategos.bot.render.Easels;
import strategos.bot.render.Painter;
import strategos.engine.seat.Viewer;

/**
 * Makes pages of matches, on the easels where all pictures are painted. A page that would be larger than a file may be is made
 * again with several orders in one step. Thread-safe.
 */
@Singleton
public final class MatchRecords {
    /** Orders in one step, at most: beyond that a page would tell too little of the map. */
    static final int MOST_MERGED = 64;

    /** How much coarser it becomes each time. */
    private static final int COARSER = 4;

    private final Recorder recorder;
    private final RecordPage page;
    private final Maps maps;
    private final Easels easels;
    private final Outlet outlet;
    private final Luck luck;
    private final InstantSource clock;

    @Inject
    MatchRecords(
            Recorder recorder,
            RecordPage page,
            Maps maps,
            Easels easels,
            Outlet outlet,
            Luck luck,
            InstantSource clock) {
        this.recorder = recorder;
        this.page = page;
        this.maps = maps;
        this.easels = easels;
        this.outlet = outlet;
        this.luck = luck;
        this.clock = clock;
    }

    /**
     * A page.
     *
     * @param merged how many orders of one seat are one step, at most
     */
    public record Made(String html, int merged) {}

    /** Whether pages can be made of that match here. */
    public boolean paints(LiveMatch match) {
        return maps.of(match.box().id()).isPresent()
                && match.view(Viewer.EVERYONE).scene().isPresent();
    }

    /**
     * The page of a match that has begun, as that viewer may know it; empty where it is too large however coarse it is.
     *
     * @throws Picture.Crowded when so many pictures are asked for that it would take too long
     */
    public Optional<Made> page(LiveMatch match, Viewer viewer) {
        Painter painter = maps.of(match.box().id()).orElseThrow();
        for (int merged = 1; merged <= MOST_MERGED; merged *= COARSER) {
            int orders = merged;
            byte[] html = easels.on(() -> html(match, viewer, painter, orders)).get();
            if (html.length <= outlet.fileBytes()) {
                return Optional.of(new Made(new String(html, StandardCharsets.UTF_8), merged));
            }
        }
        return Optional.empty();
    }

    private byte[] html(LiveMatch match, Viewer viewer, Painter painter, int merged) {
        Recorder.Wish wish = new Recorder.Wish(match, viewer, merged, luck.foreseen(), clock.instant());
        return page.html(recorder.make(wish, painter)).getBytes(StandardCharsets.UTF_8);
    }
}
