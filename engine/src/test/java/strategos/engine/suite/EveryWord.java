package strategos.engine.suite;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import strategos.engine.Chapter;
import strategos.engine.Entry;
import strategos.engine.Event;
import strategos.engine.Game;
import strategos.engine.Replay;
import strategos.engine.Ruling;
import strategos.engine.Seen;
import strategos.engine.UndoBarrier;
import strategos.engine.box.Setup;
import strategos.engine.offer.Order;
import strategos.engine.scene.Strip;
import strategos.engine.seat.Seat;
import strategos.engine.seat.Viewer;
import strategos.engine.text.Phrasebook;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Arg;
import strategos.engine.text.Text.Line;

/** Everything told, offered or shown has words, with every value that they need, and cites rules that there are. */
final class EveryWord<S> implements Watcher<S> {
    private static final Pattern WORD = Pattern.compile("\\p{L}{2}");

    private final Game<S> game;
    private final Setup setup;
    private final Phrasebook words;
    private final Set<Object> checked = new HashSet<>();
    private S before;

    EveryWord(Game<S> game, Setup setup, Phrasebook words) {
        this.game = game;
        this.setup = setup;
        this.words = words;
    }

    @Override
    public void begun(S first, Ruling.Accepted<S> start) {
        check(game.box());
        game.box().verbs().forEach(verb -> check(new Line(verb.help(), verb.rule())));
        before = first;
        told(start.entries());
    }

    @Override
    public void at(Position<S> position) {
        List<Order> orders = Corpus.mutated(position);
        for (Viewer viewer : position.viewers()) {
            check(Shown.by(viewer, position, position.state(), orders));
        }
        for (Seat seat : position.seats()) {
            game.decisions().of(position.seenBy(seat), seat).ifPresent(decision -> {
                check(new Line(decision.prompt(), decision.rule()));
                check(decision.name());
            });
        }
    }

    @Override
    public void ruled(Position<S> position, Order order, Ruling.Accepted<S> ruling) {
        told(ruling.entries());
        check(UndoBarrier.against(order.seat(), ruling.entries()));
    }

    private void told(List<Entry<S>> entries) {
        Replay<S> replay = new Replay<>(game);
        for (Entry<S> entry : entries) {
            if (entry instanceof Entry.Rolled<S> rolled) {
                check(rolled);
                check(Text.of(
                        "luck.kind",
                        "kind",
                        new Arg.Name("roll", rolled.roll().cause().kind())));
            }
            for (Seat seat : setup.seats()) {
                check(replay.told(before, entry, seat));
            }
            check(replay.told(before, entry, Viewer.EVERYONE));
            if (entry instanceof Entry.Happened<S>(Event<S> event)) {
                Seen<S> open = game.conceal(before, Viewer.EVERYONE);
                event.strip(open).ifPresent(this::dice);
                check(game.views().board(event, open));
                event.chapter(open).ifPresent(chapter -> chapter(chapter, open));
            }
            before = replay.position(before, List.of(entry));
        }
    }

    /** What came of dice is a word, or a number and what it counts. */
    private void dice(Strip strip) {
        check(strip);
        String result = words.say(strip.result());
        assertThat(result.isBlank() || WORD.matcher(result).find())
                .as("%s of %s", result, strip)
                .isTrue();
    }

    private void chapter(Chapter chapter, Seen<S> open) {
        check(chapter);
        check(game.views().figures(open, chapter.seat()));
    }

    private void check(Object value) {
        for (Object found : Words.in(value)) {
            if (checked.add(found)) {
                List<String> problems =
                        found instanceof Line line ? words.problems(line) : words.problems((Text) found);
                assertThat(problems).as("%s", found).isEmpty();
            }
        }
    }
}
