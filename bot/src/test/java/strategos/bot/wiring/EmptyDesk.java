package strategos.bot.wiring;

import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import strategos.bot.port.Catalogue;
import strategos.bot.port.Deed;
import strategos.bot.port.Desk;
import strategos.bot.port.Form;
import strategos.bot.port.Person;
import strategos.bot.port.Place;
import strategos.bot.port.Suggestion;

/** A desk at which nothing can be typed. */
public abstract class EmptyDesk implements Desk {
    @Override
    public Catalogue catalogue() {
        return new Catalogue(List.of());
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
    public Optional<Form> form(Deed.Press press) {
        return Optional.empty();
    }
}
