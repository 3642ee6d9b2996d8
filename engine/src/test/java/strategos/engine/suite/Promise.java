package strategos.engine.suite;

import java.util.function.Function;
import strategos.engine.box.Setup;

/**
 * What the contract promises of every game.
 *
 * @param watcher makes the watcher of one match
 */
record Promise<S>(String name, Function<Setup, Watcher<S>> watcher) {}
