package strategos.bot.host.outcome;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.json.JsonMapper;
import jakarta.inject.Inject;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import strategos.bot.host.Outcome;
import strategos.bot.host.Outcome.Ending;
import strategos.bot.host.Outcome.Player;
import strategos.bot.host.Outcome.Score;
import strategos.bot.host.Outcomes;
import strategos.bot.port.Request.Person;
import strategos.bot.rating.Ladder;
import strategos.engine.seat.Seat;
import strategos.storage.Storage;
import strategos.storage.result.Results;
import strategos.storage.result.StoredResult;
import strategos.storage.result.StoredResult.StoredHolder;
import strategos.storage.result.StoredResult.StoredScore;

/** How matches ended, as it is stored. */
public final class StoredOutcomes implements Outcomes {
    private static final TypeReference<Map<String, String>> OPTIONS = new TypeReference<>() {};

    private final Results results;
    private final InstantSource clock;
    private final JsonMapper json = new JsonMapper();

    @Inject
    public StoredOutcomes(Storage storage, InstantSource clock) {
        this.results = storage.results();
        this.clock = clock;
    }

    @Override
    public List<Outcome> newest(String guild, Optional<String> game, int from, int most) {
        return game
                .map(one -> results.ofGame(guild, one, from, most))
                .orElseGet(() -> results.ofGuild(guild, from, most))
                .stream()
                .map(this::outcome)
                .toList();
    }

    @Override
    public List<Outcome> of(String guild, Person person, int most) {
        return results.ofUser(guild, person.id(), most).stream()
                .map(this::outcome)
                .toList();
    }

    @Override
    public Optional<Outcome> find(String match) {
        return results.find(match).map(this::outcome);
    }

    @Override
    public Ladder ladder(String guild, String game) {
        return Ladder.of(RatedMatches.of(newest(guild, Optional.of(game), 0, MOST)), clock.instant());
    }

    private Outcome outcome(StoredResult stored) {
        List<Score> scores = stored.seats().stream().map(StoredOutcomes::score).toList();
        return new Outcome(
                stored.match(),
                stored.game(),
                stored.scenario(),
                Ending.valueOf(stored.ending().name()),
                new Verdict(options(stored), scores).rated(),
                stored.ended(),
                stored.first(),
                scores);
    }

    private Map<String, String> options(StoredResult stored) {
        try {
            return json.readValue(stored.options(), OPTIONS);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("what is stored is no map of texts", e);
        }
    }

    private static Score score(StoredScore stored) {
        Player player = switch (stored.holder()) {
            case StoredHolder.Person(String id, String name) -> new Player.Known(id, name);
            case StoredHolder.Forgotten(int number) -> new Player.Forgotten(number);
            case StoredHolder.Computer() -> new Player.Computer();
            case StoredHolder.Nobody() -> new Player.Nobody();
        };
        return new Score(
                new Seat(stored.seat()),
                player,
                stored.place(),
                stored.score(),
                stored.resigned(),
                stored.lapsed(),
                stored.gone());
    }
}
