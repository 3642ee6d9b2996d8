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
import strategos.engine.games.sparta.combat.Combats;
import strategos.engine.games.sparta.combat.DefenceActs.LoseAct;
import strategos.engine.games.sparta.combat.DefenceActs.MarinesAct;
import strategos.engine.games.sparta.combat.DefenceActs.ShelterAct;
import strategos.engine.games.sparta.combat.Ravages.RavageAct;
import strategos.engine.games.sparta.combat.Sieges;
import strategos.engine.games.sparta.common.Slots;
import strategos.engine.games.sparta.computer.General.Quartermaster;
import strategos.engine.games.sparta.forces.Force;
import strategos.engine.games.sparta.government.Governments.AvertAct;
import strategos.engine.games.sparta.leaders.TransferAct;
import strategos.engine.games.sparta.movement.MarchAct;
import strategos.engine.games.sparta.movement.Movement.MovingForce;
import strategos.engine.games.sparta.movement.StackAct.DropAct;
import strategos.engine.games.sparta.movement.StackAct.PickUpAct;
import strategos.engine.games.sparta.movement.StackAct.ReactAct;
import strategos.engine.games.sparta.printed.Locale;
import strategos.engine.games.sparta.printed.Printed;
import strategos.engine.games.sparta.random.EventAct;
import strategos.engine.games.sparta.revenue.Purchases.BuyAct;
import strategos.engine.games.sparta.revenue.Treasury.Upkeep.PayAct;
import strategos.engine.games.sparta.sequence.Procedures;
import strategos.engine.games.sparta.sequence.Sequence.TurnActs.InitiativeAct;
import strategos.engine.games.sparta.war.Campaign.PendingStep;
import strategos.engine.games.sparta.war.Combat;
import strategos.engine.games.sparta.war.Engagement;
import strategos.engine.games.sparta.war.RandomEvent;
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
    private final Errands errands;
    private final Prospects prospects;

    Reasons(Printed printed, Procedures rules, Acts acts, Prospects prospects) {
        this.printed = printed;
        this.rules = rules;
        this.acts = acts;
        this.errands = new Errands(printed, rules);
        this.prospects = prospects;
    }

    /** One sentence; without odds where forces are concealed from the viewer, whose strength the odds would tell. */
    Optional<Text> of(Seen<War> seen, Order order) {
        Side side = Side.of(order.seat());
        Call call = order.call();
        War war = seen.position();
        return switch (order.verb()) {
            case BesiegeAct.NAME -> tries(call) ? besiege(seen, side, call) : Optional.of(undecided(war, side, call));
            case SallyAct.NAME -> Optional.of(sally(war, side, call));
            case AttackAct.NAME -> attack(seen, side, call);
            case MarchAct.NAME -> Optional.of(march(seen, side, call));
            case PickUpAct.NAME -> Optional.of(Text.of("why.pickup", "place", named(acts.whence(war, side, call))));
            case RavageAct.NAME -> Optional.of(ravage(war, side, call));
            case InciteAct.NAME -> Optional.of(incite(seen, side, call));
            case DropAct.NAME -> Optional.of(drop(war, side, call));
            case MarinesAct.NAME ->
                Optional.of(Text.of(call.all(Slots.UNITS).isEmpty() ? "why.marines.none" : "why.marines.some"));
            case LoseAct.NAME -> Optional.of(lose(war, call));
            case EventAct.NAME -> Optional.of(event(call));
            case AvertAct.NAME ->
                Optional.of(Text.of(call.says(Slots.LEADER, AvertAct.NONE) ? "why.avert.none" : "why.avert"));
            case PayAct.NAME -> Optional.of(Text.of("why.pay"));
            case TransferAct.NAME -> transfer(war, side, call);
            case BuyAct.NAME -> Optional.of(buy(seen, side));
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

    /** What needs no die of a siege. */
    @Rule("9.0")
    private Text undecided(War war, Side side, Call call) {
        return call.says(BesiegeAct.HOW, BesiegeAct.LIFT)
                ? Text.of("why.besiege.lift", "place", named(place(call)))
                : Text.of("why.besiege.join", "place", named(acts.whence(war, side, call)));
    }

    @Rule({"8.2", "8.4"})
    private static Text lose(War war, Call call) {
        return Text.of(call.maybe(LoseAct.DOWNGRADE)
                .map(yes -> "why.lose." + yes + left(war))
                .orElse(call.all(Slots.LEADER).isEmpty() ? "why.lose.units" : "why.lose.leader"));
    }

    /** Who would waver: several, one of several, the only one there is, or nobody where half of one is all. */
    @Rule("8.4")
    private static String left(War war) {
        Combat combat = war.combat().orElseThrow();
        boolean attacking = war.step() instanceof PendingStep.InCombat(Combat.Stage stage) && stage.attacking();
        int alive = Combats.alive(war, combat, attacking).size();
        int left = alive - Combats.required(war, combat.downgraded(attacking, true), attacking);
        if (left == 0) {
            return ".none";
        }
        return left > 1 ? "" : alive > 1 ? ".one" : ".only";
    }

    @Rule("15.0")
    private static Text event(Call call) {
        return Text.of(
                "why.event." + call.one(Slots.CHOICE),
                "event",
                RandomEvent.of(call.one(EventAct.NAME)).named());
    }

    private int place(Call call) {
        return printed.atlas().number(call.one("place"));
    }

    /** With the chance that the place falls; or that of a fight with ships that are in the way. */
    @Rule({"9.0", "ruling-S1"})
    private Optional<Text> besiege(Seen<War> seen, Side side, Call call) {
        War war = seen.position();
        int place = acts.whence(war, side, call);
        return Errands.concealed(war, place)
                ? Optional.of(
                        Text.of("why.besiege-unseen", "place", named(place), "hope", errands.hope(seen, side, place)))
                : fight(
                                "why.attack",
                                "why.attack-sea",
                                seen,
                                side,
                                prospects.besiege(war, side, call),
                                Errands.troops(war, side, place))
                        .or(() -> Optional.of(falls(seen, side, call)));
    }

    private Text falls(Seen<War> seen, Side side, Call call) {
        War war = seen.position();
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
                errands.hope(seen, side, party.place()));
    }

    @Rule({"5.2", "9.1"})
    private Text sally(War war, Side side, Call call) {
        int place = place(call);
        if (Errands.concealed(war, place)) {
            return Text.of("why.sally-veiled", "place", named(place));
        }
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

    /** Without odds where either side is concealed from the viewer. */
    @Rule({"5.2", "8.1"})
    private Optional<Text> attack(Seen<War> seen, Side side, Call call) {
        War war = seen.position();
        int place = acts.whence(war, side, call);
        return Errands.concealed(war, place)
                ? Optional.of(
                        Text.of("why.attack-veiled", "place", named(place), "hope", errands.hope(seen, side, place)))
                : fight(
                        "why.attack",
                        "why.attack-sea",
                        seen,
                        side,
                        prospects.attack(war, side, call),
                        Errands.troops(war, side, place));
    }

    private Optional<Text> fight(
            String ashore, String atSea, Seen<War> seen, Side side, List<Strengths.Prospect> fights, boolean troops) {
        return FirstFight.of(printed, fights)
                .map(first -> Text.of(
                        first.combat().naval() ? atSea : ashore + crews(seen.position(), first.combat()),
                        "place",
                        named(first.combat().place()),
                        "n",
                        first.beaten(),
                        "lost",
                        first.lost(),
                        "hope",
                        errands.hope(seen, side, first.combat().place(), troops)));
    }

    /** The odds are without crews that may fight beside those whom they are told of, as in the preview. */
    @Rule({"8.5-naval", "ruling-F3"})
    private String crews(War war, Combat combat) {
        return rules.fights().participants().crews(war, combat).isEmpty() ? "" : ".crews";
    }

    /** With a fight at its end, or for what lies there, or on the way to something else. */
    private Text march(Seen<War> seen, Side side, Call call) {
        return prospects
                .end(call)
                .map(place -> meeting(seen, side, call, place)
                        .or(() -> errand(seen, side, call, place))
                        .orElseGet(() -> Text.of("why.march-on", "place", named(place))))
                .orElseGet(() -> Text.of("why.march-begin"));
    }

    /** What it goes there for; of a force that is concealed from the viewer no more than the place tells. */
    @Rule("5.2")
    private Optional<Text> errand(Seen<War> seen, Side side, Call call, int place) {
        War war = seen.position();
        return Errands.concealed(war, acts.whence(war, side, call))
                ? errands.prize(seen, side, place, true)
                : errands.of(
                        seen,
                        MovingForce.of(
                                war.board(), side, acts.force(war, side, call).pieces()),
                        place);
    }

    /** The fight at the end of the march; without odds where either side is concealed from the viewer. */
    @Rule({"5.2", "7.5"})
    private Optional<Text> meeting(Seen<War> seen, Side side, Call call, int place) {
        War war = seen.position();
        int unseen = prospects.hidden(war, side, place);
        boolean troops = brings(war, side, call) || Errands.troops(war, side, place);
        Text hope = errands.hope(seen, side, place, troops);
        if (unseen > 0) {
            return Optional.of(Text.of("why.march-unseen", "place", named(place), "n", unseen, "hope", hope));
        }
        if (!Errands.concealed(war, acts.whence(war, side, call))) {
            return fight(
                    "why.march-fight", "why.march-fight-sea", seen, side, prospects.ashore(war, side, call), troops);
        }
        boolean meets = rules.ground().field().mayFight(war, side, place)
                && !rules.ground().field().freeLand(war, side.other(), place).isEmpty();
        return meets ? Optional.of(Text.of("why.march-veiled", "place", named(place), "hope", hope)) : Optional.empty();
    }

    /** Whether land units march; of a force that is concealed from the viewer that is not told. */
    @Rule({"2.16", "5.2"})
    private boolean brings(War war, Side side, Call call) {
        return Errands.concealed(war, acts.whence(war, side, call))
                || !war.board().land(acts.force(war, side, call).pieces()).isEmpty();
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

    /** Ships alone collect nothing; which units stay of a force that is concealed from the viewer is not told. */
    @Rule({"2.16", "5.2", "7.6", "ruling-W3"})
    private Text drop(War war, Side side, Call call) {
        Locale locale = printed.atlas().locale(acts.whence(war, side, call));
        boolean guard = Errands.concealed(war, locale.number())
                || !war.board().land(acts.dropped(war, side, call)).isEmpty();
        int talents = guard ? Prizes.printed(side, locale) : 0;
        return talents > 0 && rules.ground().control().pays(war, side, locale.number())
                ? Text.of("why.drop-tribute", "place", locale.named(), "n", talents)
                : Text.of("why.drop", "place", locale.named());
    }

    /** A leader goes where most of his side stands without one. */
    @Rule({"5.2", "6.6"})
    private Optional<Text> transfer(War war, Side side, Call call) {
        return call.maybe(Slots.PLACE)
                .flatMap(printed.atlas()::find)
                .filter(locale -> !Errands.concealed(war, locale.number()))
                .map(locale -> Text.of(
                        "why.transfer",
                        "place",
                        locale.named(),
                        "n",
                        war.board().units(war.board().at(locale.number(), side)).size()));
    }

    /** What must be paid until the winter stays in the treasury; nobody else knows it where forces are concealed. */
    @Rule({"5.2", "12.3", "12.5"})
    private Text buy(Seen<War> seen, Side side) {
        War war = seen.position();
        return war.terms().concealed() && !seen.viewer().equals(side.seat())
                ? Text.of("why.buy-veiled")
                : Text.of("why.buy", "n", Quartermaster.kept(rules, war, side));
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
                Errands.faces(city),
                "hope",
                errands.hope(seen, side, city.number(), true));
    }
}
