package strategos.engine;

import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.Optional;
import strategos.engine.Seen.Concealment;
import strategos.engine.box.Box;
import strategos.engine.seat.Viewer;

/**
 * A game in its parts. What is shown, offered, answered or played by a program is made from a {@link Seen}, so that nothing
 * can leak; only the rules know the position itself.
 *
 * @param box what can be known before any match; commands are registered from it
 * @param records how positions and events are written as JSON
 * @param rules what happens
 * @param concealment what each viewer may know
 * @param decisions what each seat may order
 * @param views what is shown and answered
 * @param computer the rules of thumb, which play a seat alone or in thought
 * @param mind what it knows about playing well, for players that think; without it they play like {@code computer}
 * @param <S> its position: an immutable value with everything the rules need, what is under way included, and nothing
 *     else: no log, no undo, no standing orders, no dice, no users
 */
@RecordBuilder
public record Game<S>(
        Box box,
        Records<S> records,
        Rules<S> rules,
        Concealment<S> concealment,
        Decisions<S> decisions,
        Views<S> views,
        Computer<S> computer,
        Optional<Mind<S>> mind)
        implements GameBuilder.With<S> {
    /** The position as the viewer may know it. */
    public Seen<S> conceal(S position, Viewer viewer) {
        return concealment.of(position, viewer);
    }
}
