package strategos.engine.games.sparta.leaders;

import java.util.List;
import java.util.Optional;
import strategos.engine.Event;
import strategos.engine.Recorded;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.sparta.common.EventText;
import strategos.engine.games.sparta.common.EventText.Untold;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.Campaign;
import strategos.engine.games.sparta.war.NumberSet.PieceSet;
import strategos.engine.games.sparta.war.Places;
import strategos.engine.games.sparta.war.PrintedRef.LeaderRef;
import strategos.engine.games.sparta.war.PrintedRef.PlaceRef;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;
import strategos.engine.text.Text.Arg;
import strategos.engine.text.Text.Line;

/** Leaders who fall, are drawn, change place, and go (6). */
public sealed interface LeaderEvents extends Event<War> {
    /**
     * A leader is gone.
     *
     * @param cause how he died
     * @param unnamed whether he goes back into the cup
     * @param vacancy whether a held leader of the government may replace him
     */
    @Rule({"6.7", "6.9", "7.5", "14.1"})
    @Recorded("leader-died")
    record LeaderDied(Side side, LeaderRef leader, PlaceRef place, String cause, boolean unnamed, boolean vacancy)
            implements LeaderEvents {
        @Override
        public War apply(War before) {
            Board board = before.board().remove(PieceSet.of(leader.number()), unnamed ? Places.BOX : Places.GONE);
            War after = before.with(board);
            return vacancy
                    ? after.with(after.government().vacant(after.government().vacancies() + 1))
                    : after;
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            String rule = switch (cause) {
                case "sword" -> "6.9";
                case "alone" -> "7.5";
                case "sunk", "adrift" -> "7.4";
                case "stranded" -> "11.1";
                case "unpaid" -> "12.3";
                default -> "6.7";
            };
            return told("told.leader-died." + cause, rule, before, side, leader, place);
        }
    }

    /** An unnamed leader is drawn and takes command. */
    @Rule({"6.5", "6.8"})
    @Recorded("leader-drawn")
    record LeaderDrawn(Side side, LeaderRef leader, PlaceRef place) implements LeaderEvents {
        @Override
        public War apply(War before) {
            PieceSet drawn = PieceSet.of(leader.number());
            Board board = before.board().move(drawn, place.number(), false);
            return before.with(board.withUsed(board.used().or(drawn)));
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return told("told.leader-drawn", "6.8", before, side, leader, place);
        }
    }

    /** A held leader has taken the place of a fallen one. */
    @Rule("6.4")
    @Recorded("vacancy-filled")
    record VacancyFilled() implements LeaderEvents, Untold {
        @Override
        public War apply(War before) {
            return before.with(before.government().vacant(before.government().vacancies() - 1));
        }
    }

    /** A side gives a leader up by choice, for good. */
    @Rule("6.3")
    @Recorded("leader-removed")
    record LeaderRemoved(Side side, LeaderRef leader) implements LeaderEvents {
        @Override
        public War apply(War before) {
            return before.with(before.board().remove(PieceSet.of(leader.number()), Places.GONE));
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return EventText.line(
                    "told.leader-removed",
                    "6.3",
                    "side",
                    side.named(),
                    "leader",
                    before.position().called(leader.id()));
        }
    }

    /** A leader goes to another city. */
    @Rule("6.6")
    @Recorded("transferred")
    record Transferred(Side side, LeaderRef leader, PlaceRef place) implements LeaderEvents {
        @Override
        public War apply(War before) {
            Campaign campaign = before.campaign();
            return before.with(before.board().move(PieceSet.of(leader.number()), place.number(), false))
                    .with(campaign.withTransferred(campaign.transferred().with(leader.number())));
        }

        @Override
        public Optional<Line> tell(Seen<War> before) {
            return EventText.line(
                    "told.transferred",
                    "6.6",
                    "side",
                    side.named(),
                    "leader",
                    new Arg.Many(List.of(before.position().called(leader.id()))),
                    "place",
                    place.named());
        }

        @Override
        public boolean adds() {
            return true;
        }
    }

    private static Optional<Line> told(
            String key, String rule, Seen<War> before, Side side, LeaderRef leader, PlaceRef place) {
        return EventText.line(
                key,
                rule,
                "side",
                side.named(),
                "leader",
                before.position().called(leader.id()),
                "place",
                place.named());
    }
}
