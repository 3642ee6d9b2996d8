package strategos.engine.games.xenophon.events;

import strategos.engine.Event;
import strategos.engine.games.xenophon.March;

/** What can happen in a match of Xenophon and the Ten Thousand. */
public sealed interface MarchEvent extends Event<March>
        permits AnswerGiven,
                AnswerReturned,
                ArmyGone,
                Arrived,
                BattleJoined,
                CardPlayed,
                CardsDrawn,
                Consumed,
                DeckShuffled,
                DiceThrown,
                Discarded,
                FirstChosen,
                ForageChosen,
                LeaderChosen,
                LotsCast,
                MatchEnded,
                PowerUsed,
                PrintedChanged,
                Resigned,
                Settled,
                TurnBegan,
                WordPassed {}
