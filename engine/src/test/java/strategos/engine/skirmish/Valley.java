package strategos.engine.skirmish;

import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import strategos.engine.seat.Seat;
import strategos.engine.seat.Viewer;
import strategos.engine.text.Text.Arg;

/** The position. */
@RecordBuilder
public record Valley(int turn, List<Band> bands, Step step) implements ValleyBuilder.With {
    public Valley {
        bands = List.copyOf(bands);
    }

    /**
     * A band.
     *
     * @param place empty once it is gone
     * @param strength empty before they are dealt, and where the viewer may not know it
     * @param shown whether it has met an enemy, so that all know its strength
     * @param moved whether it has marched or dug in this turn
     */
    @RecordBuilder
    public record Band(
            String id,
            Seat seat,
            Optional<String> place,
            Optional<Integer> strength,
            boolean shown,
            boolean dugIn,
            boolean moved)
            implements ValleyBandBuilder.With {
        boolean at(String where) {
            return place.filter(where::equals).isPresent();
        }

        boolean gone() {
            return place.isEmpty();
        }

        Arg named() {
            return new Arg.Name("unit", id);
        }

        Band in(String where) {
            return withPlace(Optional.of(where)).withDugIn(false);
        }

        Band lost() {
            return withPlace(Optional.empty()).withDugIn(false);
        }
    }

    /** What is under way: ids and no more. */
    public sealed interface Step {
        /** The seat's strengths are dealt. */
        record Deal(Seat seat) implements Step {}

        /** The seat moves. */
        record Move(Seat seat) implements Step {}

        /** The defender is asked. */
        record Meeting(String attacker, String defender) implements Step {}

        /** The die is thrown. */
        record Fight(String attacker, String defender) implements Step {}

        /** Nobody is asked any more. */
        record Over(Optional<Seat> winner, String reason) implements Step {}
    }

    Band band(String id) {
        return bands.stream().filter(b -> b.id().equals(id)).findFirst().orElseThrow();
    }

    Optional<Band> at(String place) {
        return bands.stream().filter(b -> b.at(place)).findFirst();
    }

    /** The seat's bands that are left. */
    List<Band> of(Seat seat) {
        return bands.stream().filter(b -> b.seat().equals(seat) && !b.gone()).toList();
    }

    Valley with(String id, UnaryOperator<Band> change) {
        return all(band -> band.id().equals(id) ? change.apply(band) : band);
    }

    Valley all(UnaryOperator<Band> change) {
        return withBands(bands.stream().map(change).toList());
    }

    /** The strength of a band that nobody else has seen is its owner's secret. */
    Valley concealed(Viewer viewer) {
        return all(band -> band.shown() || band.seat().equals(viewer) ? band : band.withStrength(Optional.empty()));
    }
}
