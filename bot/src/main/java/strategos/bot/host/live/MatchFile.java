package strategos.bot.host.live;

import java.time.Instant;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Optional;
import java.util.SequencedMap;
import strategos.bot.port.ChannelRef;
import strategos.bot.port.Person;
import strategos.engine.Game;
import strategos.engine.box.Scenario;
import strategos.engine.json.GameCodec;

/**
 * What never changes in a match while it stays in its channel.
 *
 * @param game its rules, with the data the match began with
 * @param options every option of the box and of the host with its value
 * @param creator the id of the user who made it; empty when forgotten
 */
public record MatchFile<S>(
        String id,
        ChannelRef where,
        Game<S> game,
        GameCodec<S> codec,
        Scenario scenario,
        SequencedMap<String, String> options,
        Instant created,
        Optional<String> creator) {
    public MatchFile {
        options = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(options));
    }

    /** The same in another channel. */
    public MatchFile<S> at(ChannelRef channel) {
        return new MatchFile<>(id, channel, game, codec, scenario, options, created, creator);
    }

    /** Whether that person made it. */
    public boolean madeBy(Person person) {
        return creator.filter(person.id()::equals).isPresent();
    }
}
