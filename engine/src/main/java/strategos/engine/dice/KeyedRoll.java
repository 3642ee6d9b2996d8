package strategos.engine.dice;

/**
 * A roll with the key that made it. The key of a sealed roll is secret until the match ends, so it is not part of the
 * text of this record.
 *
 * @param entry which of the chains of that name it was made with, from 1
 * @param link the index of its link in that chain, from 1: the INDEX of the protocol and of the exported log
 * @param key that link, as 64 hexadecimal digits
 */
public record KeyedRoll(Roll roll, int entry, int link, String key) {
    @Override
    public String toString() {
        String shown = roll.cause().chain() == Chain.OPEN ? key : "sealed";
        return "KeyedRoll[roll=" + roll + ", entry=" + entry + ", link=" + link + ", key=" + shown + "]";
    }
}
