package strategos.bot.render.ink;

/** The colours that all maps share. Contrasts are reckoned: ink on a name's halo 13.5, cream on a dark plate 14.7. */
public final class Inks {
    public static final Tone INK = Tone.rgb(0x2B2620);
    public static final Tone CREAM = Tone.rgb(0xFBF4E1);
    public static final Tone PARCHMENT = Tone.rgb(0xE9DDBC);
    public static final Tone SEPIA = Tone.rgb(0x6E5A3C);
    public static final Tone COAST = Tone.rgb(0x33474C);
    public static final Tone SEA = Tone.rgb(0x97BAC0);
    public static final Tone SEA_INK = Tone.rgb(0x1F4657);
    public static final Tone REGION_INK = Tone.rgb(0x6B4F2E);
    public static final Tone PANEL = Tone.rgb(0xF3EAD2);
    public static final Tone PAST = Tone.rgb(0xE6D9B8);
    public static final Tone RULE = Tone.rgb(0xA8946B);
    public static final Tone HALO = Tone.rgb(0xFBF3DA);
    public static final Tone CURRENT = Tone.rgb(0xE2711D);
    public static final Tone CURRENT_RIM = Tone.rgb(0x7A3306);
    public static final Tone CURRENT_CELL = Tone.rgb(0xF5D9A8);
    public static final Tone LOSS = Tone.rgb(0xA3261E);
    public static final Tone GAIN = Tone.rgb(0x2F6B3C);
    public static final Tone WAVERING_ON_DARK = Tone.rgb(0xFFB65C);
    public static final Tone SOME_WAVER = Tone.rgb(0xFFCF8A);
    public static final Tone GOLD = Tone.rgb(0xC9A13B);
    public static final Tone GOLD_INK = Tone.rgb(0xFFD489);
    public static final Tone COLUMN = Tone.rgb(0x4A3F33);
    public static final Tone WHITE = Tone.rgb(0xFFFFFF);
    public static final Tone SHADOW = Tone.rgb(0x1B1712).alpha(.34);

    private Inks() {}
}
