package strategos.engine.text;

/** Hears of keys without words, and of words whose values are missing; registered as a service, by whoever keeps a log. */
public interface MissingWords {
    /** The key could not be put into words. */
    void missing(String key);
}
