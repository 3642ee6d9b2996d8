package strategos.bot.record;

import jakarta.inject.Inject;
import java.nio.charset.StandardCharsets;
import java.time.InstantSource;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.Luck;
import strategos.bot.host.Matches;
import strategos.bot.host.Replays;
import strategos.bot.port.Outlet;
import strategos.bot.port.Picture;
import strategos.bot.render.Easels;
import strategos.engine.seat.Viewer;

/** Makes pages of matches, on the easels where all pictures are painted. Thread-safe. */
public final class MatchRecords {
    private final Recorder recorder;
    private final Maps maps;
    private final Easels easels;
    private final Outlet outlet;
    private final Luck luck;
    private final InstantSource clock;

    @Inject
    MatchRecords(
            Matches matches,
            Replays replays,
            Maps maps,
            Easels easels,
            Outlet outlet,
            Luck luck,
            InstantSource clock) {
        this.recorder = new Recorder(matches, replays);
        this.maps = maps;
        this.easels = easels;
        this.outlet = outlet;
        this.luck = luck;
        this.clock = clock;
    }

    /** Whether pages of that game can be made here. */
    public boolean paints(LiveMatch match) {
        return maps.of(match.box().id()).isPresent();
    }

    /**
     * The page of a match that has begun, as that viewer may know it.
     *
     * @throws Picture.Crowded when so many pictures are asked for that it would take too long
     */
    public String page(LiveMatch match, Viewer viewer) {
        return new String(
                easels.on(() -> recorder.make(
                                        match,
                                        viewer,
                                        maps.of(match.box().id()).orElseThrow(),
                                        luck.foreseen(),
                                        clock.instant())
                                .json()
                                .getBytes(StandardCharsets.UTF_8))
                        .get(),
                StandardCharsets.UTF_8);
    }
}
