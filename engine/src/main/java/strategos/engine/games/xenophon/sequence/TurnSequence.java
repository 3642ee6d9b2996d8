package strategos.engine.games.xenophon.sequence;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.games.xenophon.battle.Attacks.AttackPhase;
import strategos.engine.games.xenophon.battle.Attacks.BattlePhase;
import strategos.engine.games.xenophon.battle.Satraps.NegotiationsPhase;
import strategos.engine.games.xenophon.battle.Satraps.SatrapPhase;
import strategos.engine.games.xenophon.cards.CardResolver;
import strategos.engine.games.xenophon.cards.Dealer;
import strategos.engine.games.xenophon.cards.Dealer.DrawPhase;
import strategos.engine.games.xenophon.cards.HandLimit;
import strategos.engine.games.xenophon.cards.Solitaire;
import strategos.engine.games.xenophon.events.TurnEvents.WordPassed;
import strategos.engine.games.xenophon.hardship.ExposurePhase;
import strategos.engine.games.xenophon.hardship.ForagePhase;
import strategos.engine.games.xenophon.hardship.Hunger.ConsumptionPhase;
import strategos.engine.games.xenophon.hardship.Hunger.StarvationPhase;
import strategos.engine.games.xenophon.hardship.Mutiny.DesertionPhase;
import strategos.engine.games.xenophon.hardship.Mutiny.MoralePhase;
import strategos.engine.games.xenophon.hardship.Mutiny.RallyPhase;
import strategos.engine.games.xenophon.printed.CardList;
import strategos.engine.games.xenophon.route.RoutePhase;
import strategos.engine.games.xenophon.route.TravelPhase;
import strategos.engine.games.xenophon.route.WeatherPhase;
import strategos.engine.games.xenophon.rules.Causes;
import strategos.engine.games.xenophon.rules.PhaseRules;
import strategos.engine.games.xenophon.rules.RollResolver;
import strategos.engine.games.xenophon.sequence.Turns.EndPhase;
import strategos.engine.games.xenophon.state.MarchState;
import strategos.engine.games.xenophon.state.Phase;
import strategos.engine.games.xenophon.state.Stage;

/**
 * The sequence of play, to be read beside the rules: the sixteen phases of a turn, each with its class, and the order in
 * which a roll is resolved.
 */
@Rule({"turn-sequence", "ruling-order"})
public final class TurnSequence {
    private final Map<Phase, PhaseRules> phases = new EnumMap<>(Phase.class);
    private final HandLimit limits;
    private final Preparation preparation;
    private final Dealer dealer;
    private final RollResolver resolver;
    private final CardResolver cardResolver;
    private final Solitaire solitaire;
    private final Turns turns;

    public TurnSequence(Tables tables, CardList deck) {
        Causes causes =
                new Causes(tables.armies().stream().map(Tables.Sign::seat).toList());
        limits = tables.hand();
        turns = new Turns(tables.tracks());
        dealer = new Dealer(deck, causes);
        preparation = new Preparation(tables, causes, dealer, turns);
        List<PhaseRules> rules = List.of(
                new DrawPhase(dealer, limits),
                new RoutePhase(tables.route()),
                new WeatherPhase(tables.weather()),
                new SatrapPhase(tables.satrap()),
                new NegotiationsPhase(tables.negotiations()),
                new AttackPhase(tables.attack()),
                new BattlePhase(tables.battle(), tables.attack(), tables.route()),
                new ExposurePhase(tables.exposure()),
                new ForagePhase(tables.forage(), tables.route(), tables.weather()),
                new ConsumptionPhase(),
                new StarvationPhase(tables.starvation()),
                new MoralePhase(tables.morale()),
                new RallyPhase(tables.rally()),
                new DesertionPhase(tables.desertion()),
                new TravelPhase(
                        tables.travel(),
                        tables.route(),
                        tables.weather(),
                        tables.tracks().distance()),
                new EndPhase(limits, turns));
        rules.forEach(phase -> phases.put(phase.phase(), phase));
        resolver = new RollResolver(
                causes, rules.stream().flatMap(phase -> phase.rolls().stream()).toList());
        cardResolver = new CardResolver(deck, dealer, resolver);
        solitaire = new Solitaire(deck, cardResolver);
    }

    /** One step that needs no decision. */
    public void advance(Play<MarchState> play) {
        MarchState march = play.state();
        switch (march.stage()) {
            case LOTS -> preparation.rollLots(play);
            case LEADERS -> play.happen(new WordPassed(march.phase(), Stage.DEAL));
            case DEAL -> preparation.deal(play);
            case START -> phases.get(march.phase()).begin(play, resolver);
            case ROLL -> resolver.roll(play, march.currentRoll().kind());
            case OPPONENTS -> opponents(play);
            case ROLLER -> settle(play);
            case RALLY_AGAIN -> rallied(play);
            case FORCED, FORAGE, DISCARD, OVER ->
                throw new IllegalStateException("somebody is awaited in " + march.stage());
        }
        solitaire.force(play);
    }

    /** The answers come out one by one; alone, the forced cards do. Then the roller has the word. */
    private void opponents(Play<MarchState> play) {
        if (play.state().solitaire()) {
            solitaire.force(play);
            if (play.state().stage() == Stage.OPPONENTS) {
                play.happen(new WordPassed(play.state().phase(), Stage.ROLLER));
            }
        } else {
            cardResolver.carryOut(play);
        }
    }

    /** The result of the roll on the table is read and carried out. */
    public void settle(Play<MarchState> play) {
        play.happen(resolver.outcome(play.state()));
        turns.judge(play);
    }

    /** What follows a decision of the player alone: cards it drew or food it gained may force others out. */
    @Rule("ruling-S1")
    public void afterDecision(Play<MarchState> play) {
        solitaire.force(play);
    }

    /** No other rally roll is called for, or can be. */
    @Rule({"ruling-X5", "ruling-idle"})
    public void rallied(Play<MarchState> play) {
        play.happen(new WordPassed(Phase.DESERTION, Stage.START));
    }

    /** Hand limits. */
    public HandLimit limits() {
        return limits;
    }

    /** What comes before the first turn. */
    public Preparation preparation() {
        return preparation;
    }

    /** The dealer of cards. */
    public Dealer dealer() {
        return dealer;
    }

    /** The dice. */
    public RollResolver resolver() {
        return resolver;
    }

    /** The cards on the table. */
    public CardResolver cardResolver() {
        return cardResolver;
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
