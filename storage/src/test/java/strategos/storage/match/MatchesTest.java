package strategos.storage.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static strategos.storage.Sample.ALPHA;
import static strategos.storage.Sample.BETA;
import static strategos.storage.Sample.NOW;
import static strategos.storage.Sample.first;
import static strategos.storage.Sample.match;
import static strategos.storage.Sample.order;
import static strategos.storage.Sample.post;
import static strategos.storage.Sample.store;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import strategos.storage.Engine;
import strategos.storage.Sample;
import strategos.storage.Storage;
import strategos.storage.match.Matches.Creation;
import strategos.storage.match.StoredMatch.Life;
import strategos.storage.match.StoredSeat.Occupant;
import strategos.storage.slot.Fence;

@ParameterizedClass
@EnumSource(Engine.class)
class MatchesTest {
    private final Engine engine;
    private final Storage storage;

    MatchesTest(Engine engine) {
        this.engine = engine;
        storage = engine.open();
    }

    @AfterEach
    void close() {
        engine.close(storage);
    }

    @Test
    void aNewMatchIsFoundAsItWasMade() {
        Creation creation = storage.matches()
                .create(
                        match("m"),
                        first("m")
                                .post(post("m", "commitments"), "commitments")
                                .answering("i", "ann", "{\"match\":\"m\"}"));

        assertThat(creation)
                .isInstanceOfSatisfying(
                        Creation.Created.class,
                        created -> assertThat(created.posts()).hasSize(1));
        long commitments = ((Creation.Created) creation).posts().getFirst();
        assertThat(storage.matches().find("m"))
                .contains(new StoredMatch(
                        "m",
                        "guild",
                        "channel-of-m",
                        "some-game",
                        "some-scenario",
                        "{\"reactions\":\"ask\"}",
                        "hash",
                        Optional.of("ann"),
                        "{}",
                        Life.OPEN,
                        0,
                        0,
                        0,
                        Optional.empty(),
                        NOW,
                        Optional.empty(),
                        Optional.empty(),
                        NOW,
                        false,
                        false,
                        match("m").seats(),
                        Map.of("commitments", commitments)));
        assertThat(storage.matches().dice("m")).isEqualTo(Sample.DICE);
        assertThat(storage.matches().dataFiles("hash")).contains("{\"sheet.json\":\"{}\"}");
        assertThat(storage.deliveries().answer("i")).contains("{\"match\":\"m\"}");
    }

    @Test
    void aChannelHoldsOneLivingMatch() {
        store(storage, "m");

        assertThat(storage.matches().create(match("n", "channel-of-m"), first("n")))
                .isEqualTo(new Creation.ChannelTaken("m"));
        assertThat(storage.matches().find("n")).isEmpty();
    }

    @Test
    void anIdIsGivenOnce() {
        store(storage, "m");

        assertThat(storage.matches().create(match("m", "elsewhere"), first("m")))
                .isEqualTo(new Creation.IdTaken());
        assertThat(storage.matches().find("m").orElseThrow().channel()).isEqualTo("channel-of-m");
    }

    @Test
    void anInteractionDeliveredAgainMakesNoSecondMatch() {
        storage.matches().create(match("m"), first("m").answering("i", "ann", "made"));

        assertThat(storage.matches().create(match("n"), first("n").answering("i", "ann", "made too")))
                .isEqualTo(new Creation.Duplicate("made"));
        assertThat(storage.matches().find("n")).isEmpty();
    }

    @Test
    void theFirstCommitMustFitTheMatch() {
        assertThatThrownBy(() -> storage.matches().create(match("m"), first("n")))
                .hasMessage("the first commit is on the new match, at version 0");
    }

    @Test
    void gameDataIsStoredOnceHoweverManyMatchesShareIt() {
        store(storage, "m");
        store(storage, "n");

        int rows = storage.database()
                .read(h -> h.createQuery("select count(*) from game_data")
                        .mapTo(Integer.class)
                        .one());
        assertThat(rows).isEqualTo(1);
        assertThat(storage.matches().dataFiles("no such hash")).isEmpty();
    }

    @Test
    void aChannelShowsItsLivingMatchOrElseItsLast() {
        assertThat(storage.matches().inChannel("guild", "c")).isEmpty();
        storage.matches().create(match("old", "c"), Commit.on("old", 0, NOW));
        Sample.apply(storage, order("old", 0).end());
        assertThat(storage.matches().inChannel("guild", "c"))
                .map(StoredMatch::id)
                .contains("old");

        // Made earlier than the one that is over, by a clock that was set back; it lives all the same.
        storage.matches().create(match("new", "c"), Commit.on("new", 0, NOW.minusSeconds(60)));
        assertThat(storage.matches().inChannel("guild", "c"))
                .map(StoredMatch::id)
                .contains("new");

        Sample.apply(storage, order("new", 0).end());
        assertThat(storage.matches().inChannel("guild", "c"))
                .map(StoredMatch::id)
                .contains("old");
        assertThat(storage.matches().inChannel("other guild", "c")).isEmpty();
    }

    @Test
    void listsAndCounts() {
        for (int i = 0; i < 4; i++) {
            String id = "m" + i;
            storage.matches().create(match(id), Commit.on(id, 0, NOW.plus(Duration.ofMinutes(i))));
        }
        Sample.apply(storage, order("m1", 0).end());
        Sample.apply(
                storage, order("m2", 0).sit(StoredSeat.taken(BETA, new Occupant.Person("bob", "Bob"), "olive", NOW)));

        assertThat(storage.matches().alive(Fence.ALONE))
                .extracting(StoredMatch::id)
                .containsExactly("m0", "m2", "m3");
        assertThat(storage.matches().alive(Fence.ALONE).get(1).seats())
                .extracting(StoredSeat::seat)
                .containsExactly(ALPHA, BETA);
        assertThat(storage.matches().ofGuild("guild", 3))
                .extracting(StoredMatch::id)
                .containsExactly("m3", "m2", "m1");
        assertThat(storage.matches().ofGuild("other", 3)).isEmpty();
        assertThat(storage.matches().aliveOfUser("bob"))
                .extracting(StoredMatch::id)
                .containsExactly("m2");
        assertThat(storage.matches().aliveOfUser("ann"))
                .extracting(StoredMatch::id)
                .containsExactly("m3", "m2", "m0");
        assertThat(storage.matches().countAliveInGuild("guild")).isEqualTo(3);
        assertThat(storage.matches().countAliveByCreator("ann")).isEqualTo(3);
        assertThat(storage.matches().countAliveByCreator("bob")).isZero();
        assertThat(storage.matches().count()).isEqualTo(4);
    }

    @Test
    void everyOccupantComesBackAsItWasSeated() {
        store(storage, "m");
        for (Occupant occupant : List.of(
                new Occupant.Person("bob", "Bob \u03b2\u202e@everyone"),
                new Occupant.Computer("cautious"),
                new Occupant.Forgotten())) {
            StoredSeat seat =
                    StoredSeat.taken(BETA, occupant, "an omen, \u0398\u1f71\u03bb\u03b1\u03c4\u03c4\u03b1", NOW);
            Sample.apply(storage, Commit.on("m", 0, NOW).sit(seat));
            assertThat(storage.matches().find("m").orElseThrow().seats()).contains(seat);
        }
        Sample.apply(storage, Commit.on("m", 0, NOW).sit(StoredSeat.free(BETA)));
        assertThat(storage.matches().find("m").orElseThrow().seats()).contains(StoredSeat.free(BETA));
    }

    @Test
    void diceOfNoMatchAreAskedForInVain() {
        assertThatThrownBy(() -> storage.matches().dice("none")).hasMessage("no match none");
    }

    @Test
    void settingsOfGuilds() {
        assertThat(storage.settings().guild("g")).isEmpty();

        storage.settings().putGuild("g", "{\"a\":1}");
        storage.settings().putGuild("g", "{\"a\":2}");

        assertThat(storage.settings().guild("g")).contains("{\"a\":2}");
    }
}
