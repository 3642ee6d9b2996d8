package strategos.bot.command.results;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import strategos.bot.command.SpeechSource;
import strategos.bot.host.Outcome;
import strategos.bot.host.Outcome.Player;
import strategos.bot.host.Outcome.Rated;
import strategos.bot.host.Outcome.Score;
import strategos.bot.host.Outcomes;
import strategos.engine.Game;
import strategos.engine.box.Box;
import strategos.engine.library.Library;
import strategos.engine.seat.Seat;
import strategos.engine.text.Text;

/** Tells how a match ended, in a line or two and for programs. */
final class OutcomeLines {
    private static final Comparator<Score> BEST_FIRST =
            Comparator.comparingInt(score -> score.place().orElse(Integer.MAX_VALUE));

    private final Library library;
    private final Outcomes outcomes;
    private final SpeechSource words;

    @Inject
    OutcomeLines(Library library, Outcomes outcomes, SpeechSource words) {
        this.library = library;
        this.outcomes = outcomes;
        this.words = words;
    }

    /** What was played, when it ended, who came where, and what the set comes to. */
    String line(Outcome outcome) {
        List<String> parts = new ArrayList<>();
        parts.add(words.of(outcome.game())
                .say(Text.of(
                        "command.results.match",
                        "match",
                        outcome.match(),
                        "game",
                        game(outcome.game()),
                        "scenario",
                        scenario(outcome.game(), outcome.scenario()),
                        "time",
                        Long.toString(outcome.ended().getEpochSecond()))));
        outcome.scores().stream().sorted(BEST_FIRST).forEach(score -> parts.add(score(outcome, score)));
        List<String> notes = new ArrayList<>();
        if (!outcome.ranked()) {
            notes.add(words.common()
                    .say(Text.of(
                            "command.results.unranked", "how", outcome.ending().word())));
        }
        if (outcome.rated() != Rated.UNASKED) {
            notes.add(words.common()
                    .say(Text.of("command.results.rated", "why", outcome.rated().word())));
        }
        outcome.first()
                .flatMap(outcomes::find)
                .filter(outcome::exchanges)
                .ifPresent(first -> notes.add(set(outcome, first)));
        String line = parts.getFirst() + ": " + String.join(", ", parts.subList(1, parts.size()));
        return notes.isEmpty() ? line : line + "\n-# " + String.join(" ", notes);
    }

    private String score(Outcome outcome, Score score) {
        return words.of(outcome.game())
                .say(Text.of(
                        "command.results.seat",
                        "place",
                        score.place().orElse(0),
                        "player",
                        name(score.player()),
                        "seat",
                        seat(outcome.game(), score.seat()),
                        "how",
                        score.gone() ? "gone" : score.resigned() ? "resigned" : "stayed"));
    }

    private String set(Outcome second, Outcome first) {
        Map<String, Double> points = new TreeMap<>(first.points());
        second.points().forEach((key, more) -> points.merge(key, more, Double::sum));
        List<Text> told = second.scores().stream()
                .sorted(Comparator.comparingDouble(
                                (Score score) -> points.get(score.player().key().orElseThrow()))
                        .reversed())
                .map(score -> Text.of(
                        "command.results.points",
                        "player",
                        name(score.player()),
                        "points",
                        points(points.get(score.player().key().orElseThrow()))))
                .toList();
        return words.common().say(Text.of("command.results.set", "first", first.match(), "points", told));
    }

    /** Whole points, with a half where there is one. */
    static String points(double points) {
        int halves = (int) Math.round(points * 2);
        String whole = halves == 1 ? "" : Integer.toString(halves / 2);
        return halves % 2 == 0 ? whole : whole + "½";
    }

    /** As the results call them. */
    static Text name(Player player) {
        return switch (player) {
            case Player.Known(String id, String name) -> Text.of("command.results.player", "name", name);
            case Player.Forgotten(int number) -> Text.of("command.results.forgotten", "number", number);
            case Player.Computer computer -> Text.of("command.results.computer");
            case Player.Nobody nobody -> Text.of("command.results.nobody");
        };
    }

    /** Each person by the newest name; the newest result stands first. */
    static Map<String, Player> newestNames(List<Outcome> outcomes) {
        Map<String, Player> names = new HashMap<>();
        for (Outcome outcome : outcomes) {
            for (Score score : outcome.scores()) {
                score.player().key().ifPresent(key -> names.putIfAbsent(key, score.player()));
            }
        }
        return names;
    }

    /** The game's title; its id where it is not played here any more. */
    Object game(String id) {
        return library.game(id).map(Game::box).<Object>map(Box::title).orElse(id);
    }

    /** The scenario's name; its id where it is not played here any more. */
    Object scenario(String game, String id) {
        return library.game(game)
                .flatMap(g -> g.box().scenario(id))
                .<Object>map(scenario -> scenario.name())
                .orElse(id);
    }

    /** Whether the game is played here. */
    boolean played(String game) {
        return library.game(game).isPresent();
    }

    /** The seat's name; its id where the game is not played here any more. */
    Object seat(String game, Seat seat) {
        return played(game) ? Text.of("command.seat", "seat", seat) : seat.id();
    }

    /** The same as values. */
    static Map<String, Object> json(Outcome outcome) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("match", outcome.match());
        json.put("game", outcome.game());
        json.put("scenario", outcome.scenario());
        json.put("ended", outcome.ended().toString());
        json.put("ending", outcome.ending().word());
        json.put("rated", outcome.rated().word());
        json.put("first", outcome.first().orElse(null));
        json.put("seats", outcome.scores().stream().map(OutcomeLines::json).toList());
        return json;
    }

    private static Map<String, Object> json(Score score) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("seat", score.seat().id());
        json.put("player", plain(score.player()).orElse(null));
        json.put("place", score.place().isPresent() ? score.place().getAsInt() : null);
        json.put("score", score.score());
        json.put("resigned", score.resigned());
        json.put("lapsed", score.lapsed());
        json.put("left", score.gone());
        return json;
    }

    /** A person for programs; the forgotten by their pseudonym. */
    static Optional<String> plain(Player player) {
        return player instanceof Player.Known(String id, String name) ? Optional.of(name) : player.key();
    }
}
