package strategos.bot.render.dice;

import java.util.function.Function;
import strategos.engine.scene.DiceSheet;
import strategos.engine.scene.Strip;
import strategos.engine.text.Capital;
import strategos.engine.text.Text;

/** What became of rolls, in words. */
record RollWords(Function<Text, String> words) {
    String say(Text text) {
        return words.apply(text);
    }

    /** What was rolled for. */
    String title(Strip strip) {
        return Capital.first(say(strip.title()));
    }

    /** What came of it; of one that is open, what comes of it as it stands; of one that counts no more, just that. */
    String outcome(DiceSheet.Row row) {
        String result = say(row.strip().result());
        return switch (row.state()) {
            case VOID -> say(Text.of("picture.dice-void"));
            case TAKEN_BACK -> say(Text.of("picture.dice-taken-back"));
            case JUDGED -> result.isBlank() ? say(row.strip().sentence()) : result;
            case OPEN ->
                result.isBlank()
                        ? say(Text.of("picture.dice-open"))
                        : say(Text.of(
                                "picture.dice-as-it-stands",
                                "result",
                                row.strip().result()));
        };
    }
}
