package strategos.engine.standing;

import strategos.engine.text.Text;

/**
 * An answer to the present question and to all like it for a while: one press gives it, and keeps the standing order that
 * gives it from then on.
 *
 * @param name short, without a bar, and no other of the same question has it
 * @param label what its button says: "Let all stand this turn"
 * @param standing the order, with what bounds it
 */
public record Rest(String name, Text label, StandingOrder standing) {}
