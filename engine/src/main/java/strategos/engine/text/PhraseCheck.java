package strategos.engine.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Looks for what is missing to put a text into words. */
final class PhraseCheck {
    private final Phrasebook book;
    private final List<String> problems = new ArrayList<>();

    PhraseCheck(Phrasebook book) {
        this.book = book;
    }

    List<String> check(Line line) {
        if (!book.knowsRule(line.rule())) {
            problems.add(line.text().key() + " cites the rule " + line.rule() + ", which the index does not have");
        }
        return check(line.text());
    }

    List<String> check(Text text) {
        text(text);
        return List.copyOf(problems);
    }

    private void text(Text text) {
        text.with().values().forEach(this::arg);
        Optional<Message> message = book.message(text.key());
        if (message.isEmpty()) {
            problems.add(text.key() + " has no words");
            return;
        }
        Set<String> missing = new TreeSet<>(message.get().names());
        missing.removeAll(text.with().keySet());
        if (!missing.isEmpty()) {
            problems.add(text.key() + " is not given " + missing);
            return;
        }
        try {
            message.get().format(book.values(text, 0));
        } catch (IllegalArgumentException e) {
            problems.add(text.key() + " is given a value of the wrong kind: " + e.getMessage());
        }
    }

    private void arg(Arg arg) {
        switch (arg) {
            case Arg.Name(String kind, String id) -> text(Text.of(kind + "." + id));
            case Arg.Nested(Text text) -> text(text);
            case Arg.Many(List<Arg> list) -> list.forEach(this::arg);
            case Arg.Count c -> {}
            case Arg.Typed t -> {}
        }
    }
}
