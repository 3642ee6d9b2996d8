package strategos.engine.games.sparta.movement;

import java.util.ArrayList;
import java.util.List;
import strategos.engine.Rule;
import strategos.engine.games.sparta.common.Labels;
import strategos.engine.games.sparta.movement.MarchAct.MarchOffer;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.war.Company.Tally;
import strategos.engine.games.sparta.war.NumberSet.PieceSet;
import strategos.engine.games.sparta.war.War;
import strategos.engine.offer.Call;
import strategos.engine.offer.Outline;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Arg;
import strategos.engine.text.Text.Line;

/** A march in words, before it is ordered: who goes, which way, at what cost, and what is left. */
@Rule({"5.1", "7.3"})
record MarchOutline(Printed printed, War war, int leader, PieceSet pieces, List<Integer> way, int cost, int points) {
    /** The march that is ordered, of that party. */
    static Outline of(MarchAct act, War war, MarchOffer.Party party, int leader, Call whole) {
        Labels labels = act.force().labels();
        List<Integer> way = act.way(war, party.mover(), party.start(), party.points(), whole);
        return new MarchOutline(
                        labels.printed(),
                        war,
                        leader,
                        party.mover().pieces(),
                        way,
                        way.size() * act.movement().cost(),
                        party.points())
                .said();
    }

    private Outline said() {
        Arg name = war.called(printed.counters().id(leader));
        List<Line> lines = new ArrayList<>();
        List<Object> who = new ArrayList<>();
        var company = printed.counters().company(pieces.without(leader));
        company.units().stream().map(Tally::words).forEach(who::add);
        company.leaders().forEach(other -> who.add(war.called(other)));
        lines.add(
                who.isEmpty()
                        ? new Line(Text.of("outline.alone", "leader", name), "5.1")
                        : new Line(Text.of("outline.who", "pieces", who), "5.1"));
        List<Arg> places = way.stream().map(this::named).toList();
        if (places.isEmpty()) {
            lines.add(new Line(Text.of("outline.stays"), "4.1"));
            return new Outline(
                    Text.of("outline.title.stays", "leader", name), lines, Text.of("outline.send.stays"), false);
        }
        lines.add(new Line(
                Text.of(
                        "outline.way",
                        "way",
                        new Arg.Many(places),
                        "legs",
                        places.size(),
                        "cost",
                        cost,
                        "points",
                        points,
                        "left",
                        points - cost),
                "7.3"));
        return new Outline(
                Text.of("outline.title", "leader", name, "place", places.getLast()),
                lines,
                Text.of("outline.send.march", "cost", cost),
                false);
    }

    private Arg named(int place) {
        return printed.atlas().locale(place).named();
    }
}
