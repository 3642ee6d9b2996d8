package strategos.bot.host.history;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.function.Consumer;
import strategos.bot.host.LiveMatch.Stage;
import strategos.bot.host.Replays;
import strategos.bot.host.live.CommittedMatch;
import strategos.bot.host.live.LiveMatches;
import strategos.bot.host.live.MatchLoader;
import strategos.bot.host.transaction.HostRow;
import strategos.bot.host.transaction.MatchTransaction.Fallen;
import strategos.engine.Entry;
import strategos.engine.Event;
import strategos.engine.Game;
import strategos.engine.Replay;
import strategos.engine.Seen;
import strategos.engine.box.Setup;
import strategos.engine.dice.Chain;
import strategos.engine.dice.Roll;
import strategos.engine.scene.Board;
import strategos.engine.scene.Strip;
import strategos.engine.seat.Seat;
import strategos.engine.seat.Viewer;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;
import strategos.storage.Storage;
import strategos.storage.match.Journal;
import strategos.storage.match.Journal.JournalRow;

/** Plays matches again from what is stored, some rows at a time. */
public final class JournalReplays implements Replays {
    /** Rows read at once. */
    private static final int CHUNK = 40;

    private final Journal journal;
    private final LiveMatches live;
    private final MatchLoader loader;

    @Inject
    JournalReplays(Storage storage, LiveMatches live, MatchLoader loader) {
        this.journal = storage.journal();
        this.live = live;
        this.loader = loader;
    }

    @Override
    public void play(String match, Viewer viewer, Consumer<Step> reader) {
        play(live.find(match).orElseThrow(() -> new IllegalArgumentException("no match " + match)), viewer, reader);
    }

    private <S> void play(CommittedMatch<S> match, Viewer viewer, Consumer<Step> reader) {
        Setup setup =
                match.facts().setup().orElseThrow(() -> new IllegalArgumentException(match.id() + " has not begun"));
        Walk<S> walk = new Walk<>(match, setup, viewer, reader);
        walk.open();
        for (long from = 1; from <= match.version(); from += CHUNK) {
            journal.read(match.id(), from, Math.min(match.version(), from + CHUNK - 1))
                    .forEach(walk::row);
        }
    }

    /** One match on its way from the set-up to where it stands. */
    private final class Walk<S> {
        private final CommittedMatch<S> match;
        private final Game<S> game;
        private final Replay<S> replay;
        private final Setup setup;
        private final Viewer viewer;
        private final Consumer<Step> reader;
        private final boolean over;

        /** The steps that were shown, by the versions in which they came. */
        private final TreeMap<Long, Long> numbers = new TreeMap<>();

        private S state;
        private Seen<S> shown;

        Walk(CommittedMatch<S> match, Setup setup, Viewer viewer, Consumer<Step> reader) {
            this.match = match;
            this.game = match.file().game();
            this.replay = new Replay<>(game);
            this.setup = setup;
            this.viewer = viewer;
            this.reader = reader;
            this.over = match.stage() == Stage.OVER;
            this.state = game.rules().setUp(setup);
            this.shown = game.conceal(state, viewer);
        }

        void open() {
            numbers.put(0L, 0L);
            Noticed nothing = new Noticed();
            JournalRow opening = new JournalRow(
                    0,
                    OPENING,
                    Optional.empty(),
                    "",
                    OptionalLong.empty(),
                    "",
                    match.file().created());
            reader.accept(step(0, opening, OptionalLong.empty(), nothing, List.of()));
        }

        void row(JournalRow row) {
            boolean back = row.backTo().isPresent();
            S from = back ? loader.position(match.file(), setup, row.backTo().getAsLong()) : state;
            Noticed noticed = new Noticed();
            S then = from;
            List<Line> told = new ArrayList<>();
            for (Entry<S> entry : match.file().codec().readEntries(row.entries())) {
                // What an undo keeps was told when it happened.
                if (!back) {
                    replay.told(then, entry, viewer).ifPresent(told::add);
                    noticed.entry(then, entry);
                }
                then = replay.position(then, List.of(entry));
            }
            HostRow.told(row, viewer).ifPresent(told::add);
            state = then;
            Seen<S> now = game.conceal(state, viewer);
            if (over || !told.isEmpty() || !noticed.rolls.isEmpty() || !now.equals(shown)) {
                shown = now;
                long number = over ? row.version() : numbers.lastEntry().getValue() + 1;
                OptionalLong backTo = back
                        ? OptionalLong.of(
                                numbers.floorEntry(row.backTo().getAsLong()).getValue())
                        : OptionalLong.empty();
                numbers.put(row.version(), number);
                reader.accept(step(number, row, backTo, noticed, told));
            }
        }

        private Step step(long number, JournalRow row, OptionalLong backTo, Noticed noticed, List<Line> told) {
            Seen<S> open = game.conceal(state, Viewer.EVERYONE);
            return new Step(
                    number,
                    row.kind(),
                    row.seat().map(Seat::new),
                    row.source(),
                    row.at(),
                    backTo,
                    told,
                    noticed.rolls,
                    noticed.strips,
                    noticed.boards,
                    game.rules().awaited(state),
                    game.views().date(open),
                    game.views().of(shown),
                    game.views().measures(open));
        }

        /** What can be seen of the entries of a row besides their story. */
        private final class Noticed {
            private final List<Fallen> rolls = new ArrayList<>();
            private final List<Strip> strips = new ArrayList<>();
            private final List<Board> boards = new ArrayList<>();
            private final List<Roll> sealed = new ArrayList<>();

            void entry(S before, Entry<S> entry) {
                if (entry instanceof Entry.Rolled<S>(Roll roll)
                        && (over || roll.cause().chain() == Chain.OPEN)) {
                    rolls.add(new Fallen(roll, List.of()));
                    if (roll.cause().chain() == Chain.SEALED) {
                        sealed.add(roll);
                    }
                }
                if (entry instanceof Entry.Happened<S>(Event<S> event)) {
                    Seen<S> open = game.conceal(before, Viewer.EVERYONE);
                    event.strip(open).ifPresent(strips::add);
                    game.views().board(event, open).ifPresent(boards::add);
                    Map<Roll, List<Text>> drawn = game.rules().drawn(event, sealed);
                    rolls.replaceAll(fallen -> drawn.containsKey(fallen.roll())
                            ? new Fallen(fallen.roll(), drawn.get(fallen.roll()))
                            : fallen);
                    sealed.clear();
                }
            }
        }
    }
}
