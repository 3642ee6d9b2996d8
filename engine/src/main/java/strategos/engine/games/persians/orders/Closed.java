package strategos.engine.games.persians.orders;

import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.persians.printed.Leader;
import strategos.engine.games.persians.printed.Printed;
import strategos.engine.games.persians.printed.Tables;
import strategos.engine.games.persians.printed.Zone;
import strategos.engine.games.persians.war.Active;
import strategos.engine.games.persians.war.Camp;
import strategos.engine.games.persians.war.SeaZone;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.War;
import strategos.engine.offer.Verb;
import strategos.engine.text.Arg;
import strategos.engine.text.Line;
import strategos.engine.text.Text;

/** Why a verb is not open to the side that is asked: one sentence, from a position concealed for its seat. */
@Rule({"2", "4.1", "4.3"})
final class Closed {
    private final Printed printed;

    Closed(Printed printed) {
        this.printed = printed;
    }

    /** The reason, with the verb's rule. */
    Line why(Verb verb, Seen<War> seen, Side side) {
        War war = seen.position();
        Text why = switch (verb.name()) {
            case ReorganiseAct.NAME, PreferAct.NAME, PlaceAct.NAME -> before(verb, war);
            case ActivateAct.NAME -> activate(war, side);
            case PoliticalAct.NAME -> political(war);
            case StratagemAct.NAME -> stratagem(war.camp(side));
            case CityAct.NAME, LossesAct.NAME, FightAct.NAME, RetreatAct.NAME, RedeployAct.NAME ->
                Text.of("closed." + verb.name());
            case InterceptAct.NAME, AgreeAct.NAME -> meet(verb, war, side);
            case PassAct.NAME -> Text.of(war.step() instanceof Step.Activation ? "closed.pass.active" : "closed.pass");
            default -> march(verb, war, side);
        };
        return new Line(why, verb.rule());
    }

    /** What is done before the draw. */
    @Rule({"4.3", "11.1"})
    private static Text before(Verb verb, War seen) {
        boolean now = seen.step() instanceof Step.Reorganise;
        return Text.of("closed." + verb.name() + (now ? ".nothing" : ""));
    }

    @Rule("4.1")
    private static Text activate(War seen, Side side) {
        return switch (seen.step()) {
            case Step.Activation a
            when seen.active().orElseThrow().side() == side ->
                Text.of("closed.activate.active", "leader", lead(seen.active().orElseThrow()));
            case Step.Segment s -> Text.of("closed.activate.all");
            default -> Text.of("closed.segment");
        };
    }

    @Rule("14.3-political")
    private static Text political(War seen) {
        return Text.of(seen.scenario().equals(Printed.SECOND_WAR) ? "closed.political" : "closed.political.scenario");
    }

    @Rule("11.2")
    private static Text stratagem(Camp camp) {
        return Text.of("closed.stratagem", "n", camp.hand().size());
    }

    @Rule({"6.1", "6.3"})
    private Text meet(Verb verb, War seen, Side side) {
        String key = "closed." + verb.name();
        return switch (seen.step()) {
            case Step.Activation a
            when seen.active().orElseThrow().side() == side ->
                Text.of(key + ".active", "zone", place(seen.active().orElseThrow()));
            case Step.Entry entry ->
                Text.of(key + ".entry", "zone", Zone.named(entry.mover().place()));
            default -> Text.of(key);
        };
    }

    /** What an active leader or dummy does, or ships while one is active. */
    @Rule({"4.1", "9"})
    private Text march(Verb verb, War seen, Side side) {
        Optional<Active> acting = seen.acting().filter(active -> active.side() == side);
        if (acting.isEmpty()) {
            boolean segment = seen.step() instanceof Step.Segment;
            return Text.of(segment ? "closed.inactive" : "closed.segment");
        }
        Active active = acting.get();
        Tables.Costs costs = printed.tables().costs();
        return switch (verb.name()) {
            case MarchAct.NAME -> stuck(seen, active);
            case ScorchAct.NAME -> bought(verb, costs.scorch(), seen, active);
            case SackAct.NAME -> bought(verb, costs.sack(), seen, active);
            case EmbarkAct.NAME, DebarkAct.NAME -> bought(verb, costs.embark(), seen, active);
            case SailAct.NAME ->
                Text.of("closed.sail", "zones", printed.tables().limits().sea(), "points", left(seen, active));
            default -> Text.of("closed." + verb.name(), "leader", lead(active), "zone", place(active));
        };
    }

    @Rule({"5.1", "9.4"})
    private Text stuck(War seen, Active active) {
        int most = printed.tables().limits().land();
        if (SeaZone.is(active.force().place())) {
            return Text.of("closed.march.aboard", "leader", lead(active));
        }
        if (active.halted()) {
            return Text.of("closed.march.halted", "leader", lead(active));
        }
        return active.zones() >= most
                ? Text.of("closed.march.far", "leader", lead(active), "zones", most)
                : Text.of("closed.march.points", "zone", place(active), "points", left(seen, active));
    }

    private static Text bought(Verb verb, int cost, War seen, Active active) {
        int left = left(seen, active);
        return left < cost
                ? Text.of("closed.points", "cost", cost, "left", left)
                : Text.of("closed." + verb.name(), "zone", place(active));
    }

    private static int left(War seen, Active active) {
        return seen.camp(active.side()).purse().left();
    }

    private static Arg lead(Active active) {
        return Leader.named(active.force().lead());
    }

    private static Arg place(Active active) {
        return Zone.named(active.force().place());
    }
}
