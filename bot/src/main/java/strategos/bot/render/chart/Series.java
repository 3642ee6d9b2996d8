package strategos.bot.render.chart;

import java.util.List;
import strategos.bot.render.ink.Lettering;
import strategos.bot.render.ink.Tone;

/** Colours of things that have none of their own: dark enough on cream, and told apart by lightness too. */
final class Series {
    private static final List<Tone> TONES = List.of(
            Tone.rgb(0x8C2D19),
            Tone.rgb(0x1F4657),
            Tone.rgb(0x9A5F0A),
            Tone.rgb(0x2F6B3C),
            Tone.rgb(0x5B3A73),
            Tone.rgb(0x2B737F),
            Tone.rgb(0x4A3F33),
            Tone.rgb(0x9F456A));

    private Series() {}

    /** A name in a script that no font at hand has would be a row of boxes: its number stands for it. */
    static String name(Lettering lettering, String name, int number) {
        return lettering.shows(name) ? name : "#" + (number + 1);
    }

    static Tone tone(int number) {
        return TONES.get(number % TONES.size());
    }
}
