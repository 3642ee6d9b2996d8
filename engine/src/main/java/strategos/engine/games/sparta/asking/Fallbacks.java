package strategos.engine.games.sparta.asking;

import java.util.List;
import java.util.Optional;
import strategos.engine.RandomComputer;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.sparta.combat.LoseAct;
import strategos.engine.games.sparta.combat.MarinesAct;
import strategos.engine.games.sparta.combat.ShelterAct;
import strategos.engine.games.sparta.movement.ReactAct;
import strategos.engine.games.sparta.random.EventAct;
import strategos.engine.games.sparta.sequence.DoneAct;
import strategos.engine.games.sparta.sequence.InitiativeAct;
import strategos.engine.games.sparta.war.PendingStep;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;
import strategos.engine.offer.Call;
import strategos.engine.offer.Offer;
import strategos.engine.standing.Occasion;

/** What is done for a side whose player is away or too late: the careful answer of the standing orders' defaults. */
@Rule({"7.8", "7.9", "7.10", "7.11", "8.2", "8.4", "8.5-naval"})
final class Fallbacks {
    /** At these odds or worse a fleet that is attacked evades. */
    private static final int EVADE_FROM = 2;

    private final Acts acts;

    Fallbacks(Acts acts) {
        this.acts = acts;
    }

    /** The answer given without the player. */
    Optional<Call> of(Seen<War> seen, Side side, Optional<Occasion> occasion, List<Offer> offers) {
        War war = seen.position();
        return occasion.isPresent() ? answer(war, side, occasion.get(), offers) : plain(war, side, offers);
    }

    private Optional<Call> answer(War war, Side side, Occasion occasion, List<Offer> offers) {
        return switch (occasion.topic()) {
            case Topics.INTERCEPT -> Optional.of(ReactAct.intercept(false));
            case Topics.EVADE ->
                Optional.of(ReactAct.evade(Integer.parseInt(occasion.facts().get("odds")) >= EVADE_FROM));
            case Topics.PORT, Topics.SHELTER -> Optional.of(ShelterAct.call(true));
            case Topics.MARINES ->
                Optional.of(MarinesAct.call(occasion.facts().get("enemy-ships").equals("no")));
            case Topics.DOWNGRADE ->
                Optional.of(LoseAct.downgrade(occasion.facts().get("result").equals("all")));
            case Topics.LOSSES -> Optional.of(LoseAct.units(true));
            case Topics.FALLS -> Optional.of(LoseAct.leader(LoseAct.BEST));
            case Topics.EVENT -> Optional.of(EventAct.call(((PendingStep.Proposal) war.step()).event(), false));
            default -> plain(war, side, offers);
        };
    }

    private Optional<Call> plain(War war, Side side, List<Offer> offers) {
        return switch (war.step()) {
            case PendingStep.Initiative i -> Optional.of(InitiativeAct.call(true));
            case PendingStep.Wages w -> Optional.of(acts.strongestPaid(war, side));
            case PendingStep.Aversion a -> Optional.of(Call.of("avert", "leader", "none"));
            case PendingStep.SetUp s -> Optional.of(DoneAct.CALL);
            case PendingStep.Turn t -> doneOr(offers);
            case PendingStep.OnCampaign s -> doneOr(offers);
            case PendingStep.Transfers t -> Optional.of(DoneAct.CALL);
            default -> any(offers);
        };
    }

    private static Optional<Call> doneOr(List<Offer> offers) {
        for (Offer offer : offers) {
            if (offer.verb().name().equals(DoneAct.CALL.verb())) {
                return Optional.of(DoneAct.CALL);
            }
        }
        return any(offers);
    }

    /** Where something must be done and nothing is better than anything else: always the same. */
    private static Optional<Call> any(List<Offer> offers) {
        return Optional.of(new RandomComputer<War>().fill(offers.getFirst(), 1));
    }
}
