package strategos.engine.games.sparta.computer;

import java.util.List;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.Seen;
import strategos.engine.games.sparta.allegiance.Revolts.InciteAct;
import strategos.engine.games.sparta.asking.Acts;
import strategos.engine.games.sparta.asking.Prospects;
import strategos.engine.games.sparta.combat.AttackAct;
import strategos.engine.games.sparta.combat.BesiegeAct;
import strategos.engine.games.sparta.combat.BesiegeAct.SallyAct;
import strategos.engine.games.sparta.combat.CombatParticipants.Strengths;
import strategos.engine.games.sparta.combat.DefenceActs.ShelterAct;
import strategos.engine.games.sparta.combat.Ravages.RavageAct;
import strategos.engine.games.sparta.combat.Sieges;
import strategos.engine.games.sparta.common.Slots;
import strategos.engine.games.sparta.forces.Force;
import strategos.engine.games.sparta.movement.MarchAct;
import strategos.engine.games.sparta.movement.StackAct.DropAct;
import strategos.engine.games.sparta.movement.StackAct.ReactAct;
import strategos.engine.games.sparta.printed.CombatTable;
import strategos.engine.games.sparta.printed.CombatTable.Odds;
import strategos.engine.games.sparta.printed.CombatTable.Outcome;
import strategos.engine.games.sparta.printed.Locale;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.sequence.Procedures;
import strategos.engine.games.sparta.sequence.Sequence.TurnActs.InitiativeAct;
import strategos.engine.games.sparta.war.Combat;
import strategos.engine.games.sparta.war.Engagement;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;
import strategos.engine.kit.Throws;
import strategos.engine.offer.Call;
import strategos.engine.offer.Order;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Arg;

/** What an order hopes for, with the odds, in the words of a person. */
final class Reasons {

    private final Printed printed;
    private final Procedures rules;
    private final Acts acts;
    private final Prizes prizes;
    private final Prospects prospects;

    Reasons(Printed printed, Procedures rules, Acts acts) {
        this.printed = printed;
        this.rules = rules;
        this.acts = acts;
        this.prizes = new Prizes(printed, rules);
        this.prospects = new Prospects(printed, rules, acts);
    }

    /** One sentence; without odds where forces are concealed from the viewer, whose strength the odds would tell. */
    Optional<Text> of(Seen<War> seen, Order order) {
        Side side = Side.of(order.seat());
        Call call = order.call();
        War war = seen.position();
        return switch (order.verb()) {
            case BesiegeAct.NAME -> tries(call) ? Optional.of(besiege(seen, side, call)) : Optional.empty();
            case SallyAct.NAME -> concealed(war, place(call)) ? Optional.empty() : Optional.of(sally(war, side, call));
            case AttackAct.NAME ->
                concealed(war, acts.whence(war, side, call))
                        ? Optional.empty()
                        : fight("why.attack", "why.attack-sea", seen, side, prospects.attack(war, side, call));
            case MarchAct.NAME -> march(seen, side, call);
            case RavageAct.NAME -> Optional.of(ravage(war, side, call));
            case InciteAct.NAME -> Optional.of(incite(seen, side, call));
            case DropAct.NAME -> Optional.of(drop(war, side, call));
            case InitiativeAct.NAME, ReactAct.NAME -> Optional.of(choice(order.verb(), war, call));
            case ShelterAct.NAME ->
                Optional.of(choice(war.at(Engagement.Stage.PORT) ? "port" : ShelterAct.NAME, war, call));
            default -> Optional.empty();
        };
    }

    /** To join a siege, or to give one up, needs no die. */
    private static boolean tries(Call call) {
        return !call.says(BesiegeAct.HOW, BesiegeAct.JOIN) && !call.says(BesiegeAct.HOW, BesiegeAct.LIFT);
    }

    /** Whether units there are a number to the viewer. */
    @Rule("5.2")
    private static boolean concealed(War war, int place) {
        return war.board().hiddenUnits().stream().anyMatch(hidden -> hidden.place() == place);
    }

    private int place(Call call) {
        return printed.atlas().number(call.one("place"));
    }

    @Rule("9.0")
    private Text besiege(Seen<War> seen, Side side, Call call) {
        War war = seen.position();
        int place = acts.whence(war, side, call);
        if (concealed(war, place)) {
            return Text.of("why.besiege-unseen", "place", named(place), "hope", hope(seen, side, place));
        }
        Force.Party party = acts.besiegers(war, side, call);
        Side enemy = rules.ground().field().landEnemy(war, side, party.place());
        Sieges.Attempt attempt =
                rules.fights().sieges().attempt(war, war.board().units(party.pieces()), enemy, party.place());
        return Text.of(
                "why.besiege",
                "place",
                printed.atlas().locale(party.place()).named(),
                "n",
                attempt.chances(printed.tables().siege()),
                "hope",
                hope(seen, side, party.place()));
    }

    @Rule("9.1")
    private Text sally(War war, Side side, Call call) {
        int place = place(call);
        return Text.of(
                "why.sally",
                "place",
                printed.atlas().locale(place).named(),
                "n",
                rules.fights()
                        .sieges()
                        .sally(war, side, place)
                        .chances(printed.tables().siege()));
    }

    /** The first of the fights: what comes after it hangs on it. */
    private Optional<Text> fight(
            String ashore, String atSea, Seen<War> seen, Side side, List<Strengths.Prospect> fights) {
        return fights.stream().findFirst().map(first -> {
            Combat combat = first.combat();
            CombatTable table = printed.tables().combat(combat.naval());
            int column =
                    table.column(Odds.of(combat.sums().attack(), combat.sums().defence()), first.shift());
            int beaten = 0;
            int lost = 0;
            for (int die = 1; die <= Throws.FACES; die++) {
                Outcome outcome = table.outcome(column, die);
                beaten += outcome == Outcome.DH || outcome == Outcome.DE ? 1 : 0;
                lost += outcome == Outcome.AE || outcome == Outcome.AH ? 1 : 0;
            }
            return Text.of(
                    combat.naval() ? atSea : ashore,
                    "place",
                    printed.atlas().locale(combat.place()).named(),
                    "n",
                    beaten,
                    "lost",
                    lost,
                    "hope",
                    hope(seen, side, combat.place()));
        });
    }

    /** With a fight at its end, or for what lies there. */
    private Optional<Text> march(Seen<War> seen, Side side, Call call) {
        return prospects
                .end(call)
                .flatMap(place -> meeting(seen, side, call, place).or(() -> prize(seen, side, place)));
    }

    /** For what lies in that place. */
    private Optional<Text> prize(Seen<War> seen, Side side, int place) {
        War war = seen.position();
        Locale locale = printed.atlas().locale(place);
        if (prizes.tribute(seen, side, locale) > 0 && !prizes.sated(seen, side)) {
            return Optional.of(Text.of("why.march-tribute", "place", locale.named(), "n", tribute(side, locale)));
        }
        boolean enemy = rules.ground().control().holder(war, place) == side.other() && locale.city();
        return enemy
                ? Optional.of(Text.of("why.march", "place", locale.named(), "hope", hope(seen, side, place)))
                : Optional.empty();
    }

    /** The fight at the end of the march; without odds where either side is concealed from the viewer. */
    @Rule({"5.2", "7.5"})
    private Optional<Text> meeting(Seen<War> seen, Side side, Call call, int place) {
        War war = seen.position();
        int unseen = prospects.hidden(war, side, place);
        if (unseen > 0) {
            return Optional.of(
                    Text.of("why.march-unseen", "place", named(place), "n", unseen, "hope", hope(seen, side, place)));
        }
        if (!concealed(war, acts.whence(war, side, call))) {
            return fight("why.march-fight", "why.march-fight-sea", seen, side, prospects.march(war, side, call));
        }
        boolean meets = rules.ground().field().mayFight(war, side, place)
                && !rules.ground().field().freeLand(war, side.other(), place).isEmpty();
        return meets
                ? Optional.of(Text.of("why.march-veiled", "place", named(place), "hope", hope(seen, side, place)))
                : Optional.empty();
    }

    private Arg named(int place) {
        return printed.atlas().locale(place).named();
    }

    @Rule("9.2")
    private Text ravage(War war, Side side, Call call) {
        int place = acts.whence(war, side, call);
        int garrison = rules.ground().control().garrison(war, place);
        int pairs = Throws.pairs(sum -> sum <= garrison);
        return Text.of("why.ravage", "place", printed.atlas().locale(place).named(), "n", pairs, "of", Throws.PAIRS);
    }

    @Rule("7.6")
    private Text drop(War war, Side side, Call call) {
        Locale locale = printed.atlas().locale(acts.whence(war, side, call));
        int talents = locale.confederate() ? tribute(side, locale) : 0;
        return talents > 0
                ? Text.of("why.drop-tribute", "place", locale.named(), "n", talents)
                : Text.of("why.drop", "place", locale.named());
    }

    /** What is picked of two. */
    @Rule({"3.2", "7.8", "7.9", "7.10", "7.11"})
    private Text choice(String asked, War war, Call call) {
        String key = "why." + asked + "." + call.one(Slots.CHOICE);
        return war.engagement()
                .map(e -> Text.of(key, "place", named(e.place())))
                .orElseGet(() -> Text.of(key));
    }

    @Rule({"10.1", "10.5"})
    private Text incite(Seen<War> seen, Side side, Call call) {
        Locale city = printed.atlas().locale(printed.atlas().number(call.one("city")));
        if (city.id().equals("athens")) {
            return Text.of("why.incite-athens");
        }
        return Text.of(
                "why.incite",
                "place",
                city.named(),
                "n",
                Math.clamp(city.spartan() - 1L, 0, Throws.FACES),
                "hope",
                hope(seen, side, city.number()));
    }

    /** What it would bring the side to hold the place. */
    private Text hope(Seen<War> seen, Side side, int place) {
        Locale locale = printed.atlas().locale(place);
        if (prizes.fatal(seen, side, place) || prizes.value(seen, place) == Prizes.GREAT_CITY) {
            return Text.of("why.hope.war");
        }
        if (locale.confederate() && tribute(side, locale) > 0) {
            return Text.of("why.hope.tribute", "n", tribute(side, locale));
        }
        return Text.of(locale.counted() ? "why.hope.counted" : "why.hope.ground");
    }

    private static int tribute(Side side, Locale locale) {
        return side == Side.SPARTA ? locale.spartan() : locale.athenian();
    }
}
