package strategos.engine.games.persians.turn;

import strategos.engine.Rule;
import strategos.engine.games.persians.battle.Battles;
import strategos.engine.games.persians.city.Storming;
import strategos.engine.games.persians.common.Forces;
import strategos.engine.games.persians.interception.Interception;
import strategos.engine.games.persians.losses.Departures.Castaways;
import strategos.engine.games.persians.losses.Losses;
import strategos.engine.games.persians.movement.Attrition;
import strategos.engine.games.persians.movement.Entering;
import strategos.engine.games.persians.movement.Marching;
import strategos.engine.games.persians.printed.Printed;
import strategos.engine.games.persians.province.Politics;
import strategos.engine.games.persians.sea.Sailing;
import strategos.engine.games.persians.stratagem.StratagemWindows;
import strategos.engine.games.persians.stratagem.Stratagems;
import strategos.engine.games.persians.victory.Control;
import strategos.engine.games.persians.victory.Supply;
import strategos.engine.games.persians.victory.Victory;

/** All procedures, made once for what the box prints. */
@Rule("2")
public record Procedures(
        Printed printed,
        Forces forces,
        Losses losses,
        Control control,
        Supply supply,
        Attrition attrition,
        Victory victory,
        Entering entering,
        Interception interception,
        Battles battles,
        Storming storming,
        Marching marching,
        Sailing sailing,
        Stratagems stratagems,
        StratagemWindows windows,
        Politics politics,
        Turns turns) {
    /** Those for these data. */
    public static Procedures of(Printed printed) {
        Forces forces = new Forces(printed);
        Losses losses = new Losses(forces);
        Control control = new Control(printed);
        Supply supply = new Supply(printed, losses, control);
        Attrition attrition = new Attrition(forces, losses, supply);
        Castaways castaways = new Castaways(forces, losses);
        Victory victory = new Victory(printed, control, castaways);
        Entering entering = new Entering(attrition, forces, victory);
        Storming storming = new Storming(printed);
        Battles battles = new Battles(forces, losses, control, storming, attrition, entering, victory);
        Stratagems stratagems = new Stratagems(forces, attrition, castaways);
        return new Procedures(
                printed,
                forces,
                losses,
                control,
                supply,
                attrition,
                victory,
                entering,
                new Interception(forces, attrition),
                battles,
                storming,
                new Marching(forces, control, attrition, entering),
                new Sailing(forces, control, attrition, entering, losses),
                stratagems,
                new StratagemWindows(forces, battles),
                new Politics(forces),
                new Turns(forces, supply, control, victory));
    }
}
