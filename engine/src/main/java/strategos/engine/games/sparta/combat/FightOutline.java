package strategos.engine.games.sparta.combat;

import java.util.List;
import strategos.engine.Rule;
import strategos.engine.games.sparta.forces.Force;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.war.Company.Tally;
import strategos.engine.games.sparta.war.War;
import strategos.engine.offer.Outline;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Arg;
import strategos.engine.text.Text.Line;

/** A fight in words, before it is ordered: who fights where. What it comes to, the preview says. */
@Rule({"7.8", "8.1", "9.0"})
final class FightOutline {
    private FightOutline() {}

    /**
     * The fight of that party.
     *
     * @param war the position in which it is ordered
     * @param what land, sea, both or siege
     * @param dice whether it may throw any
     */
    static Outline of(Printed printed, War war, Force.Party party, String what, boolean dice) {
        Arg place = printed.atlas().locale(party.place()).named();
        List<Text> units = printed.counters().company(party.pieces()).units().stream()
                .map(Tally::words)
                .toList();
        Line who = new Line(
                Text.of(
                        "outline.fight",
                        "leader",
                        war.called(printed.counters().id(party.commander())),
                        "units",
                        units,
                        "n",
                        units.size()),
                "8.1");
        return new Outline(
                Text.of("outline.title.fight", "place", place, "what", new Arg.Nested(Text.of("choice." + what))),
                List.of(who),
                // Not that the die is thrown: the defender may be asked first.
                dice ? Text.of("outline.send.fight", "what", what) : Text.of("outline.send.join"),
                dice);
    }
}
