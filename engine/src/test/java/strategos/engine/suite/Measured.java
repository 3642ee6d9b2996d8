package strategos.engine.suite;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.engine.Measure;
import strategos.engine.seat.Seat;
import strategos.engine.seat.Viewer;
import strategos.engine.text.Phrasebook;
import strategos.engine.text.Text;

/**
 * The measures of a match are the same at each of its positions, by name and by whose they are; each has a value that can be
 * drawn, and each seat has one; and the match has a date.
 */
final class Measured<S> implements Watcher<S> {
    private final Phrasebook words;
    private List<Object> shown = List.of();
    private List<String> names = List.of();

    Measured(Phrasebook words) {
        this.words = words;
    }

    @Override
    public void at(Position<S> position) {
        List<Measure> measures = position.game().views().measures(position.seenBy(Viewer.EVERYONE));
        List<Object> now = new ArrayList<>();
        for (Measure measure : measures) {
            now.add(measure.name());
            for (Measure.Reading reading : measure.readings()) {
                now.add(reading.name());
                now.add(reading.style());
                reading.value()
                        .ifPresent(value -> assertThat(value)
                                .as(() -> words.say(measure.name()) + " of " + words.say(reading.name()))
                                .isFinite());
            }
        }
        assertThat(now).as("measures").isNotEmpty();
        // Words are dear; the same texts have the same.
        if (!now.equals(shown)) {
            List<String> said = now.stream().map(this::words).toList();
            if (!names.isEmpty()) {
                assertThat(said)
                        .as("measures after %d orders", position.number())
                        .isEqualTo(names);
            }
            shown = now;
            names = said;
        }
        assertThat(measures.getFirst().wide())
                .as("what the match turns on comes first")
                .isTrue();
        for (Seat seat : position.seats()) {
            assertThat(measures.stream().flatMap(m -> m.readings().stream()).map(Measure.Reading::seat))
                    .as("whose the readings are")
                    .contains(Optional.of(seat));
        }
        assertThat(position.game().views().date(position.seenBy(Viewer.EVERYONE)))
                .as("the date after %d orders", position.number())
                .isPresent();
    }

    private String words(Object shown) {
        return shown instanceof Text text ? words.say(text) : shown.toString();
    }
}
