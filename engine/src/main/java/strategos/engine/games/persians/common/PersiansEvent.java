package strategos.engine.games.persians.common;

import strategos.engine.Event;
import strategos.engine.games.persians.war.War;

/** What can happen in a match of Rather Dead Than Persian!: a sealed family in each chapter. */
public interface PersiansEvent extends Event<War> {}
