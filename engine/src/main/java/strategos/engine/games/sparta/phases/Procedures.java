package strategos.engine.games.sparta.phases;

import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.rules.Aftermath;
import strategos.engine.games.sparta.rules.Captures;
import strategos.engine.games.sparta.rules.Combats;
import strategos.engine.games.sparta.rules.Control;
import strategos.engine.games.sparta.rules.Engagements;
import strategos.engine.games.sparta.rules.Field;
import strategos.engine.games.sparta.rules.Honours;
import strategos.engine.games.sparta.rules.Islands;
import strategos.engine.games.sparta.rules.Lineup;
import strategos.engine.games.sparta.rules.Losses;
import strategos.engine.games.sparta.rules.Mortality;
import strategos.engine.games.sparta.rules.Movement;
import strategos.engine.games.sparta.rules.NationStates;
import strategos.engine.games.sparta.rules.Peace;
import strategos.engine.games.sparta.rules.Purchases;
import strategos.engine.games.sparta.rules.Pursuits;
import strategos.engine.games.sparta.rules.Ravages;
import strategos.engine.games.sparta.rules.Regime;
import strategos.engine.games.sparta.rules.Revolts;
import strategos.engine.games.sparta.rules.Sieges;
import strategos.engine.games.sparta.rules.Stacking;
import strategos.engine.games.sparta.rules.Stacks;
import strategos.engine.games.sparta.rules.StandingSieges;
import strategos.engine.games.sparta.rules.Strengths;
import strategos.engine.games.sparta.rules.SyracuseWatch;
import strategos.engine.games.sparta.rules.Treasury;
import strategos.engine.games.sparta.rules.Upkeep;

/** Every procedure of the rules, wired once. */
public record Procedures(
        Control control,
        Field field,
        Stacking stacking,
        Movement movement,
        Losses losses,
        Strengths strengths,
        Honours honours,
        Mortality mortality,
        Regime regime,
        NationStates nations,
        Peace peace,
        Captures captures,
        Combats combats,
        StandingSieges standing,
        Sieges sieges,
        Lineup lineup,
        Pursuits pursuits,
        Engagements engagements,
        SyracuseWatch syracuse,
        Stacks stacks,
        Revolts revolts,
        Ravages ravages,
        Upkeep upkeep,
        Treasury treasury,
        Administration administration,
        Alliances alliances,
        Happenings happenings,
        Logistics logistics,
        Mustering mustering,
        Aftermath aftermath) {

    /** The procedures with what the box prints. */
    public static Procedures of(Printed printed) {
        Islands islands = new Islands(printed);
        Control control = new Control(printed, islands);
        Field field = new Field(printed, control);
        Stacking stacking = new Stacking(printed, control);
        Movement movement = new Movement(printed, control, field, stacking);
        Losses losses = new Losses(printed.counters());
        Strengths strengths = new Strengths(printed, control, field);
        Honours honours = new Honours(printed.tables());
        Mortality mortality = new Mortality(printed, field);
        Regime regime = new Regime(printed, control, field);
        NationStates nations = new NationStates(printed, control, islands, honours);
        Peace peace = new Peace(printed, control, stacking, regime);
        Captures captures = new Captures(printed, control, islands, mortality, honours, nations, peace);
        Combats combats = new Combats(printed, field, strengths, losses, mortality, honours, captures);
        StandingSieges standing = new StandingSieges(printed, control, field, strengths);
        Sieges sieges = new Sieges(printed, control, field, strengths, standing, captures, mortality);
        Lineup lineup = new Lineup(printed, field, strengths);
        Pursuits pursuits = new Pursuits(printed, control, field, strengths);
        Engagements engagements =
                new Engagements(printed, control, field, strengths, lineup, combats, sieges, standing);
        SyracuseWatch syracuse = new SyracuseWatch(printed);
        Stacks stacks = new Stacks(printed, field, movement, mortality, syracuse);
        Revolts revolts = new Revolts(printed, control, islands, honours);
        Ravages ravages = new Ravages(printed, control, field, honours);
        Upkeep upkeep = new Upkeep(printed, control);
        Treasury treasury = new Treasury(printed, control);
        Alliances alliances = new Alliances(printed, honours, nations);
        Purchases purchases = new Purchases(printed, control, stacking);
        return new Procedures(
                control,
                field,
                stacking,
                movement,
                losses,
                strengths,
                honours,
                mortality,
                regime,
                nations,
                peace,
                captures,
                combats,
                standing,
                sieges,
                lineup,
                pursuits,
                engagements,
                syracuse,
                stacks,
                revolts,
                ravages,
                upkeep,
                treasury,
                new Administration(printed, control, honours, regime, treasury),
                alliances,
                new Happenings(printed, peace, new Truce(printed), alliances, revolts, syracuse),
                new Logistics(printed, control, upkeep, purchases, standing, regime, mortality, honours, stacking),
                new Mustering(printed, control, stacking, regime),
                new Aftermath(printed, control, field, standing, stacking, nations, honours, regime));
    }
}
