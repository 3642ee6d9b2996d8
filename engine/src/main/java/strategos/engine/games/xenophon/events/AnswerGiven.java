package strategos.engine.games.xenophon.events;

import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Seat;
import strategos.engine.seat.Viewer;
import strategos.engine.games.xenophon.Answer;
import strategos.engine.games.xenophon.March;
import strategos.engine.games.xenophon.Window;
import strategos.engine.Recorded;
import strategos.engine.text.Arg;
import strategos.engine.text.Line;
import strategos.engine.text.Text;

/** An opponent has answered, unseen: with a card, or by letting it pass. */
@Rule({"ruling-order", "ruling-O1"})
@Recorded("answer-given")
public record AnswerGiven(Seat by, Optional<Answer> answer) implements MarchEvent {
    @Override
    public March apply(March before) {
        Window window = before.window().answer(before.place(by));
        return before.with(answer.isPresent() ? window.with(answer.get()) : window.without(by));
    }

    @Override
    public Optional<Line> tell(March before, Viewer viewer) {
        if (!by.equals(viewer)) {
            return Optional.empty();
        }
        Text text = answer.isPresent()
                ? Text.of(
                        "told.answer", "card", new Arg.Name("card", answer.get().card()))
                : Text.of("told.let-pass");
        return Optional.of(new Line(text, "ruling-order"));
    }
}
