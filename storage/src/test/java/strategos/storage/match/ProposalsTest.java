package strategos.storage.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static strategos.storage.Sample.NOW;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import strategos.storage.Engine;
import strategos.storage.Sample;
import strategos.storage.Storage;
import strategos.storage.access.StorageException;
import strategos.storage.match.StoredMatch.StoredProposal;
import strategos.storage.match.StoredMatch.StoredVoice;

@ParameterizedClass
@EnumSource(Engine.class)
class ProposalsTest {
    private final Engine engine;
    private final Storage storage;

    ProposalsTest(Engine engine) {
        this.engine = engine;
        storage = engine.open();
    }

    @BeforeEach
    void store() {
        Sample.store(storage, "m");
    }

    @AfterEach
    void close() {
        engine.close(storage);
    }

    private static StoredProposal proposal(String kind) {
        return new StoredProposal(
                kind,
                "alpha",
                "{\"n\":1}",
                7,
                NOW,
                NOW.plusSeconds(60),
                List.of(
                        new StoredVoice("alpha", Optional.of("ann"), true),
                        new StoredVoice("beta", Optional.of("bob"), false)));
    }

    private void commit(StoredProposal... standing) {
        long version = storage.matches().find("m").orElseThrow().version();
        Sample.apply(storage, Commit.on("m", version, NOW).proposals(List.of(standing)));
    }

    @Test
    void whatStandsReplacesWhatStood() {
        commit(proposal("draw"), proposal("rewind"));
        assertThat(storage.proposals().of("m")).containsExactly(proposal("draw"), proposal("rewind"));

        commit(proposal("draw"));
        assertThat(storage.proposals().of("m")).containsExactly(proposal("draw"));
    }

    @Test
    void oneOfAKindAtMost() {
        assertThatThrownBy(() -> commit(proposal("draw"), proposal("draw"))).isInstanceOf(StorageException.class);
    }

    @Test
    void theEndOfAMatchEndsThem() {
        commit(proposal("draw"));
        long version = storage.matches().find("m").orElseThrow().version();
        Sample.apply(storage, Commit.on("m", version, NOW).end());

        assertThat(storage.proposals().of("m")).isEmpty();
    }

    @Test
    void theVoiceOfAForgottenUserIsNobodysAndStandsInTheirBelongingsBefore() {
        commit(proposal("draw"));
        assertThat(storage.belongings().of("ann")).containsKey("proposal_voice");

        storage.users().forget("ann");

        assertThat(storage.belongings().of("ann")).doesNotContainKey("proposal_voice");
        assertThat(storage.proposals().of("m").getFirst().voices())
                .contains(new StoredVoice("alpha", Optional.empty(), true));
    }
}
