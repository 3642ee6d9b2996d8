package strategos.engine.games.xenophon.events;

import strategos.engine.Event;
import strategos.engine.games.xenophon.march.March;

/** What can happen in a match of Xenophon and the Ten Thousand. */
public sealed interface MarchEvent extends Event<March>
        permits CardEvents, RollEvents, BattleEvents, HardshipEvents, RouteEvents, TurnEvents, Settled {}
