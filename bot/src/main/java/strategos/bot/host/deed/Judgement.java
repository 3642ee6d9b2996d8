package strategos.bot.host.deed;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import strategos.bot.host.live.CommittedMatch;
import strategos.bot.host.mail.Story;
import strategos.bot.port.Person;
import strategos.engine.Entry.Source;
import strategos.engine.Referee;
import strategos.engine.Ruling;
import strategos.engine.dice.ChainDice;
import strategos.engine.offer.Order;
import strategos.storage.Commit;

/** Has the referee rule on an order, whoever gives it, and enters what comes of it into the books. */
record Judgement(Bookkeeper bookkeeper) {
    <S> Verdict rule(
            CommittedMatch<S> match,
            Order order,
            Source source,
            Optional<Person> actor,
            List<Story.Item> preface,
            Instant now) {
        ChainDice dice = match.dice().dice();
        Ruling<S> ruling = new Referee()
                .rule(
                        match.file().game(),
                        match.state(),
                        match.facts().setup().orElseThrow().seats(),
                        match.facts().standing(),
                        order,
                        source,
                        dice);
        return switch (ruling) {
            case Ruling.Refused<S> refused -> new Verdict.Refused(refused.why());
            case Ruling.Accepted<S> accepted ->
                bookkeeper.enter(
                        match,
                        new Turn<>(
                                Turn.ORDER,
                                Optional.of(order.seat()),
                                Optional.of(source),
                                match.state(),
                                accepted,
                                dice,
                                actor,
                                preface),
                        Commit.on(match.id(), match.version(), now));
        };
    }
}
