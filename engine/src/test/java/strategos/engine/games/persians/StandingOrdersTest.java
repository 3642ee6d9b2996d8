package strategos.engine.games.persians;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import strategos.engine.Decision;
import strategos.engine.Entry;
import strategos.engine.Game;
import strategos.engine.RandomComputer;
import strategos.engine.Referee;
import strategos.engine.Replay;
import strategos.engine.Rule;
import strategos.engine.Ruling;
import strategos.engine.Seen;
import strategos.engine.dice.ScriptedDice;
import strategos.engine.dice.SeededDice;
import strategos.engine.games.persians.printed.Printed;
import strategos.engine.games.persians.war.Navy.Ship;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.War;
import strategos.engine.games.persians.war.ZoneId;
import strategos.engine.offer.Call;
import strategos.engine.offer.Order;
import strategos.engine.seat.Seat;
import strategos.engine.seat.Viewer;
import strategos.engine.standing.StandingOrder;
import strategos.engine.standing.Topic;

/**
 * In random matches a standing order of every topic is tried as soon as its question comes up: it fires, and all that
 * happens is what would have happened had the player given the order then and there, so that nobody can tell the two apart.
 */
class StandingOrdersTest {
    private static final int TRIES = 2;
    private static final int MOST_MATCHES = 90;
    private static final List<Seat> SEATS = List.of(Side.GREEK.seat(), Side.PERSIAN.seat());

    private final Game<War> game = Table.game();
    private final Referee referee = new Referee();
    private final RandomComputer<War> computer = new RandomComputer<>();
    private final Map<String, Integer> tried = new HashMap<>();

    @Rule({"2", "6.1", "7.6", "8.1", "11.2-tempest", "11.2-isolationism", "ruling-tempest"})
    @Test
    void everyTopicFiresAndNobodyCanTell() {
        // Nobody agrees to battle by chance: see below.
        List<String> topics = game.box().topics().stream()
                .map(Topic::name)
                .filter(topic -> !topic.equals("agree"))
                .toList();
        for (int match = 1; match <= MOST_MATCHES && !done(topics); match++) {
            play(match % 2 == 0 ? Printed.SECOND_WAR : Printed.REVOLT, match);
        }
        assertThat(tried.keySet()).as("topics that came up").containsAll(topics);
    }

    /** A storm rolls for each fleet and each single ship: whoever waits for so many means both. */
    @Rule({"11.2-tempest", "ruling-tempest"})
    @Test
    void aStormIsWaitedForByFleetsAndSingleShipsAlike() {
        Played played = Table.empty()
                .step(new Step.Segment(Side.PERSIAN, false, 0))
                .hand(Side.GREEK, "tempest")
                .leader(Side.PERSIAN, "mardonius", "thessaly", "pe-spara")
                .fleet(Side.PERSIAN, 1, "sea-samos", "persia-5")
                .change(war -> war.with(war.persian().single(new ZoneId("sea-chios"), Ship.fresh("persia-3"))))
                .play();
        played.persian("activate counter=mardonius").persian("sail vessel=fleet-p1 path=sea-chios");
        assertThat(played.decision(Side.GREEK)
                        .orElseThrow()
                        .occasion()
                        .orElseThrow()
                        .facts())
                .containsEntry("zone", "sea-chios")
                .containsEntry("counters", "2");
    }

    @Rule("6.1")
    @Test
    void agreesToBattleWhenBothHaveTriedInVain() {
        Played played = Table.empty()
                .step(new Step.Segment(Side.PERSIAN, false, 0))
                .leader(Side.GREEK, "strategos3", "phthiotis", "2*gr-athens-hop")
                .leader(Side.PERSIAN, "mardonius", "thessaly", "4*pe-spara")
                .play(new ScriptedDice().d6(4, 1));
        played.persian("activate counter=mardonius").persian("march path=phthiotis");
        played.greek("intercept with=strategos3 target=force").persian("intercept with=mardonius target=counter");
        Order order = new Order(Side.PERSIAN.seat(), Call.of("agree"));
        War after = rule(played.war(), List.of(), order, new SeededDice(1)).state();
        Decision asked = game.decisions()
                .of(game.conceal(after, Side.GREEK.seat()), Side.GREEK.seat())
                .orElseThrow();
        tryOut(played.war(), order, after, Side.GREEK.seat(), asked, 1, 1);
        assertThat(tried).containsOnlyKeys("agree");
    }

    private boolean done(List<String> topics) {
        return topics.stream().allMatch(topic -> tried.getOrDefault(topic, 0) >= TRIES);
    }

    private void play(String scenario, long seed) {
        SplittableRandom luck = new SplittableRandom(seed);
        War war =
                referee.start(game, Table.setup(scenario), new SeededDice(seed)).state();
        while (game.rules().result(war).isEmpty()) {
            Seat seat = game.rules().awaited(war).firstEntry().getKey();
            Seen<War> seen = game.conceal(war, seat);
            Decision decision = game.decisions().of(seen, seat).orElseThrow();
            Order order = new Order(seat, computer.choose(seen, seat, decision, luck));
            long dice = luck.nextLong();
            War after = rule(war, List.of(), order, new SeededDice(dice)).state();
            for (Seat other : SEATS) {
                Optional<Decision> asked = game.decisions().of(game.conceal(after, other), other);
                if (asked.isPresent()
                        && asked.get().occasion().filter(o -> wanted(o.topic())).isPresent()) {
                    tryOut(war, order, after, other, asked.get(), dice, luck.nextLong());
                }
            }
            war = after;
        }
    }

    private boolean wanted(String topic) {
        return tried.getOrDefault(topic, 0) < TRIES;
    }

    private Ruling.Accepted<War> rule(War war, List<StandingOrder> standing, Order order, SeededDice dice) {
        Ruling<War> ruling = referee.rule(game, war, SEATS, standing, order, Entry.Source.PLAYER, dice);
        assertThat(ruling).as("ruling on %s", order).isInstanceOf(Ruling.Accepted.class);
        return (Ruling.Accepted<War>) ruling;
    }

    /** The order with a standing answer to the question that it leads to, and the same with the answer given by hand. */
    private void tryOut(War war, Order order, War after, Seat seat, Decision asked, long dice, long number) {
        Topic topic = game.box().topic(asked.occasion().orElseThrow().topic()).orElseThrow();
        Optional<Call> answer = asked.offers().stream()
                .filter(offer -> topic.answers().contains(offer.verb().name()))
                .map(offer -> computer.fill(offer, number))
                .findFirst();
        if (answer.isEmpty()) {
            return;
        }
        StandingOrder standing = new StandingOrder(seat, topic.name(), Map.of(), answer.get(), 1);
        assertThat(game.decisions().objection(standing, game.conceal(after, seat)))
                .isEmpty();
        List<Entry<War>> fired =
                rule(war, List.of(standing), order, new SeededDice(dice)).entries();
        SeededDice again = new SeededDice(dice);
        List<Entry<War>> given =
                new ArrayList<>(rule(war, List.of(), order, again).entries());
        given.addAll(
                rule(after, List.of(), new Order(seat, answer.get()), again).entries());
        assertThat(fired)
                .as("%s answers %s by %s", seat, topic.name(), answer.get())
                .contains(new Entry.Ordered<>(new Order(seat, answer.get()), Entry.Source.STANDING_ORDER));
        for (Viewer viewer :
                Stream.concat(SEATS.stream(), Stream.of(Viewer.EVERYONE)).toList()) {
            assertThat(new Replay<>(game).story(war, fired, viewer))
                    .as("what %s is told when %s answers %s", viewer, seat, topic.name())
                    .isEqualTo(new Replay<>(game).story(war, given, viewer));
        }
        assertThat(new Replay<>(game).position(war, fired)).isEqualTo(new Replay<>(game).position(war, given));
        tried.merge(topic.name(), 1, Integer::sum);
    }
}
