package strategos.bot.render.ink;

import com.fasterxml.jackson.annotation.JsonProperty;

/** What a strength stands on: the side reads from its lightness, without any colour. */
public enum Plate {
    @JsonProperty("light")
    LIGHT,
    @JsonProperty("dark")
    DARK,
    @JsonProperty("grey")
    GREY;

    private static final Tone NIGHT = Tone.rgb(0x231F2B);
    private static final Tone ASH = Tone.rgb(0xCFC9BC);

    public Tone ground() {
        return switch (this) {
            case LIGHT -> Inks.CREAM;
            case DARK -> NIGHT;
            case GREY -> ASH;
        };
    }

    /** What is written on it. */
    public Tone ink() {
        return this == DARK ? Inks.CREAM : Inks.INK;
    }

    /** The mark of a wavering or ravaged thing on it. */
    public Tone warning() {
        return this == DARK ? Inks.WAVERING_ON_DARK : Inks.LOSS;
    }

    /** The rim of a sign that is all plate. */
    public Tone rim() {
        return this == DARK ? Inks.GOLD : Inks.INK;
    }

    /** Second figures on it. */
    public Tone accent() {
        return this == DARK ? Inks.GOLD_INK : Inks.LOSS;
    }
}
