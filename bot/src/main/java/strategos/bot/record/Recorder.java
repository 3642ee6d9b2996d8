package strategos.bot.record;

import com.fasterxml.jackson.core.JsonGenerator;
import jakarta.inject.Inject;
import java.io.IOException;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.LiveMatch.Stage;
import strategos.bot.host.Matches;
import strategos.bot.host.Outcomes;
import strategos.bot.host.Replays;
import strategos.bot.render.Painter;
import strategos.engine.seat.Seat;
import strategos.engine.seat.Viewer;

/** Makes the data of a match's page: the match is played again, and each step written as it comes. */
final class Recorder {
    private static final String FORMAT = "strategos-record-1";

    /** Which protocol's dice the page verifies with code of its own. */
    private static final String BEACON = "\"strategos-dice-2\"";

    /** The only language there are words in. */
    private static final String LANGUAGE = "en";

    private final Matches matches;
    private final Replays replays;
    private final Outcomes outcomes;
    private final Vectors vectors = new Vectors();

    @Inject
    Recorder(Matches matches, Replays replays, Outcomes outcomes) {
        this.matches = matches;
        this.replays = replays;
        this.outcomes = outcomes;
    }

    /**
     * What is to be recorded.
     *
     * @param merged so many orders of one seat in a row, at most, are one step
     * @param test whether the dice could be foreseen
     */
    record Wish(LiveMatch match, Viewer viewer, int merged, boolean test, Instant now) {}

    /** The data of a match that has begun. */
    RecordData make(Wish wish, Painter painter) {
        LiveMatch match = wish.match();
        String sheet = match.view(Viewer.EVERYONE).scene().orElseThrow().sheet();
        Glossary words = new Glossary(match.tale(), painter);
        DrawLists maps = new DrawLists(painter.kit(sheet), words::say);
        Panels panels = new Panels(words);
        Courses courses = new Courses(words);
        Steps steps = new Steps(words, maps, panels, courses);
        Merged merged = new Merged(wish.merged(), wish.merged() > 1 ? goneBackTo(wish) : Set.of(), steps);
        replays.play(match.id(), wish.viewer(), merged);
        merged.end();
        Masthead head = new Masthead(match, outcomes.find(match.id()), words);
        String played = steps.text();
        String dice = matches.diceLog(match.id());
        Json json = new Json();
        json.write(out -> {
            out.writeStartObject();
            out.writeStringField("format", FORMAT);
            head.write(out, courses);
            view(out, wish);
            out.writeFieldName("steps");
            out.writeRawValue(played);
            courses.write(out);
            panels.write(out);
            maps.write(out);
            words.write(out);
            Json.copy(out, "dice", dice);
            drawn(out, steps.drawn());
            vectors.write(out, dice.contains(BEACON));
            out.writeEndObject();
        });
        return new RecordData(
                head.title(), head.scenario(), head.lines(), LANGUAGE, json.text(), dice.contains(BEACON));
    }

    /** The versions whose position holds again later. */
    private Set<Long> goneBackTo(Wish wish) {
        Set<Long> versions = new HashSet<>();
        replays.play(wish.match().id(), wish.viewer(), step -> step.backTo().ifPresent(versions::add));
        return versions;
    }

    private static void view(JsonGenerator out, Wish wish) throws IOException {
        out.writeObjectFieldStart("view");
        out.writeStringField("of", wish.viewer() instanceof Seat seat ? seat.id() : "everyone");
        out.writeBooleanField("over", wish.match().stage() == Stage.OVER);
        out.writeBooleanField("test", wish.test());
        out.writeStringField("made", wish.now().toString());
        out.writeStringField("words", LANGUAGE);
        if (wish.merged() > 1) {
            out.writeNumberField("merged", wish.merged());
        }
        out.writeEndObject();
    }

    private static void drawn(JsonGenerator out, Map<String, List<String>> drawn) throws IOException {
        out.writeObjectFieldStart("cards");
        for (Map.Entry<String, List<String>> roll : drawn.entrySet()) {
            Json.words(out, roll.getKey(), roll.getValue());
        }
        out.writeEndObject();
    }
}
