package strategos.engine.games.sparta.common;

/** Names that several verbs share. */
public final class Slots {
    public static final String LEADER = "leader";
    public static final String UNITS = "units";
    public static final String PLACE = "place";
    public static final String CHOICE = "choice";
    public static final String YES = "yes";
    public static final String NO = "no";

    private Slots() {}
}
