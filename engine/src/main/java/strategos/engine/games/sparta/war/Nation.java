package strategos.engine.games.sparta.war;

import strategos.engine.Rule;
import strategos.engine.text.Text.Arg;

/** A nation state: what one colour of the map stands for. */
@Rule({"2.9", "11.1"})
public enum Nation {
    SPARTA("sparta"),
    COALITION("peloponnesian-coalition"),
    SPARTAN_ALLIES("spartan-allies"),
    ATHENS("athens"),
    CONFEDERATION("delos-confederation"),
    ATHENIAN_ALLIES("athenian-allies"),
    PERSIA("persia"),
    CHALCIDICE("chalcidice"),
    ARGOS("argos"),
    MELOS("melos"),
    /** Seas and road stops. */
    NONE("none");

    private final String id;

    Nation(String id) {
        this.id = id;
    }

    /** Its id in data, words and styles. */
    public String id() {
        return id;
    }

    /** Its name in a text. */
    public Arg named() {
        return new Arg.Name("nation", id);
    }

    /** The nation of that id. */
    public static Nation of(String id) {
        for (Nation nation : values()) {
            if (nation.id.equals(id)) {
                return nation;
            }
        }
        throw new IllegalArgumentException("no nation is called " + id);
    }
}
