package strategos.bot.discord;

import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import strategos.bot.port.Answer;
import strategos.bot.port.Catalogue;
import strategos.bot.port.Deed;
import strategos.bot.port.Desk;
import strategos.bot.port.Form;
import strategos.bot.port.Message;
import strategos.bot.port.Person;
import strategos.bot.port.Place;
import strategos.bot.port.Request;
import strategos.bot.port.Suggestion;

/** A desk that has a catalogue, and nothing to say. */
record CatalogueDesk(Catalogue catalogue) implements Desk {
    @Override
    public Answer handle(Request request) {
        return Answer.done(Message.text(""));
    }

    @Override
    public List<Suggestion> complete(
            Person by,
            Place where,
            String group,
            String verb,
            SequencedMap<String, String> given,
            String option,
            String typed) {
        return List.of();
    }

    @Override
    public Optional<Form> form(Person by, Place where, Deed.Press press) {
        return Optional.empty();
    }
}
