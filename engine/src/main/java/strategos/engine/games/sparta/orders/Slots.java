package strategos.engine.games.sparta.orders;

/** Names that several verbs share. */
final class Slots {
    static final String LEADER = "leader";
    static final String UNITS = "units";
    static final String PLACE = "place";
    static final String CHOICE = "choice";
    static final String YES = "yes";
    static final String NO = "no";

    private Slots() {}
}
