package strategos.engine.games.xenophon.events;

import java.util.ArrayList;
import java.util.List;
import strategos.engine.dice.Chain;
import strategos.engine.games.xenophon.march.March;
import strategos.engine.games.xenophon.march.Modifier;
import strategos.engine.games.xenophon.march.RollKind;
import strategos.engine.games.xenophon.march.Throw;
import strategos.engine.games.xenophon.tables.Tables;
import strategos.engine.scene.Strip;
import strategos.engine.text.Text;

/** Throws as pictures. */
final class Strips {
    private Strips() {}

    /** A throw that may still be answered. */
    static Strip open(March before, Throw cast) {
        return strip(
                before,
                cast,
                Text.of("strip.open"),
                Text.of("strip.open.sentence", "army", before.roller().seat()));
    }

    /** A throw with what came of it. */
    static Strip settled(March before, Settled settled) {
        return strip(before, before.cast(), settled.result(), settled.sentence(before));
    }

    private static Strip strip(March before, Throw cast, Text result, Text sentence) {
        RollKind kind = cast.kind();
        List<Strip.Modifier> modifiers = new ArrayList<>();
        cast.printed().forEach(modifier -> modifiers.add(modifier(modifier)));
        cast.played().forEach(modifier -> modifiers.add(modifier(modifier)));
        return new Strip(
                Text.of("strip." + kind.id(), "army", before.roller().seat()),
                Text.of("strip.citation", "phase", kind.phase().named()),
                before.roller().seat().id(),
                Chain.OPEN,
                cast.roll(),
                cast.faces(),
                Tables.SIDES,
                modifiers,
                Integer.toString(cast.total()),
                "",
                result,
                sentence);
    }

    private static Strip.Modifier modifier(Modifier modifier) {
        return Strip.Modifier.of(modifier.amount(), Text.of("cause", "cause", modifier.named()));
    }
}
