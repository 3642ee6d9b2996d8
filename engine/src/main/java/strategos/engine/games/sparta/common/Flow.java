package strategos.engine.games.sparta.common;

import java.util.List;
import java.util.Optional;
import strategos.engine.Play;
import strategos.engine.dice.Cause;
import strategos.engine.dice.Chain;
import strategos.engine.dice.Roll;
import strategos.engine.games.sparta.common.CourseEvents.Proceeded;
import strategos.engine.games.sparta.war.Campaign.PendingStep;
import strategos.engine.games.sparta.war.Combat;
import strategos.engine.games.sparta.war.Engagement;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.Stack;
import strategos.engine.games.sparta.war.War;
import strategos.engine.seat.Seat;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/** How procedures go on, and how they throw dice. */
public final class Flow {
    private static final int SIDES = 6;

    private Flow() {}

    /** Begins something within what is under way. */
    public static void push(Play<War> play, PendingStep... steps) {
        play.happen(new Proceeded(0, List.of(steps)));
    }

    /** What was under way goes on as this. */
    public static void replace(Play<War> play, PendingStep... steps) {
        play.happen(new Proceeded(1, List.of(steps)));
    }

    /** The stack on campaign is at that stage. */
    public static void go(Play<War> play, Stack.Stage stage) {
        replace(play, new PendingStep.OnCampaign(stage));
    }

    /** The engagement is at that stage. */
    public static void go(Play<War> play, Engagement.Stage stage) {
        replace(play, new PendingStep.InEngagement(stage));
    }

    /** The combat is at that stage. */
    public static void go(Play<War> play, Combat.Stage stage) {
        replace(play, new PendingStep.InCombat(stage));
    }

    /** What was under way is over. */
    public static void pop(Play<War> play) {
        play.happen(new Proceeded(1, List.of()));
    }

    /** A roll for that side. */
    public static Roll roll(Play<War> play, Side side, String kind, String rule, int dice, Object... values) {
        Line purpose = new Line(Text.of("purpose." + kind, values), rule);
        Optional<Seat> by = side == Side.NEUTRAL ? Optional.empty() : Optional.of(side.seat());
        return play.roll(new Cause(Chain.OPEN, kind, by, purpose), dice, SIDES);
    }

    /** One of so many, drawn blindly. */
    public static int draw(Play<War> play, Side side, String kind, String rule, int of) {
        Line purpose = new Line(Text.of("purpose." + kind), rule);
        return play.roll(new Cause(Chain.OPEN, kind, Optional.of(side.seat()), purpose), 1, of)
                        .face()
                - 1;
    }
}
