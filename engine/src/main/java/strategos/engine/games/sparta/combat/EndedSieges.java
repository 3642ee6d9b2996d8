package strategos.engine.games.sparta.combat;

import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.games.sparta.control.Control;
import strategos.engine.games.sparta.forces.Field;
import strategos.engine.games.sparta.forces.ShelterEvents.Emerged;
import strategos.engine.games.sparta.forces.ShelterEvents.SiegeLifted;
import strategos.engine.games.sparta.printed.Atlas;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.Ground.Marker;
import strategos.engine.games.sparta.war.PieceSet;
import strategos.engine.games.sparta.war.PlaceSet;
import strategos.engine.games.sparta.war.Places;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;

/** Sieges that are over by where pieces now stand, and who then comes out. */
@Rule({"7.8", "9.0"})
public final class EndedSieges {
    private final Atlas atlas;
    private final Control control;
    private final Field field;
    private final StandingSieges standing;

    public EndedSieges(Printed printed, Control control, Field field, StandingSieges standing) {
        this.atlas = printed.atlas();
        this.control = control;
        this.field = field;
        this.standing = standing;
    }

    /** Settles one thing that is due since all stood as before; false when nothing is. */
    public boolean settle(Play<War> play, War before) {
        return lifted(play, before) || unmarked(play) || emerged(play);
    }

    /** A siege that too many have left is over. */
    @Rule("9.0")
    private boolean lifted(Play<War> play, War before) {
        War now = play.state();
        PlaceSet marked = standing.places(now);
        for (Side side : StandingSieges.sides()) {
            PlaceSet places = marked.or(now.ground().of(Marker.trapped(side)));
            for (int place = places.next(0); place >= 0; place = places.next(place + 1)) {
                if (standing.ended(before, now, side, place)) {
                    play.happen(new SiegeLifted(side, atlas.locale(place).ref()));
                    return true;
                }
            }
        }
        return false;
    }

    /** Nobody besieges a place in which no enemy has a stronghold any more. */
    @Rule("9.0")
    private boolean unmarked(Play<War> play) {
        War war = play.state();
        PieceSet markers = war.board().besieging();
        for (int unit = markers.next(0); unit >= 0; unit = markers.next(unit + 1)) {
            Side besieged = war.board().owner(unit).other();
            int place = war.board().place(unit);
            if (!control.shelters(war, besieged, place) && !control.shelters(war, Side.NEUTRAL, place)) {
                play.happen(new SiegeLifted(besieged, atlas.locale(place).ref()));
                return true;
            }
        }
        return false;
    }

    /** Nobody stays inside when no enemy is near, or when the shelter is gone. */
    @Rule({"7.8", "7.11"})
    private boolean emerged(Play<War> play) {
        War war = play.state();
        Board board = war.board();
        if (board.inside().isEmpty()) {
            return false;
        }
        PieceSet out = board.inside().filter(unit -> {
            int place = board.place(unit);
            Side owner = board.owner(unit);
            return !Places.onMap(place) || !watched(war, owner, place) || !sheltered(war, owner, unit, place);
        });
        if (out.isEmpty()) {
            return false;
        }
        play.happen(new Emerged(out));
        return true;
    }

    private boolean sheltered(War war, Side owner, int unit, int place) {
        Board board = war.board();
        return board.isLand(unit)
                ? control.shelters(war, owner, place)
                : control.harbour(war, owner, place, board.south().has(unit));
    }

    private boolean watched(War war, Side owner, int place) {
        return owner == Side.NEUTRAL
                ? field.present(war, Side.ATHENS, place) || field.present(war, Side.SPARTA, place)
                : field.present(war, owner.other(), place);
    }
}
