package strategos.engine.games.sparta.movement;

import java.util.List;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.games.sparta.combat.Engagements;
import strategos.engine.games.sparta.combat.Sieges.StandingSieges;
import strategos.engine.games.sparta.common.Flow;
import strategos.engine.games.sparta.forces.Force.Field;
import strategos.engine.games.sparta.forces.ForceEvents.Landed;
import strategos.engine.games.sparta.leaders.Mortality;
import strategos.engine.games.sparta.movement.Movement.MovingForce;
import strategos.engine.games.sparta.movement.Movement.SyracuseWatch;
import strategos.engine.games.sparta.movement.MovementEvents.Halted;
import strategos.engine.games.sparta.movement.MovementEvents.MarchLapsed;
import strategos.engine.games.sparta.movement.MovementEvents.Marched;
import strategos.engine.games.sparta.printed.Atlas;
import strategos.engine.games.sparta.printed.Atlas.Route;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.Board.Load;
import strategos.engine.games.sparta.war.Campaign.PendingStep;
import strategos.engine.games.sparta.war.Engagement.Detachments;
import strategos.engine.games.sparta.war.NumberSet.PieceSet;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.Stack;
import strategos.engine.games.sparta.war.Stack.Stage;
import strategos.engine.games.sparta.war.War;

/** The campaign of one stack: it marches place by place, and what it meets is settled before it goes on. */
@Rule({"2.5", "4.0", "4.1", "5.0", "7.1", "7.5"})
public final class Stacks {
    private final Printed printed;
    private final Atlas atlas;
    private final Field field;
    private final Movement movement;
    private final Mortality mortality;
    private final Engagements engagements;
    private final StandingSieges standing;
    private final SyracuseWatch syracuse;

    public Stacks(
            Printed printed,
            Field field,
            Movement movement,
            Mortality mortality,
            Engagements engagements,
            StandingSieges standing,
            SyracuseWatch syracuse) {
        this.printed = printed;
        this.atlas = printed.atlas();
        this.field = field;
        this.movement = movement;
        this.mortality = mortality;
        this.engagements = engagements;
        this.standing = standing;
        this.syracuse = syracuse;
    }

    /** Whether its commander is asked. */
    public boolean asks(War war, Stage stage) {
        boolean there = war.stack().orElseThrow().place(war.board()) < atlas.size();
        return there && (stage == Stage.ASK || stage == Stage.DECLARE);
    }

    /** One step that needs no decision. */
    public void advance(Play<War> play, Stage stage) {
        Stack stack = play.state().stack().orElseThrow();
        int place = stack.place(play.state().board());
        if (place >= atlas.size()) {
            finish(play, stack);
            return;
        }
        switch (stage) {
            case MARCH -> march(play, stack, place);
            case ENTER -> enter(play, stack, place);
            case SHIPS -> meetShips(play, stack, place);
            case TROOPS -> meetTroops(play, stack, place);
            case END -> finish(play, stack);
            case DECLARE, ASK -> throw new IllegalStateException("the commander is asked");
        }
    }

    @Rule({"7.1", "7.3", "7.4", "7.5"})
    private void march(Play<War> play, Stack stack, int place) {
        if (stack.plan().isEmpty()) {
            Flow.go(play, Stage.ASK);
            return;
        }
        War war = play.state();
        int next = stack.plan().getFirst();
        PieceSet pieces = stack.here(war.board());
        MovingForce mover = MovingForce.of(war.board(), stack.side(), pieces);
        boolean south = movement.south(war, pieces);
        Route route = null;
        for (Route open : atlas.from(place)) {
            if (open.to() == next && movement.open(war, mover, open, south)) {
                route = open;
            }
        }
        boolean lost = movement.lost(war, mover, stack.plan().getLast());
        if (route == null || lost || stack.points() < movement.cost()) {
            // What it has met on the way has closed the route, or the end to it: the rest of the plan lapses.
            play.happen(new MarchLapsed());
            Flow.go(play, Stage.TROOPS);
            return;
        }
        boolean aboard = mover.ships() > 0 && (route.kind() == Route.Kind.SEA || mover.carriesAll());
        List<Load> cargo = aboard ? movement.cargo(war, pieces) : List.of();
        play.happen(new Marched(
                stack.side(),
                printed.counters().leader(stack.commander()).ref(),
                printed.counters().company(pieces),
                atlas.locale(place).ref(),
                atlas.locale(next).ref(),
                mover.ships() > 0 && route.southThere(),
                cargo,
                stack.plan().size() == 1,
                stack.points() - movement.cost(),
                war.terms().concealed() && field.present(war, stack.side().other(), next)));
        Flow.go(play, Stage.ENTER);
    }

    /** Lone enemy leaders die; Syracuse may bring nations into the war. */
    @Rule({"7.5", "15.1", "15.4", "15.7"})
    private void enter(Play<War> play, Stack stack, int place) {
        boolean armed =
                !play.state().board().units(stack.here(play.state().board())).isEmpty();
        if (armed) {
            mortality.comeUpon(play, stack.side(), place);
        }
        Flow.go(play, Stage.SHIPS);
        syracuse.entered(play, stack.side(), place, stack.here(play.state().board()));
    }

    /** A fleet that sails on through enemy ships may be intercepted. */
    @Rule({"7.9", "ruling-V4"})
    private void meetShips(Play<War> play, Stack stack, int place) {
        War war = play.state();
        PieceSet fleet = war.board().fleet(stack.here(war.board()));
        boolean met = !stack.plan().isEmpty()
                && !fleet.isEmpty()
                && field.mayFight(war, stack.side(), place)
                && !enemyShips(war, stack, place).isEmpty();
        Flow.go(play, Stage.TROOPS);
        if (met) {
            Flow.push(play, new PendingStep.Interception());
        }
    }

    private PieceSet enemyShips(War war, Stack stack, int place) {
        return field.freeShips(war, stack.side().other(), place, movement.south(war, stack.here(war.board())));
    }

    /** Land units on foot stop for enemy land units; a fleet that stops offers battle; what it carries lands. */
    @Rule({"7.4", "7.5", "7.9"})
    private void meetTroops(Play<War> play, Stack stack, int place) {
        boolean stops = stack.plan().isEmpty();
        boolean ashore = !atlas.locale(place).sea();
        PieceSet aboard =
                play.state().board().aboard().and(stack.here(play.state().board()));
        if (stops && ashore && !aboard.isEmpty()) {
            play.happen(new Landed(aboard));
        }
        War war = play.state();
        PieceSet pieces = stack.here(war.board());
        PieceSet troops = war.board().land(pieces).minus(war.board().aboard());
        PieceSet fleet = war.board().fleet(pieces);
        Side enemy = stack.side().other();
        boolean atWar = field.mayFight(war, stack.side(), place);
        boolean land =
                atWar && !troops.isEmpty() && !field.freeLand(war, enemy, place).isEmpty() && !stack.declared();
        boolean sea = atWar
                && stops
                && !fleet.isEmpty()
                && !enemyShips(war, stack, place).isEmpty();
        if (!land && !sea) {
            Flow.go(play, stops ? rest(war, stack, place) : Stage.MARCH);
            return;
        }
        if (land && stops && !fleet.isEmpty()) {
            Flow.go(play, Stage.DECLARE);
            return;
        }
        Flow.go(play, stops ? Stage.ASK : Stage.MARCH);
        PieceSet landing = land ? troops : PieceSet.NONE;
        engagements.declare(
                play, stack, enemy, new Detachments(landing, PieceSet.NONE, sea ? fleet : PieceSet.NONE), false);
    }

    /** Without points, without anybody to fight and without a siege to join there is nothing left to ask. */
    @Rule({"4.1", "9.0", "ruling-S7"})
    private Stage rest(War war, Stack stack, int place) {
        boolean idle = stack.points() == 0
                && !field.present(war, stack.side().other(), place)
                && field.landEnemy(war, stack.side(), place) == stack.side().other()
                && !atlas.locale(place).city()
                && !standing.joinable(war, stack.side(), place);
        return idle ? Stage.END : Stage.ASK;
    }

    /** The stack's campaign is over, also when a fight has ended it on the way: at a coast what it carried is ashore. */
    @Rule({"4.1", "7.4", "ruling-V2"})
    private void finish(Play<War> play, Stack stack) {
        Board board = play.state().board();
        PieceSet carried = board.aboard().and(stack.pieces());
        PieceSet landed =
                carried.filter(unit -> !atlas.locale(board.place(unit)).sea());
        if (!landed.isEmpty()) {
            play.happen(new Landed(landed));
        }
        int place = stack.place(play.state().board());
        if (place >= atlas.size()) {
            Flow.pop(play);
            return;
        }
        play.happen(new Halted(
                printed.counters().leader(stack.commander()).ref(),
                atlas.locale(place).ref()));
    }
}
