package strategos.bot.verify;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import strategos.bot.host.AgreedDraw;
import strategos.bot.host.Motion;
import strategos.engine.Audit;
import strategos.engine.Entry;
import strategos.engine.Game;
import strategos.engine.Replay;
import strategos.engine.Result;
import strategos.engine.box.Setup;
import strategos.engine.dice.Chain;
import strategos.engine.dice.Roll;
import strategos.engine.json.GameCodec;
import strategos.engine.seat.Viewer;
import strategos.engine.text.Text;

/** Plays a journal again, version by version, and compares what comes of it with what the record says. */
final class JournalReplay<S> {
    private static final String START = "start";
    private static final String ORDER = "order";

    private final Game<S> game;
    private final GameCodec<S> codec;
    private final Replay<S> replay;
    private final List<Text> findings;
    private final List<S> positions = new ArrayList<>();
    private final Map<Chain, List<Roll>> rolls = new EnumMap<>(Chain.class);
    private final Setup setup;
    private final Audit<S> audit;
    private OptionalInt breach = OptionalInt.empty();
    private boolean broken;
    private String last = "";

    JournalReplay(Game<S> game, GameCodec<S> codec, Setup setup, List<Text> findings) {
        this.game = game;
        this.codec = codec;
        this.replay = new Replay<>(game);
        this.audit = new Audit<>(game);
        this.findings = findings;
        this.setup = setup;
        positions.add(game.rules().setUp(setup));
        for (Chain chain : Chain.values()) {
            rolls.put(chain, new ArrayList<>());
        }
    }

    /** How many versions were played. */
    int versions() {
        return positions.size() - 1;
    }

    /** Plays one row; after the first that cannot be played the others mean nothing. */
    void row(JsonNode row) {
        if (broken) {
            return;
        }
        int version = positions.size();
        if (row.path("version").asInt() != version) {
            wrong(Text.of("verify.version", "version", version));
            return;
        }
        JsonNode back = row.path("backTo");
        if (back.isIntegralNumber()) {
            if (back.asInt() < 0 || back.asInt() >= version) {
                wrong(Text.of("verify.back-to", "version", version));
                return;
            }
        }
        try {
            List<Entry<S>> entries = codec.readEntries(row.path("entries").toString());
            S before = back.isIntegralNumber() ? positions.get(back.asInt()) : positions.getLast();
            if (!ruled(version, row.path("kind").asText(), before, entries)) {
                breach(version);
            }
            positions.add(replay.position(before, entries));
            entries.forEach(this::keep);
            last = row.path("kind").asText();
        } catch (RuntimeException unplayable) {
            // Events are applied unchecked, as what a referee made; forged ones fail in their own ways.
            wrong(Text.of("verify.entries", "version", version));
        }
    }

    /** A match starts once. Rows of the host's own hold no entries, or orders that stayed when one before them was taken back. */
    private boolean ruled(int version, String kind, S before, List<Entry<S>> entries) {
        if (version == 1 || kind.equals(START)) {
            return version == 1 && kind.equals(START) && audit.started(setup, entries);
        }
        return switch (kind) {
            case ORDER -> !entries.isEmpty() && audit.ordered(before, entries);
            default -> audit.ordered(before, entries);
        };
    }

    private void breach(int version) {
        if (breach.isEmpty()) {
            breach = OptionalInt.of(version);
        }
    }

    /** The first version that the rules as they stand here do not give; none where they give all. */
    OptionalInt breach() {
        return breach;
    }

    /** Whether the journal's rolls are those of the dice log, chain by chain. */
    void rolled(JsonNode chains) {
        if (broken) {
            return;
        }
        for (Chain chain : Chain.values()) {
            List<Fallen> logged = new ArrayList<>();
            for (JsonNode one : chains) {
                if (one.path("name").asText().equals(chain.word())) {
                    one.path("rolls").forEach(roll -> logged.add(Fallen.logged(logged.size() + 1, roll)));
                }
            }
            List<Fallen> played = rolls.get(chain).stream().map(Fallen::played).toList();
            if (!played.equals(logged)) {
                wrong(Text.of(
                        "verify.rolls",
                        "chain",
                        Text.of("dice.chain." + chain.word()),
                        "played",
                        played.size(),
                        "logged",
                        logged.size()));
            }
        }
    }

    /** How it ended: as the players have agreed where the last row says so, else as the game has it. */
    private Optional<Result> result() {
        if (AgreedDraw.is(last)) {
            return Optional.of(AgreedDraw.of(last, game.rules(), positions.getLast(), setup.seats()));
        }
        return last.equals(Motion.End.WORD)
                ? Optional.empty()
                : game.rules()
                        .result(game.conceal(positions.getLast(), Viewer.EVERYONE)
                                .position());
    }

    /** Whether the last position has that ranking. */
    void ended(JsonNode ranking) {
        if (broken) {
            return;
        }
        List<String> told = new ArrayList<>();
        ranking.forEach(p -> told.add(p.path("rank").asInt() + " "
                + p.path("seat").asText() + " " + p.path("score").asText()));
        if (played().filter(told::equals).isEmpty()) {
            wrong(Text.of("verify.ranking"));
        }
    }

    /** The ranking that the last position has; none where no rules lead to such a position. */
    private Optional<List<String>> played() {
        try {
            return Optional.of(result().map(Result::ranking).orElse(List.of()).stream()
                    .map(p -> p.rank() + " " + p.seat().id() + " " + p.score())
                    .toList());
        } catch (RuntimeException impossible) {
            return Optional.empty();
        }
    }

    private void keep(Entry<S> entry) {
        if (entry instanceof Entry.Rolled<S>(Roll roll)) {
            rolls.get(roll.cause().chain()).add(roll);
        }
    }

    private void wrong(Text finding) {
        broken = true;
        findings.add(finding);
    }

    /**
     * What journal and log must have alike of a roll. Dice of other sides would show other faces with the same key, so that
     * whoever may choose the sides chooses the face.
     *
     * @param index counted through all chains of that name
     */
    private record Fallen(int index, int sides, boolean shuffle, List<Integer> result) {
        static Fallen played(Roll roll) {
            return new Fallen(roll.index(), roll.sides(), roll.shuffle(), roll.result());
        }

        static Fallen logged(int index, JsonNode roll) {
            boolean shuffle = roll.has("order");
            List<Integer> numbers = new ArrayList<>();
            roll.path(shuffle ? "order" : "faces").forEach(n -> numbers.add(n.asInt()));
            return new Fallen(
                    index, shuffle ? numbers.size() : roll.path("sides").asInt(), shuffle, numbers);
        }
    }
}
