package strategos.bot.record;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.LiveMatch.Holder;
import strategos.bot.host.LiveMatch.Stage;
import strategos.bot.host.Outcome;
import strategos.bot.host.Outcome.Player;
import strategos.engine.Result;
import strategos.engine.seat.Seat;
import strategos.engine.text.Escape;
import strategos.engine.text.Text;

/** Who plays, and what came of it. */
final class Masthead {
    private static final String NO_COLOUR = "#8C8A84";

    private final LiveMatch match;
    private final Glossary words;
    private final Map<Seat, String> players = new HashMap<>();

    /** @param ended how the match ended, with those who held its seats then; who wished to be forgotten has a pseudonym there */
    Masthead(LiveMatch match, Optional<Outcome> ended, Glossary words) {
        this.match = match;
        this.words = words;
        match.seats().forEach(holder -> players.put(holder.seat(), now(holder)));
        ended.ifPresent(outcome ->
                outcome.scores().forEach(score -> players.put(score.seat(), player(score.player()))));
    }

    private String now(Holder holder) {
        return player(holder.person()
                .<Player>map(person -> new Player.Known(person.id(), person.name()))
                .orElseGet(() -> holder.computer() ? new Player.Computer() : new Player.Nobody()));
    }

    private String player(Player player) {
        return switch (player) {
            case Player.Known(String id, String name) -> Escape.plain().apply(name);
            case Player.Forgotten(int number) -> words.say(Text.of("record.player.forgotten", "number", number));
            case Player.Computer computer -> words.say(Text.of("record.player.computer"));
            case Player.Nobody nobody -> words.say(Text.of("record.player.nobody"));
        };
    }

    String title() {
        return words.say(Text.of("game.title"));
    }

    String scenario() {
        return words.say(match.scenario().name());
    }

    /** How it ended, or that it goes on; each seat with who played it and what it came to. */
    List<String> lines() {
        List<String> lines = new ArrayList<>();
        Optional<Result> result = result();
        lines.add(result.map(r -> words.say(r.reason().text()))
                .orElseGet(
                        () -> words.say(Text.of(match.stage() == Stage.OVER ? "record.unfinished" : "record.so-far"))));
        for (Holder holder : playing()) {
            String score = result.flatMap(r -> r.ranking().stream()
                            .filter(place -> place.seat().equals(holder.seat()))
                            .findFirst())
                    .map(place -> words.say(place.words()))
                    .orElse("");
            String line = seat(holder) + " (" + players.get(holder.seat()) + ")";
            lines.add(score.isEmpty() ? line : line + ": " + score);
        }
        return lines;
    }

    private Optional<Result> result() {
        return match.stage() == Stage.OVER ? match.result() : Optional.empty();
    }

    /** The seats that were dealt in: each has given its omen to the dice. */
    private List<Holder> playing() {
        return match.seats().stream().filter(h -> h.omen().isPresent()).toList();
    }

    private String seat(Holder holder) {
        return words.say(Text.of("record.seat", "seat", holder.seat()));
    }

    void write(JsonGenerator out, Courses courses) throws IOException {
        out.writeStringField("game", match.box().id());
        out.writeStringField("stage", match.stage().name().toLowerCase(Locale.ROOT));
        out.writeStringField("title", title());
        out.writeStringField("scenario", scenario());
        out.writeArrayFieldStart("seats");
        for (Holder holder : playing()) {
            Seat seat = holder.seat();
            out.writeStartObject();
            out.writeStringField("id", seat.id());
            out.writeStringField("name", seat(holder));
            out.writeStringField("player", players.get(seat));
            String style = words.style(courses.style(seat).orElse(seat.id()));
            out.writeStringField("colour", words.colour(style).orElse(NO_COLOUR));
            out.writeEndObject();
        }
        out.writeEndArray();
        Optional<Result> result = result();
        if (result.isPresent()) {
            ranking(out, result.get());
        }
    }

    private void ranking(JsonGenerator out, Result result) throws IOException {
        out.writeArrayFieldStart("ranking");
        for (Result.Place place : result.ranking()) {
            out.writeStartObject();
            out.writeNumberField("rank", place.rank());
            out.writeStringField("seat", place.seat().id());
            out.writeStringField("score", place.score());
            out.writeStringField("words", words.say(place.words()));
            out.writeEndObject();
        }
        out.writeEndArray();
        out.writeStringField("verdict", words.say(result.reason().text()));
    }
}
