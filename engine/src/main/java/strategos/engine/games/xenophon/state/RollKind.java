package strategos.engine.games.xenophon.state;

import com.fasterxml.jackson.annotation.JsonValue;
import strategos.engine.Rule;
import strategos.engine.text.Text.Arg;

/** What is rolled for. Each roll but the second dice has a sign in the card list; MR, which none explains, is morale. */
@Rule({"card-list-notation", "ruling-rolls"})
public enum RollKind {
    ROUTE(Phase.ROUTE, 2, Favours.NEITHER),
    WEATHER(Phase.WEATHER, 1, Favours.LOW),
    SATRAP(Phase.SATRAP, 1, Favours.EITHER),
    NEGOTIATION(Phase.NEGOTIATIONS, 1, Favours.HIGH),
    ATTACK(Phase.ATTACK, 1, Favours.HIGH),
    BATTLE(Phase.BATTLE, 1, Favours.HIGH),
    /** The second die of a battle that went as badly as it can. */
    CASUALTIES(Phase.BATTLE, 1, Favours.NEITHER),
    EXPOSURE(Phase.EXPOSURE, 1, Favours.LOW),
    FORAGE(Phase.FORAGE, 1, Favours.HIGH),
    STARVATION(Phase.STARVATION, 1, Favours.LOW),
    MORALE(Phase.MORALE, 1, Favours.LOW),
    RALLY(Phase.RALLY, 1, Favours.HIGH),
    DESERTION(Phase.DESERTION, 1, Favours.LOW),
    /** The second die of a desertion: how many hundreds go. */
    DESERTERS(Phase.DESERTION, 1, Favours.NEITHER),
    TRAVEL(Phase.TRAVEL, 1, Favours.HIGH);

    /** The six-sided dice of the game. */
    public static final int SIDES = 6;

    /** Which results the roller is glad of. */
    public enum Favours {
        HIGH,
        LOW,
        /** It cuts both ways. */
        EITHER,
        /** No card changes it by a number. */
        NEITHER
    }

    private final Phase phase;
    private final int dice;
    private final Favours favours;
    private final String id = Id.of(this);

    RollKind(Phase phase, int dice, Favours favours) {
        this.phase = phase;
        this.dice = dice;
        this.favours = favours;
    }

    /** As it is written in data and facts. */
    @JsonValue
    public String id() {
        return id;
    }

    /** Its name in a sentence. */
    public Arg.Name named() {
        return new Arg.Name("roll", id);
    }

    /** The phase in which it is made. */
    public Phase phase() {
        return phase;
    }

    /** How many dice it takes. */
    public int dice() {
        return dice;
    }

    /** Which results the roller is glad of. */
    public Favours favours() {
        return favours;
    }
}
