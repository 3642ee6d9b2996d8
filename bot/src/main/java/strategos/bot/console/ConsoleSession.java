package strategos.bot.console;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.Function;
import java.util.function.Supplier;
import strategos.bot.console.Console.HostControl;
import strategos.bot.console.LineParser.BadLine;
import strategos.bot.console.LineParser.ConsoleLine;
import strategos.bot.console.LineParser.ConsoleLine.Wish;
import strategos.bot.port.Answer;
import strategos.bot.port.ChannelRef;
import strategos.bot.port.CommandHandler;
import strategos.bot.port.Form;
import strategos.bot.port.Inquiry;
import strategos.bot.port.Message;
import strategos.bot.port.Request;
import strategos.bot.port.Request.Input;
import strategos.bot.port.Request.Person;
import strategos.bot.port.Suggestion;
import strategos.engine.text.Text;

/** Works the lines of the protocol one after the other. A line is finished when all that it caused has been delivered. */
final class ConsoleSession {
    private static final String FIRST_SPEAKER = "player";
    private static final String FIRST_CHANNEL = "table";

    private final CommandHandler desk;
    private final Inquiry inquiry;
    private final HostControl control;
    private final ConsoleFeed feed;
    private final Function<Text, String> say;
    private final Supplier<String> ids;
    private final LineParser parser;
    private String speaker = FIRST_SPEAKER;
    private String channel = FIRST_CHANNEL;

    ConsoleSession(
            CommandHandler desk,
            Inquiry inquiry,
            HostControl control,
            ConsoleFeed feed,
            Function<Text, String> say,
            Supplier<String> ids) {
        this.desk = desk;
        this.parser = new LineParser(desk.catalogue());
        this.inquiry = inquiry;
        this.control = control;
        this.feed = feed;
        this.say = say;
        this.ids = ids;
    }

    /** Who speaks now. */
    Person speaker() {
        return new Person(speaker, speaker);
    }

    /** Where. */
    ChannelRef where() {
        return new ChannelRef(Console.GUILD, channel);
    }

    /** Works one line; an ignored one is not answered. */
    void take(String line) {
        Optional<ConsoleLine> read;
        try {
            read = parser.parse(line);
        } catch (BadLine bad) {
            finish(Answer.refused(say.apply(bad.why())));
            return;
        }
        if (read.isEmpty()) {
            return;
        }
        turnTo(read);
        finish(read.get().wish().map(this::answer).orElseGet(() -> Answer.done(Message.text(""))));
    }

    /** From here on the line's speaker speaks, in the line's channel. */
    void turnTo(Optional<ConsoleLine> line) {
        line.flatMap(ConsoleLine::speaker).ifPresent(name -> speaker = name);
        line.flatMap(ConsoleLine::channel).ifPresent(name -> channel = name);
    }

    private void finish(Answer answer) {
        control.settle();
        feed.answer(channel, speaker, answer);
    }

    private Answer answer(Wish wish) {
        return switch (wish) {
            case Wish.Slash(Input.Command command) -> handle(command);
            case Wish.Slots(String verb, SequencedMap<String, String> filled) ->
                inquiry.slots(speaker(), where(), verb, filled);
            case Wish.Preview(String verb, SequencedMap<String, String> filled) ->
                inquiry.preview(speaker(), where(), verb, filled);
            case Wish.Complete complete -> complete(complete);
            case Wish.Press press -> press(press);
            case Wish.Clock(var by) -> {
                control.advance(by);
                yield Answer.done(Message.text(""));
            }
        };
    }

    /** At the one keyboard everybody may manage the server. */
    private Answer handle(Input input) {
        return desk.handle(new Request(ids.get(), speaker(), where(), true, input));
    }

    private Answer complete(Wish.Complete wish) {
        List<Suggestion> suggestions =
                desk.complete(speaker(), where(), wish.group(), wish.verb(), wish.given(), wish.option(), wish.typed());
        // A suggestion while one types has no note.
        List<Map<String, String>> written = suggestions.stream()
                .<Map<String, String>>map(s -> {
                    Map<String, String> json = new LinkedHashMap<>();
                    json.put("value", s.value());
                    json.put("label", s.label());
                    return json;
                })
                .toList();
        return Answer.done(Message.text("")).with(Map.of("suggestions", written));
    }

    private Answer press(Wish.Press wish) {
        List<String> values =
                wish.values().isEmpty() ? List.of() : List.of(wish.values().split("\\s*,\\s*", -1));
        Input.Press press = new Input.Press(wish.id(), values);
        Optional<Form> form = desk.form(press);
        return form.isPresent() ? fillIn(form.get(), wish.values()) : handle(press);
    }

    /** A form of one field takes the rest of the line; without a value the person is told how to send one. */
    private Answer fillIn(Form form, String value) {
        Form.Field field = form.fields().getFirst();
        if (value.isEmpty()) {
            Text how = form.fields().size() == 1
                    ? Text.of("console.form", "title", form.title(), "hint", field.hint())
                    : Text.of(
                            "console.form.several",
                            "title",
                            form.title(),
                            "fields",
                            form.fields().stream().map(FormLine::told).toList());
            return Answer.refused(say.apply(how));
        }
        SequencedMap<String, String> fields = form.fields().size() == 1
                ? new LinkedHashMap<>(Map.of(field.name(), value))
                : new FormLine(form).fields(value);
        return handle(new Input.Submit(form.id(), fields));
    }
}
