package strategos.bot.discord;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Function;
import strategos.bot.port.Answer;
import strategos.bot.port.Catalogue;
import strategos.bot.port.Catalogue.Kind;
import strategos.bot.port.ChannelRef;
import strategos.bot.port.CommandHandler;
import strategos.bot.port.Form;
import strategos.bot.port.Message;
import strategos.bot.port.Request;
import strategos.bot.port.Request.Input;
import strategos.bot.port.Request.Person;
import strategos.bot.port.Suggestion;

/** A desk that answers as a test tells it to, and keeps every request it was handed. */
final class TinyDesk implements CommandHandler {
    /** {@code /tiny say words: [loud:] [times:]}, {@code /tiny nothing}, {@code /look [at:]}. */
    static final Catalogue CATALOGUE = new Catalogue(List.of(
            new Catalogue.Group(
                    "tiny",
                    "Something small",
                    List.of(
                            new Catalogue.Verb(
                                    "say",
                                    "Says it",
                                    List.of(
                                            new Catalogue.Option("times", "How often", Kind.NUMBER, false, false, 1, 9),
                                            new Catalogue.Option("words", "What", Kind.TEXT, true, true, 0, 6000),
                                            new Catalogue.Option("loud", "Aloud", Kind.FLAG, false, false, 0, 0))),
                            new Catalogue.Verb("nothing", "Says nothing", List.of()))),
            new Catalogue.Group(
                    "look",
                    "Looks",
                    List.of(new Catalogue.Verb(
                            "",
                            "Looks",
                            List.of(new Catalogue.Option("at", "At what", Kind.TEXT, false, true, 0, 100)))))));

    private final List<Request> requests = new CopyOnWriteArrayList<>();
    private final Map<String, Form> forms = new ConcurrentHashMap<>();
    private volatile Function<Request, Answer> answers =
            request -> Answer.done(Message.text("done for " + request.by().name()));
    private volatile Function<String, List<Suggestion>> suggestions = typed -> List.of();

    void answers(Function<Request, Answer> how) {
        answers = how;
    }

    void answers(Message message) {
        answers(request -> Answer.done(message));
    }

    void suggests(Function<String, List<Suggestion>> how) {
        suggestions = how;
    }

    void asks(String press, Form form) {
        forms.put(press, form);
    }

    List<Request> requests() {
        return List.copyOf(requests);
    }

    @Override
    public Catalogue catalogue() {
        return CATALOGUE;
    }

    @Override
    public Answer handle(Request request) {
        requests.add(request);
        return answers.apply(request);
    }

    @Override
    public List<Suggestion> complete(
            Person by,
            ChannelRef where,
            String group,
            String verb,
            SequencedMap<String, String> given,
            String option,
            String typed) {
        return suggestions.apply(group + " " + verb + " " + given + " " + option + " " + typed);
    }

    @Override
    public Optional<Form> form(Input.Press press) {
        return Optional.ofNullable(forms.get(press.id()));
    }

    @Override
    public boolean beside(Input.Press press) {
        return false;
    }
}
