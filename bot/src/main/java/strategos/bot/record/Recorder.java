package strategos.bot.record;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.LiveMatch.Holder;
import strategos.bot.host.Matches;
import strategos.bot.host.Replays;
import strategos.bot.render.Painter;
import strategos.engine.Result;
import strategos.engine.scene.Scene;
import strategos.engine.seat.Seat;
import strategos.engine.seat.Viewer;
import strategos.engine.text.Text;

/** Makes the data of a match's page. */
final class Recorder {
    private static final String FORMAT = "strategos-record-1";

    private final Matches matches;
    private final Replays replays;

    Recorder(Matches matches, Replays replays) {
        this.matches = matches;
        this.replays = replays;
    }

    /**
     * The data of a match that has begun.
     *
     * @param test whether its dice can be foreseen
     */
    RecordData make(LiveMatch match, Viewer viewer, Painter painter, boolean test, Instant now) {
        Scene scene = match.view(Viewer.EVERYONE).scene().orElseThrow();
        Glossary words = new Glossary(match.tale(), painter);
        DrawLists maps = new DrawLists(painter.kit(scene.sheet()), words::say);
        Panels panels = new Panels(words);
        Courses courses = new Courses(words);
        Steps steps = new Steps(words, line -> line.rule().orElse(""), maps, panels, courses);
        replays.play(match.id(), viewer, steps);
        String dice = matches.diceLog(match.id());
        boolean over = match.stage() == LiveMatch.Stage.OVER;
        String played = steps.text();
        Json json = new Json();
        json.write(out -> {
            out.writeStartObject();
            out.writeStringField("format", FORMAT);
            out.writeStringField("game", match.box().id());
            out.writeStringField("stage", match.stage().name().toLowerCase(Locale.ROOT));
            out.writeStringField("title", title(match));
            out.writeStringField("scenario", scenario(match));
            out.writeObjectFieldStart("view");
            out.writeStringField("of", viewer instanceof Seat seat ? seat.id() : "everyone");
            out.writeBooleanField("over", over);
            out.writeBooleanField("test", test);
            out.writeStringField("made", now.toString());
            out.writeStringField("words", "en");
            out.writeEndObject();
            seats(out, match, words);
            ranking(out, match, words);
            out.writeFieldName("steps");
            out.writeRawValue(played);
            courses.write(out);
            panels.write(out);
            maps.write(out);
            words.write(out);
            Json.copy(out, "dice", dice);
            drawn(out, steps.drawn());
            out.writeEndObject();
        });
        return new RecordData(title(match), scenario(match), List.of(), json.text(), false);
    }

    private static String title(LiveMatch match) {
        return match.tale().plain(Text.of("game.title"));
    }

    private static String scenario(LiveMatch match) {
        return match.tale().plain(match.scenario().name());
    }

    private static void seats(JsonGenerator out, LiveMatch match, Glossary words) throws IOException {
        out.writeArrayFieldStart("seats");
        for (Holder holder : match.seats()) {
            out.writeStartObject();
            out.writeStringField("id", holder.seat().id());
            out.writeStringField("name", words.say(Text.of("seat." + holder.seat().id())));
            out.writeStringField("player", holder.person().map(p -> p.name()).orElse(holder.computer() ? "the computer" : ""));
            out.writeStringField("colour", words.colour(words.style(holder.seat().id())).orElse("#8C8A84"));
            out.writeEndObject();
        }
        out.writeEndArray();
    }

    private static void ranking(JsonGenerator out, LiveMatch match, Glossary words) throws IOException {
        Optional<Result> result = match.result();
        if (result.isEmpty()) {
            return;
        }
        out.writeArrayFieldStart("ranking");
        for (Result.Place place : result.get().ranking()) {
            out.writeStartObject();
            out.writeNumberField("rank", place.rank());
            out.writeStringField("seat", place.seat().id());
            out.writeStringField("score", place.score());
            out.writeStringField("words", words.say(place.words()));
            out.writeEndObject();
        }
        out.writeEndArray();
        out.writeStringField("reason", words.say(result.get().reason().text()));
    }

    private static void drawn(JsonGenerator out, Map<String, List<String>> drawn) throws IOException {
        out.writeObjectFieldStart("cards");
        for (Map.Entry<String, List<String>> roll : drawn.entrySet()) {
            Json.words(out, roll.getKey(), roll.getValue());
        }
        out.writeEndObject();
    }
}
