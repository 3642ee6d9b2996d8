package strategos.engine.games.sparta.events;

import java.util.Optional;
import strategos.engine.Recorded;
import strategos.engine.Rule;
import strategos.engine.games.sparta.war.Bits;
import strategos.engine.games.sparta.war.Company;
import strategos.engine.games.sparta.war.Places;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.Tag;
import strategos.engine.games.sparta.war.War;
import strategos.engine.seat.Viewer;
import strategos.engine.text.Line;

/** Who stands inside walls and harbours, and who withdraws (7.8, 7.11, 15.7). */
public sealed interface ShelterEvents extends SpartaEvent {
    /** Units go inside a fort, a walled city or a port. */
    @Rule({"7.8", "7.11"})
    @Recorded("sheltered")
    record Sheltered(Side side, Tag place, Company company, boolean port) implements ShelterEvents {
        @Override
        public War apply(War before) {
            return before.with(before.board().withInside(before.board().inside().or(company.pieces())));
        }

        @Override
        public Optional<Line> tell(War before, Viewer viewer) {
            return Told.pieces(
                    port ? "told.in-port" : "told.inside",
                    port ? "7.11" : "7.8",
                    company,
                    before,
                    "side",
                    side.named(),
                    "place",
                    place.named("place"));
        }
    }

    /** Units stand outside their shelter. */
    @Rule({"7.8", "7.11"})
    @Recorded("stood-outside")
    record StoodOutside(Side side, Tag place, Bits units) implements ShelterEvents {
        @Override
        public War apply(War before) {
            return before.with(before.board().withInside(before.board().inside().minus(units)));
        }

        @Override
        public Optional<Line> tell(War before, Viewer viewer) {
            return Told.line("told.outside", "7.8", "side", side.named(), "place", place.named("place"));
        }
    }

    /** Nobody shelters any more: no enemy is near, or the siege is broken. */
    @Rule("7.8")
    @Recorded("emerged")
    record Emerged(Bits units) implements ShelterEvents {
        @Override
        public War apply(War before) {
            return before.with(before.board().withInside(before.board().inside().minus(units)));
        }

        @Override
        public Optional<Line> tell(War before, Viewer viewer) {
            return Optional.empty();
        }
    }

    /** Besiegers withdraw to a friendly place. */
    @Rule({"15.7"})
    @Recorded("withdrawn")
    record Withdrawn(Side side, Company company, Tag from, Tag to) implements ShelterEvents {
        @Override
        public War apply(War before) {
            return before.with(before.board().move(company.pieces(), to.number(), false));
        }

        @Override
        public Optional<Line> tell(War before, Viewer viewer) {
            return Told.pieces(
                    "told.withdrawn",
                    "15.7",
                    company,
                    before,
                    "side",
                    side.named(),
                    "from",
                    from.named("place"),
                    "to",
                    to.named("place"));
        }
    }

    /** Units must leave a city that has revolted; they come back next season. */
    @Rule({"10.1", "11.11"})
    @Recorded("expelled")
    record Expelled(Side side, Company company, Tag place) implements ShelterEvents {
        @Override
        public War apply(War before) {
            return before.with(before.board().defer(company.pieces(), Places.DISC));
        }

        @Override
        public Optional<Line> tell(War before, Viewer viewer) {
            return Told.pieces(
                    "told.expelled", "10.1", company, before, "side", side.named(), "place", place.named("place"));
        }
    }
}
