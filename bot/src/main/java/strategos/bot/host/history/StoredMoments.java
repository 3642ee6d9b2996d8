package strategos.bot.host.history;

import jakarta.inject.Inject;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.Moments;
import strategos.bot.host.history.Archive.RowStory;
import strategos.bot.host.live.CommittedMatch;
import strategos.bot.host.live.LiveMatches;
import strategos.bot.host.mail.OutboxPump.MatchLookup;
import strategos.engine.seat.Viewer;
import strategos.engine.text.Text.Line;

/**
 * Finds the moments of a match in its journal. Versions of which nobody was told are none, and so are not counted: how many
 * there are may be hidden. Which versions count is remembered for the matches that were looked at last.
 */
public final class StoredMoments implements Moments {
    /** Matches whose moments are remembered. */
    static final int MATCHES = 32;

    private final LiveMatches live;
    private final MatchLookup lookup;
    private final Archive archive;
    private final Map<String, Known> known = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Known> eldest) {
            return size() > MATCHES;
        }
    };

    /**
     * The moments of a match.
     *
     * @param upTo the last version that was looked at
     * @param versions those of which something was told
     */
    private record Known(long upTo, List<Long> versions) {}

    @Inject
    StoredMoments(LiveMatches live, MatchLookup lookup, Archive archive) {
        this.live = live;
        this.lookup = lookup;
        this.archive = archive;
    }

    @Override
    public Moment at(String match, int number) {
        CommittedMatch<?> now = live.find(match).orElseThrow();
        List<Long> versions = known(now).versions();
        int wanted = Math.clamp(number, 0, versions.size());
        if (wanted == 0) {
            return new Moment(0, versions.size(), now.file().created(), List.of(), then(match, 0));
        }
        long version = versions.get(wanted - 1);
        List<RowStory> rows = archive.stories(now, Viewer.EVERYONE, version, version);
        Instant time = rows.getFirst().row().at();
        List<Line> told = rows.getFirst().lines();
        return new Moment(wanted, versions.size(), time, told, then(match, version));
    }

    private LiveMatch then(String match, long version) {
        return lookup.at(match, version).orElseThrow();
    }

    /** Played again from where it was left: outside the lock, since a long match takes its time. */
    private Known known(CommittedMatch<?> now) {
        Known before = remembered(now.id());
        if (before.upTo() >= now.version()) {
            return before;
        }
        List<Long> versions = new ArrayList<>(before.versions());
        archive.stories(now, Viewer.EVERYONE, before.upTo() + 1, now.version()).stream()
                .filter(story -> !story.lines().isEmpty())
                .forEach(story -> versions.add(story.row().version()));
        Known after = new Known(now.version(), List.copyOf(versions));
        remember(now.id(), after);
        return after;
    }

    private synchronized Known remembered(String match) {
        return known.getOrDefault(match, new Known(0, List.of()));
    }

    private synchronized void remember(String match, Known moments) {
        known.put(match, moments);
    }
}
