package strategos.storage;

/** Who sits at a seat. */
public sealed interface Occupant {
    /** The seat is free. */
    record Nobody() implements Occupant {}

    /**
     * A user of the chat service.
     *
     * @param id the service's id of the user
     * @param name as it was shown when the seat was taken
     */
    record Person(String id, String name) implements Occupant {}

    /**
     * A program.
     *
     * @param name which one
     */
    record Computer(String name) implements Occupant {}

    /** A person who wished to be forgotten. */
    record Forgotten() implements Occupant {}
}
