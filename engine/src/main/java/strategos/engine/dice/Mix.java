package strategos.engine.dice;

/** What goes into the faces of one ruling beside key and salt: it begins the message that a key signs. */
public sealed interface Mix {
    /** The protocol whose messages these are. */
    DiceProtocol protocol();

    /** The end of the message, before the number of the block. */
    String tail();

    /** Nothing else, as in protocol 1. */
    record ChainAlone() implements Mix {
        @Override
        public DiceProtocol protocol() {
            return DiceProtocol.CHAIN;
        }

        @Override
        public String tail() {
            return "";
        }
    }

    /** Nothing else in protocol 2, where the players have agreed to go on without the beacon. */
    record AgreedAlone() implements Mix {
        @Override
        public DiceProtocol protocol() {
            return DiceProtocol.BEACON;
        }

        @Override
        public String tail() {
            return "-|-|";
        }
    }

    /** A round of the beacon. */
    record Round(BeaconRound of) implements Mix {
        @Override
        public DiceProtocol protocol() {
            return DiceProtocol.BEACON;
        }

        @Override
        public String tail() {
            return of.round() + "|" + of.randomness() + "|";
        }
    }

    /** The message of a roll, without the number of its block. */
    default String message(Salt salt, String chain, int index) {
        return protocol().protocol() + '|' + salt.hex() + '|' + chain + '|' + index + '|' + tail();
    }
}
