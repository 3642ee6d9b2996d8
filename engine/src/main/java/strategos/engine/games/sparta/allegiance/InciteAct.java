package strategos.engine.games.sparta.allegiance;

import java.util.Optional;
import strategos.engine.Play;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.sparta.common.Labels;
import strategos.engine.games.sparta.forces.Force;
import strategos.engine.games.sparta.printed.Locale;
import strategos.engine.games.sparta.war.PlaceSet;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;
import strategos.engine.kit.Act;
import strategos.engine.offer.Call;
import strategos.engine.offer.Choices;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Slot;
import strategos.engine.offer.Verb;
import strategos.engine.text.Line;
import strategos.engine.text.Text;

/** {@code incite}: Sparta stirs a paying city, or once Athens itself, to revolt. */
@Rule({"10.1", "10.4", "10.5"})
public final class InciteAct implements Act<War, Side> {
    /** The verb's name. */
    public static final String NAME = "incite";

    static final String CITY = "city";
    private static final String EFFECT = "effect";
    private static final String ATHENS = "athens";

    private final Verb verb = Verb.order(NAME, "10.1", Slot.one(CITY), Slot.one(EFFECT));
    private final Force force;
    private final Revolts revolts;

    public InciteAct(Force force, Revolts revolts) {
        this.force = force;
        this.revolts = revolts;
    }

    @Override
    public Verb verb() {
        return verb;
    }

    @Override
    public Optional<Offer> offer(Seen<War> known, Side side) {
        War seen = known.position();
        if (side != Side.SPARTA
                || !Force.idle(seen, side)
                || !force.mustAct(seen, side).isEmpty()) {
            return Optional.empty();
        }
        PlaceSet targets = revolts.targets(seen);
        boolean athens = revolts.athensOpen(seen);
        return targets.isEmpty() && !athens ? Optional.empty() : Optional.of(offer(seen, targets, athens));
    }

    private Offer offer(War war, PlaceSet targets, boolean athens) {
        return new Offer() {
            @Override
            public Verb verb() {
                return verb;
            }

            @Override
            public Choices choices(Slot slot, Call filled) {
                if (slot.name().equals(CITY)) {
                    return Choices.oneOf(force.labels()
                            .places(athens ? targets.with(force.labels().place(ATHENS)) : targets));
                }
                return filled.one(CITY).equals(ATHENS)
                        ? Choices.oneOf(Labels.words("garrison", "revenue"))
                        : Choices.nothing();
            }

            @Override
            public Line whyNot(Slot slot, Call filled, String value) {
                Optional<Locale> locale = force.labels().printed().atlas().find(value);
                if (!slot.name().equals(CITY) || locale.isEmpty() || value.equals(ATHENS)) {
                    return Offer.super.whyNot(slot, filled, value);
                }
                String why = revolts.obstacle(war, locale.get().number());
                if (why.isEmpty()) {
                    return Offer.super.whyNot(slot, filled, value);
                }
                return new Line(
                        Text.of("refuse.incite." + why, "place", locale.get().named()),
                        why.equals("immune") ? "10.4" : "10.1");
            }
        };
    }

    @Override
    public void carryOut(Play<War> play, Side side, Call call) {
        if (call.one(CITY).equals(ATHENS)) {
            revolts.athens(play, call.one(EFFECT));
        } else {
            revolts.incite(play, force.labels().place(call.one(CITY)));
        }
    }
}
