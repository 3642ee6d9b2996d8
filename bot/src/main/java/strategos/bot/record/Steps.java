package strategos.bot.record;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.function.Consumer;
import strategos.bot.host.Replays.Fallen;
import strategos.bot.host.Replays.Step;
import strategos.engine.dice.Roll;
import strategos.engine.scene.Board;
import strategos.engine.scene.Panel;
import strategos.engine.scene.Scene;
import strategos.engine.scene.Strip;
import strategos.engine.seat.Seat;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/** Writes the steps of a match as they come; nothing of a step is kept but what is written. Confined to one thread. */
final class Steps implements Consumer<Step> {
    private final Glossary words;
    private final DrawLists maps;
    private final Panels panels;
    private final Fights fights;
    private final Courses courses;
    private final Json json = new Json();
    private final Map<String, List<String>> drawn = new TreeMap<>();

    Steps(Glossary words, DrawLists maps, Panels panels, Courses courses) {
        this.words = words;
        this.maps = maps;
        this.panels = panels;
        this.fights = new Fights(words);
        this.courses = courses;
        json.write(JsonGenerator::writeStartArray);
    }

    @Override
    public void accept(Step step) {
        json.write(out -> step(out, step));
        courses.add(step.measures());
    }

    /** All steps as a list. */
    String text() {
        return json.write(JsonGenerator::writeEndArray).text();
    }

    /** What was drawn by sealed rolls that are opened. */
    Map<String, List<String>> drawn() {
        return drawn;
    }

    private void step(JsonGenerator out, Step step) throws IOException {
        out.writeStartObject();
        out.writeNumberField("v", step.version());
        out.writeStringField("k", step.kind());
        if (step.seat().isPresent()) {
            out.writeStringField("s", step.seat().get().id());
        }
        out.writeStringField("o", step.source());
        out.writeStringField("at", step.at().truncatedTo(ChronoUnit.SECONDS).toString());
        if (step.backTo().isPresent()) {
            out.writeNumberField("u", step.backTo().getAsLong());
        }
        told(out, step.told());
        rolls(out, step.rolls());
        if (!step.strips().isEmpty()) {
            out.writeArrayFieldStart("x");
            for (Strip strip : step.strips()) {
                fights.strip(out, strip);
            }
            out.writeEndArray();
        }
        if (!step.boards().isEmpty()) {
            out.writeArrayFieldStart("b");
            for (Board board : step.boards()) {
                fights.board(out, board);
            }
            out.writeEndArray();
        }
        awaited(out, step);
        Optional<Scene> scene = step.view().scene();
        if (scene.isPresent()) {
            scene(out, step, scene.get());
        }
        out.writeEndObject();
    }

    private void told(JsonGenerator out, List<Line> told) throws IOException {
        if (told.isEmpty()) {
            return;
        }
        out.writeArrayFieldStart("y");
        for (Line line : told) {
            out.writeStartArray();
            out.writeString(words.say(line.text()));
            out.writeString(words.rule(line));
            out.writeEndArray();
        }
        out.writeEndArray();
    }

    private void rolls(JsonGenerator out, List<Fallen> rolls) throws IOException {
        if (rolls.isEmpty()) {
            return;
        }
        out.writeArrayFieldStart("r");
        for (Fallen fallen : rolls) {
            Roll roll = fallen.roll();
            out.writeStartObject();
            out.writeStringField("chain", roll.cause().chain().word());
            out.writeNumberField("index", roll.index());
            out.writeStringField("kind", words.kind(roll.cause().kind()));
            if (roll.cause().by().isPresent()) {
                out.writeStringField("by", roll.cause().by().get().id());
            }
            out.writeStringField("purpose", words.say(roll.cause().purpose().text()));
            out.writeEndObject();
            if (!fallen.drawn().isEmpty()) {
                drawn.put(
                        roll.cause().chain().word() + "-" + roll.index(),
                        fallen.drawn().stream().map(words::say).toList());
            }
        }
        out.writeEndArray();
    }

    private void awaited(JsonGenerator out, Step step) throws IOException {
        if (step.awaited().isEmpty()) {
            return;
        }
        out.writeArrayFieldStart("w");
        for (Map.Entry<Seat, Text> asked : step.awaited().entrySet()) {
            out.writeStartArray();
            out.writeString(asked.getKey().id());
            out.writeString(words.say(asked.getValue()));
            out.writeEndArray();
        }
        out.writeEndArray();
    }

    private void scene(JsonGenerator out, Step step, Scene scene) throws IOException {
        DrawLists.Change change = maps.to(scene);
        if (!change.isEmpty()) {
            out.writeArrayFieldStart("d");
            for (List<Integer> ids : List.of(change.gone(), change.come())) {
                out.writeStartArray();
                for (int id : ids) {
                    out.writeNumber(id);
                }
                out.writeEndArray();
            }
            out.writeEndArray();
        }
        OptionalInt tints = maps.tints(scene);
        if (tints.isPresent()) {
            out.writeNumberField("g", tints.getAsInt());
        }
        List<Integer> said = new ArrayList<>();
        scene.alt().forEach(line -> said.add(words.number(line)));
        Json.numbers(out, "a", said);
        Json.numbers(out, "p", panels.numbers(scene.panels()));
        if (step.date().isPresent()) {
            out.writeNumberField("c", words.number(step.date().get()));
        }
        for (Panel panel : scene.panels()) {
            if (panel instanceof Panel.Track track) {
                out.writeNumberField("t", track.current());
                break;
            }
        }
    }
}
