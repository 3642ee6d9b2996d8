package strategos.engine.suite;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.engine.Measure;
import strategos.engine.seat.Seat;
import strategos.engine.seat.Viewer;
import strategos.engine.text.Phrasebook;

/**
 * The measures of a match are the same at each of its positions, by name and by whose they are; each has a value that can be
 * drawn, and each seat has one; and the match has a date.
 */
final class Measured<S> implements Watcher<S> {
    private final Phrasebook words;
    private List<String> names = List.of();

    Measured(Phrasebook words) {
        this.words = words;
    }

    @Override
    public void at(Position<S> position) {
        List<Measure> measures = position.game().views().measures(position.seenBy(Viewer.EVERYONE));
        List<String> now = new ArrayList<>();
        for (Measure measure : measures) {
            now.add(words.say(measure.name()));
            for (Measure.Reading reading : measure.readings()) {
                now.add(words.say(reading.name()) + " " + reading.style());
                reading.value()
                        .ifPresent(value -> assertThat(value)
                                .as("%s of %s", words.say(measure.name()), words.say(reading.name()))
                                .isFinite());
            }
        }
        assertThat(now).as("measures").isNotEmpty();
        if (!names.isEmpty()) {
            assertThat(now).as("measures after %d orders", position.number()).isEqualTo(names);
        }
        names = now;
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
}
