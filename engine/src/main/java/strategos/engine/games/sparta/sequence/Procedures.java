package strategos.engine.games.sparta.sequence;

import strategos.engine.games.sparta.allegiance.Revolts;
import strategos.engine.games.sparta.allegiance.Revolts.NationStates;
import strategos.engine.games.sparta.combat.Captures;
import strategos.engine.games.sparta.combat.CombatParticipants;
import strategos.engine.games.sparta.combat.CombatParticipants.Strengths;
import strategos.engine.games.sparta.combat.Combats;
import strategos.engine.games.sparta.combat.Engagements;
import strategos.engine.games.sparta.combat.Losses;
import strategos.engine.games.sparta.combat.Ravages;
import strategos.engine.games.sparta.combat.Sieges;
import strategos.engine.games.sparta.combat.Sieges.StandingSieges;
import strategos.engine.games.sparta.control.Control;
import strategos.engine.games.sparta.control.Control.Islands;
import strategos.engine.games.sparta.forces.Force.Field;
import strategos.engine.games.sparta.forces.Stacking;
import strategos.engine.games.sparta.government.Governments;
import strategos.engine.games.sparta.government.Peace;
import strategos.engine.games.sparta.leaders.Mortality;
import strategos.engine.games.sparta.movement.Movement;
import strategos.engine.games.sparta.movement.Movement.SyracuseWatch;
import strategos.engine.games.sparta.movement.Pursuits;
import strategos.engine.games.sparta.movement.Stacks;
import strategos.engine.games.sparta.prestige.PrestigeAwards;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.random.Alliances;
import strategos.engine.games.sparta.random.RandomEventPhase;
import strategos.engine.games.sparta.random.SpartanMeasures;
import strategos.engine.games.sparta.random.Truce;
import strategos.engine.games.sparta.revenue.Purchases;
import strategos.engine.games.sparta.revenue.Purchases.Logistics;
import strategos.engine.games.sparta.revenue.Treasury;
import strategos.engine.games.sparta.revenue.Treasury.Upkeep;

/** Every procedure of the rules, wired once, by the chapters it belongs to. */
public record Procedures(Ground ground, Moves moves, Fights fights, Politics politics, Means means, Events events) {

    /** Who holds what, and what stands where. */
    public record Ground(Control control, Field field, Stacking stacking) {}

    /** Movement, and what it sets off. */
    public record Moves(Movement movement, Pursuits pursuits, SyracuseWatch syracuse, Stacks stacks) {}

    /** Combat, sieges and their aftermath. */
    public record Fights(
            Losses losses,
            Strengths strengths,
            Captures captures,
            Combats combats,
            StandingSieges standing,
            Sieges sieges,
            CombatParticipants participants,
            Engagements engagements,
            Ravages ravages,
            Aftermath aftermath) {}

    /** Prestige, allegiance and government. */
    public record Politics(
            PrestigeAwards awards,
            Mortality mortality,
            Governments governments,
            NationStates nations,
            Peace peace,
            Revolts revolts) {}

    /** Revenue, and what it pays for. */
    public record Means(
            Upkeep upkeep,
            Treasury treasury,
            Administration administration,
            Logistics logistics,
            Mustering mustering) {}

    /** Random events, and what they call for. */
    public record Events(Alliances alliances, RandomEventPhase randomEvents, SpartanMeasures measures) {}

    /** The procedures with what the box prints. */
    public static Procedures of(Printed printed) {
        Islands islands = new Islands(printed);
        Control control = new Control(printed, islands);
        Field field = new Field(printed, control);
        Stacking stacking = new Stacking(printed, control);
        Movement movement = new Movement(printed, control, field, stacking);
        Losses losses = new Losses(printed.counters());
        Strengths strengths = new Strengths(printed, control, field);
        PrestigeAwards awards = new PrestigeAwards(printed.tables());
        Mortality mortality = new Mortality(printed, field);
        Governments governments = new Governments(printed, control, field);
        NationStates nations = new NationStates(printed, control, islands, awards);
        Peace peace = new Peace(printed, control, field, stacking, governments);
        Captures captures = new Captures(printed, control, islands, mortality, awards, nations, peace);
        Combats combats = new Combats(printed, field, losses, mortality, awards, captures);
        StandingSieges standing = new StandingSieges(printed, control, field, strengths);
        Sieges sieges = new Sieges(printed, control, field, strengths, standing, captures, mortality);
        CombatParticipants participants = new CombatParticipants(printed, field, strengths);
        Pursuits pursuits = new Pursuits(printed, control, field, strengths);
        Engagements engagements = new Engagements(printed, control, field, strengths, participants, combats, sieges);
        SyracuseWatch syracuse = new SyracuseWatch(printed);
        Stacks stacks = new Stacks(printed, field, movement, mortality, engagements, standing, syracuse);
        Revolts revolts = new Revolts(printed, control, islands, awards);
        Ravages ravages = new Ravages(printed, control, field, awards);
        Upkeep upkeep = new Upkeep(printed, control);
        Treasury treasury = new Treasury(printed, control);
        Alliances alliances = new Alliances(printed, awards, nations);
        Purchases purchases = new Purchases(printed, control, stacking);
        return new Procedures(
                new Ground(control, field, stacking),
                new Moves(movement, pursuits, syracuse, stacks),
                new Fights(
                        losses,
                        strengths,
                        captures,
                        combats,
                        standing,
                        sieges,
                        participants,
                        engagements,
                        ravages,
                        new Aftermath(
                                printed, control, field, standing, stacking, nations, awards, governments, mortality)),
                new Politics(awards, mortality, governments, nations, peace, revolts),
                new Means(
                        upkeep,
                        treasury,
                        new Administration(printed, control, awards, governments, treasury),
                        new Logistics(printed, upkeep, purchases, standing, governments, mortality),
                        new Mustering(printed, control, stacking, governments)),
                new Events(
                        alliances,
                        new RandomEventPhase(printed, peace, new Truce(printed), alliances, revolts, syracuse),
                        new SpartanMeasures(printed, control, stacking, awards, mortality)));
    }
}
