package strategos.engine.dice;

/**
 * A roll with the key that made it. Key and result of a sealed roll are secret until the match ends, so they are not
 * part of the text of this record.
 *
 * @param entry which of the chains of that name it was made with, from 1
 * @param link the index of its link in that chain, from 1: the INDEX of the protocol and of the exported log
 * @param key that link, as 64 hexadecimal digits
 */
public record KeyedRoll(Roll roll, int entry, int link, String key) {
    @Override
    public String toString() {
        String shown = roll.cause().chain() == Chain.OPEN ? "result=" + roll.result() + ", key=" + key : "secret";
        return "KeyedRoll[" + roll.cause().chain().word() + " " + roll.index() + ", entry=" + entry + ", link=" + link
                + ", " + shown + "]";
    }
}
