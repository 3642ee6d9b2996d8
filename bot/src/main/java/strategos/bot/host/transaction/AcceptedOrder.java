package strategos.bot.host.transaction;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import strategos.bot.host.mail.Story;
import strategos.bot.port.Person;
import strategos.engine.Entry.Source;
import strategos.engine.Ruling;
import strategos.engine.dice.ChainDice;
import strategos.engine.seat.Seat;

/**
 * A ruling that was accepted, on its way into the books.
 *
 * @param kind what the journal calls it
 * @param seat whose order it was; empty for the start
 * @param source who gave it; empty for the start
 * @param from the position before it
 * @param used the dice it was ruled with
 * @param actor the person who gave it
 * @param preface what is told before it
 */
record AcceptedOrder<S>(
        String kind,
        Optional<Seat> seat,
        Optional<Source> source,
        S from,
        Ruling.Accepted<S> ruling,
        ChainDice used,
        Optional<Person> actor,
        List<Story.Item> preface) {
    /** The journal's word for the beginning. */
    static final String START = "start";

    /** The journal's word for an order of whatever source. */
    static final String ORDER = "order";

    AcceptedOrder {
        preface = List.copyOf(preface);
    }

    /** The source as the journal has it. */
    String sourceWord() {
        return source.map(s -> s.name().toLowerCase(Locale.ROOT)).orElse("house");
    }
}
