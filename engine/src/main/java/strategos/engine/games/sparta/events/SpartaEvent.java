package strategos.engine.games.sparta.events;

import strategos.engine.Event;
import strategos.engine.games.sparta.war.War;

/** What can happen in a match of Sparta versus Athens. */
public sealed interface SpartaEvent extends Event<War>
        permits CombatEvents,
                SiegeEvents,
                MovementEvents,
                ShelterEvents,
                RevenueEvents,
                AllegianceEvents,
                GovernmentEvents,
                RandomEvents,
                TurnEvents {}
