package strategos.engine.dice;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.engine.dice.Omen.SeatOmen;
import strategos.engine.seat.Seat;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/** The published vectors of the protocol, and the match that they describe. */
record Vectors(JsonNode json) {
    /** The tip behind the vectors' sealed commitment: the 32 bytes from 0x20 on. */
    static final String SEALED_TIP = "202122232425262728292a2b2c2d2e2f303132333435363738393a3b3c3d3e3f";

    static Vectors read() {
        try (InputStream in = Vectors.class.getResourceAsStream("dice-vectors.json")) {
            return new Vectors(new JsonMapper().readTree(in));
        } catch (IOException e) {
            throw new IllegalStateException("the vectors are a test resource", e);
        }
    }

    String text(String field) {
        return json.get(field).asText();
    }

    /** A verifier for logs in which no beacon has a part. */
    static DiceLogVerifier verifier() {
        return new DiceLogVerifier(BeaconNetwork.QUICKNET, (network, round) -> false);
    }

    HashChain open() {
        return HashChain.of(text("tip"), json.get("length").asInt());
    }

    HashChain sealed() {
        return HashChain.of(SEALED_TIP, json.get("length").asInt());
    }

    List<SeatOmen> seats() {
        List<SeatOmen> seats = new ArrayList<>();
        for (JsonNode pair : json.get("seats")) {
            seats.add(new SeatOmen(
                    new Seat(pair.get(0).asText()), new Omen(pair.get(1).asText())));
        }
        return seats;
    }

    Salt salt() {
        return Salt.of(DiceProtocol.CHAIN, text("match"), seats(), text("start"));
    }

    MatchDice match() {
        return MatchDice.committed(open(), sealed()).salted(salt());
    }

    static Cause open(String kind, String seat) {
        return new Cause(Chain.OPEN, kind, Optional.of(new Seat(seat)), new Line(Text.of(kind), "1.1"));
    }

    static Cause sealed(String kind) {
        return new Cause(Chain.SEALED, kind, Optional.empty(), new Line(Text.of(kind), "1.2"));
    }
}
