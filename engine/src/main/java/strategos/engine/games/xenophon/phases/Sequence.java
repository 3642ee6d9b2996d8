package strategos.engine.games.xenophon.phases;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.games.xenophon.cards.ActionDeck;
import strategos.engine.games.xenophon.events.TurnEvents.WordPassed;
import strategos.engine.games.xenophon.march.March;
import strategos.engine.games.xenophon.march.Phase;
import strategos.engine.games.xenophon.march.Stage;
import strategos.engine.games.xenophon.tables.Tables;

/**
 * The sequence of play, to be read beside the rules: the sixteen phases of a turn, each with its class, and the order in
 * which a throw is resolved.
 */
@Rule({"turn-sequence", "ruling-order"})
public final class Sequence {
    private final Map<Phase, PhaseRules> phases = new EnumMap<>(Phase.class);
    private final HandLimit limits;
    private final Opening opening;
    private final Dealer dealer;
    private final Thrower thrower;
    private final CardTable cardTable;
    private final Solitaire solitaire;
    private final Turns turns;

    public Sequence(Tables tables, ActionDeck deck) {
        Causes causes =
                new Causes(tables.armies().stream().map(Tables.Sign::seat).toList());
        limits = new HandLimit(tables.hand());
        turns = new Turns(tables.tracks());
        dealer = new Dealer(deck, causes);
        opening = new Opening(tables, causes, dealer, turns);
        thrower = new Thrower(causes, rolls(tables));
        cardTable = new CardTable(deck, dealer, thrower);
        solitaire = new Solitaire(deck, cardTable);
        for (PhaseRules rules : List.of(
                new DrawPhase(dealer, tables.hand()),
                new RoutePhase(thrower),
                new WeatherPhase(thrower),
                new SatrapPhase(thrower),
                new NegotiationsPhase(thrower),
                new AttackPhase(thrower),
                new BattlePhase(thrower, tables.attack()),
                new ExposurePhase(thrower),
                new ForagePhase(),
                new ConsumptionPhase(),
                new StarvationPhase(thrower),
                new MoralePhase(thrower),
                new RallyPhase(thrower),
                new DesertionPhase(thrower),
                new TravelPhase(thrower),
                new EndPhase(limits, turns))) {
            phases.put(rules.phase(), rules);
        }
    }

    private static List<RollRules> rolls(Tables tables) {
        return List.of(
                new RouteRoll(tables.route()),
                new WeatherRoll(tables.weather()),
                new SatrapRoll(tables.satrap()),
                new NegotiationRoll(tables.negotiations()),
                new AttackRoll(tables.attack()),
                new BattleRoll(tables.battle(), tables.route()),
                new CasualtiesRoll(tables.battle()),
                new ExposureRoll(tables.exposure()),
                new ForageRoll(tables.forage(), tables.route(), tables.weather()),
                new StarvationRoll(tables.starvation()),
                new MoraleRoll(tables.morale()),
                new RallyRoll(tables.rally()),
                new DesertionRoll(tables.desertion()),
                new DesertersRoll(tables.desertion()),
                new TravelRoll(
                        tables.travel(),
                        tables.route(),
                        tables.weather(),
                        tables.tracks().distance()));
    }

    /** One step that needs no decision. */
    public void advance(Play<March> play) {
        March march = play.state();
        switch (march.stage()) {
            case LOTS -> opening.castLots(play);
            case LEADERS -> play.happen(new WordPassed(march.phase(), Stage.DEAL));
            case DEAL -> opening.deal(play);
            case START -> phases.get(march.phase()).begin(play);
            case THROW -> thrower.cast(play, march.cast().kind());
            case OPPONENTS -> opponents(play);
            case ROLLER -> settle(play);
            case RALLY_AGAIN -> rallied(play);
            case FORCED, FORAGE, DISCARD, OVER ->
                throw new IllegalStateException("somebody is awaited in " + march.stage());
        }
        solitaire.force(play);
    }

    /** The answers come out one by one; alone, the forced cards do. Then the roller has the word. */
    private void opponents(Play<March> play) {
        if (play.state().solitaire()) {
            solitaire.force(play);
            if (play.state().stage() == Stage.OPPONENTS) {
                play.happen(new WordPassed(play.state().phase(), Stage.ROLLER));
            }
        } else {
            cardTable.carryOut(play);
        }
    }

    /** The result of the throw on the table is read and carried out. */
    public void settle(Play<March> play) {
        play.happen(thrower.outcome(play.state()));
        turns.judge(play);
    }

    /** What follows a decision of the player alone: cards it drew or food it gained may force others out. */
    @Rule("ruling-S1")
    public void afterDecision(Play<March> play) {
        solitaire.force(play);
    }

    /** No other rally roll is called for, or can be. */
    @Rule({"ruling-X5", "ruling-idle"})
    public void rallied(Play<March> play) {
        play.happen(new WordPassed(Phase.DESERTION, Stage.START));
    }

    /** Hand limits. */
    public HandLimit limits() {
        return limits;
    }

    /** The set-up. */
    public Opening opening() {
        return opening;
    }

    /** The dealer of cards. */
    public Dealer dealer() {
        return dealer;
    }

    /** The dice. */
    public Thrower thrower() {
        return thrower;
    }

    /** The cards on the table. */
    public CardTable cardTable() {
        return cardTable;
    }

    /** The forced cards of the player alone. */
    public Solitaire solitaire() {
        return solitaire;
    }

    /** Whose turn it is. */
    public Turns turns() {
        return turns;
    }
}
