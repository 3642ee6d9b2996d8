package strategos.engine.skirmish;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.engine.Game;
import strategos.engine.Records;
import strategos.engine.Rule;
import strategos.engine.Seen.Concealment;
import strategos.engine.box.Box;
import strategos.engine.box.Box.Scenario;
import strategos.engine.kit.Acts;
import strategos.engine.offer.Choices.Choice;
import strategos.engine.offer.Verb;
import strategos.engine.seat.Seat;
import strategos.engine.seat.Viewer;
import strategos.engine.skirmish.Valley.Band;
import strategos.engine.skirmish.Valley.Step;
import strategos.engine.standing.Topic;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Arg;
import strategos.engine.text.Text.Line;

/** Two seats, nine places, three bands each, of a strength that only their owner knows. */
public final class Skirmish {
    public static final String ID = "skirmish";
    public static final Seat RED = new Seat("red");
    public static final Seat BLUE = new Seat("blue");
    static final String ATTACKED = "attacked";
    static final String PLACE = "place";
    static final String STRENGTH = "strength";

    private Skirmish() {}

    static Game<Valley> of(Printed printed) {
        Acts<Valley, Seat> acts = Orders.all(printed);
        List<Verb> verbs = new ArrayList<>(acts.verbs());
        verbs.add(SkirmishViews.ODDS);
        List<Topic> topics = List.of(Topic.of(
                ATTACKED,
                List.of(Topic.Fact.of(PLACE, printed.ids()), Topic.Fact.of(STRENGTH)),
                Orders.Stand.VERB.name(),
                Orders.FallBack.VERB.name()));
        Scenario scenario = new Scenario("raid", Text.of("scenario.raid"), List.of(RED, BLUE), 2, 2);
        return new Game<>(
                new Box(ID, Text.of("title"), List.of(scenario), List.of(), verbs, topics),
                new Records<>(Valley.class, 1, SkirmishEvent.class, List.of()),
                new SkirmishRules(printed, acts),
                new Hidden(),
                new SkirmishDecisions(printed, acts, topics),
                new SkirmishViews(printed),
                new SkirmishComputer(printed),
                Optional.of(new SkirmishMind(printed)));
    }

    @Rule("1")
    private static final class Hidden extends Concealment<Valley> {
        @Override
        protected Valley hide(Valley valley, Viewer viewer) {
            return valley.concealed(viewer);
        }
    }

    static Seat other(Seat seat) {
        return seat.equals(RED) ? BLUE : RED;
    }

    /** Whether it is the seat's turn to move. */
    static boolean moves(Valley valley, Seat seat) {
        return valley.step() instanceof Step.Move(Seat mover) && mover.equals(seat);
    }

    /** The meeting in which the seat must say whether it stands. */
    static Optional<Step.Meeting> meeting(Valley valley, Seat seat) {
        return valley.step() instanceof Step.Meeting meeting
                        && valley.band(meeting.defender()).seat().equals(seat)
                ? Optional.of(meeting)
                : Optional.empty();
    }

    /** A band with its strength, if it is known. */
    static Choice choice(Band band) {
        return new Choice(
                band.id(),
                band.strength()
                        .map(n -> Text.of("choice.band", "band", band.named(), "strength", n))
                        .orElseGet(() -> Text.of("name", "name", band.named())));
    }

    static Choice place(String id) {
        return new Choice(id, Text.of("name", "name", new Arg.Name("place", id)));
    }

    /** Why it is over. */
    static Line reason(String reason) {
        return new Line(Text.of("result." + reason), reason.equals("resigned") ? "ruling-resign" : "5");
    }
}
