package strategos.bot.render.ink;

import com.fasterxml.jackson.annotation.JsonProperty;

/** The four faces that are shipped: EB Garamond for names and titles, Fira Sans Condensed for what must be read small. */
public enum Face {
    @JsonProperty("serif")
    SERIF("EBGaramond-Medium"),
    @JsonProperty("italic")
    ITALIC("EBGaramond-MediumItalic"),
    @JsonProperty("sans")
    SANS("FiraSansCondensed-Medium"),
    @JsonProperty("bold")
    BOLD("FiraSansCondensed-Bold");

    private final String file;

    Face(String file) {
        this.file = file;
    }

    String resource() {
        return "/fonts/" + file + ".ttf";
    }
}
