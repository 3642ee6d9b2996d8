package strategos.bot.host.live;

import java.util.ArrayList;
import java.util.List;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.LiveMatch.Holder;
import strategos.bot.host.RatedNote;
import strategos.engine.View;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/** What there is to see of a match that has not begun: who sits where. */
public final class OpenTable {
    private final LiveMatch match;

    public OpenTable(LiveMatch match) {
        this.match = match;
    }

    /** The seats, in words. */
    public View view() {
        return View.words(lines());
    }

    /** One line for each seat, and one for how many must be taken. */
    public List<Line> lines() {
        List<Line> lines = new ArrayList<>();
        match.seats().forEach(holder -> lines.add(new Line(seat(holder))));
        lines.add(new Line(Text.of(
                match.scenario().least() == match.scenario().most() ? "host.open.exact" : "host.open.least",
                "least",
                match.scenario().least(),
                "most",
                match.scenario().most())));
        match.scenario()
                .balance()
                .ifPresent(balance -> lines.add(new Line(Text.of("host.open.balance", "balance", balance))));
        new RatedNote(match).line().ifPresent(lines::add);
        return lines;
    }

    private static Text seat(Holder holder) {
        if (holder.computer()) {
            return Text.of(
                    "host.open.computer",
                    "seat",
                    holder.seat(),
                    "level",
                    holder.level().orElseThrow().id());
        }
        return holder.person()
                .map(person -> Text.of("host.open.person", "seat", holder.seat(), "person", person.name()))
                .orElseGet(() -> Text.of("host.open.free", "seat", holder.seat()));
    }
}
