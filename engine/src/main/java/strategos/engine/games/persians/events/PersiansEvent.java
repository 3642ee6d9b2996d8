package strategos.engine.games.persians.events;

import strategos.engine.Event;
import strategos.engine.games.persians.war.War;

/** What can happen in a match of Rather Dead Than Persian! */
public sealed interface PersiansEvent extends Event<War>
        permits BattleEvents,
                LossEvents,
                CityEvents,
                MovementEvents,
                SeaEvents,
                ActivationEvents,
                StratagemEvents,
                ProvinceEvents,
                TurnEvents {}
