package strategos.engine.games.sparta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import strategos.engine.Entry;
import strategos.engine.Event;
import strategos.engine.Rule;
import strategos.engine.Ruling;
import strategos.engine.Seen;
import strategos.engine.View;
import strategos.engine.box.Setup;
import strategos.engine.dice.ScriptedDice;
import strategos.engine.games.sparta.sequence.Procedures;
import strategos.engine.games.sparta.war.NumberSet.PieceSet;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;
import strategos.engine.games.sparta.war.War.Terms;
import strategos.engine.offer.Call;
import strategos.engine.offer.Order;
import strategos.engine.scene.Panel;
import strategos.engine.seat.Seat;
import strategos.engine.seat.Viewer;
import strategos.engine.suite.Position;
import strategos.engine.suite.RandomPlay;
import strategos.engine.suite.Watcher;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/**
 * What is told of concealed forces is true (5.2): either the very figure that open forces would give, or words that say that
 * somebody is concealed.
 */
class ToldOfConcealedTest {
    /** Words of a position that say so. */
    private static final String HIDDEN = ".hidden";

    @Rule({"5.2", "ruling-C1"})
    @Test
    void noFigureIsReckonedAsIfTheConcealedWereNotThere() {
        Map<String, String> wrong = new TreeMap<>();
        Set<String> heard = new HashSet<>();
        for (String scenario : List.of("archidamian", "ionian-war")) {
            Setup setup = new Setup(
                    scenario, Map.of("forces", "concealed", "road", "closed"), List.of(Theatre.ATHENS, Theatre.SPARTA));
            new RandomPlay<>(Theatre.game(), setup, 4, 200_000).play(new Watcher<War>() {
                @Override
                public void ruled(Position<War> position, Order order, Ruling.Accepted<War> ruling) {
                    compare(position, ruling.entries(), heard, wrong);
                }

                @Override
                public void at(Position<War> position) {
                    if (position.number() % 7 == 0) {
                        compare(position, heard, wrong);
                    }
                }
            });
        }
        assertThat(heard).contains("ledger.upkeep", "panel.upkeep", "stakes.pay");
        assertThat(wrong).isEmpty();
    }

    /** That they are more than the treasury is what the question itself tells everybody. */
    @Rule({"5.2", "12.3", "ruling-C1"})
    @Test
    void unpaidWagesAreToldToTheirOwnerAlone() {
        War war = Theatre.of("campaign", "concealed", "closed")
                .with("turn=athens", "part=pay", "talents=athens:1", "pericles+ath-l1+ath-l2@plataea")
                .table(new ScriptedDice())
                .state();
        assertThat(stakes(war, Theatre.ATHENS)).containsExactly("stakes.pay");
        assertThat(stakes(war, Theatre.SPARTA)).containsExactly("stakes.pay.hidden");
        assertThat(stakes(war, Viewer.EVERYONE)).containsExactly("stakes.pay.hidden");
    }

    /** Who of the enemy's leaders withdraws is not told where some of his units, which stay, are concealed. */
    @Rule({"5.2", "15.7", "ruling-C1"})
    @Test
    void aLeaderWhoStaysWithConcealedUnitsIsNotToldToWithdraw() {
        War war = Theatre.of("campaign", "concealed", "closed")
                .with("spa-l1@chalcis/besieging", "spa-l2+archidamus@chalcis", "peace")
                .war();
        PieceSet leaving = Procedures.of(Theatre.PRINTED)
                .politics()
                .peace()
                .leaving(Theatre.game().conceal(war, Theatre.ATHENS).position(), Side.SPARTA, Theatre.place("chalcis"));
        assertThat(leaving).isEqualTo(PieceSet.of(Theatre.piece("spa-l1")));
    }

    private static List<String> stakes(War war, Viewer viewer) {
        return Theatre.game().views().stakes(Theatre.game().conceal(war, viewer), Theatre.ATHENS).stream()
                .map(Text::key)
                .toList();
    }

    private static void compare(Position<War> position, Set<String> heard, Map<String, String> wrong) {
        for (Viewer viewer : position.viewers()) {
            compare(
                    told(position, Theatre.game().conceal(position.state(), viewer)),
                    told(position, Theatre.game().conceal(open(position.state()), viewer)),
                    heard,
                    wrong);
        }
    }

    private static void compare(
            Position<War> position, List<Entry<War>> entries, Set<String> heard, Map<String, String> wrong) {
        War before = position.state();
        for (Entry<War> entry : entries) {
            if (entry instanceof Entry.Happened<War>(Event<War> event)) {
                for (Viewer viewer : position.viewers()) {
                    compare(
                            told(event, Theatre.game().conceal(before, viewer)),
                            told(event, Theatre.game().conceal(open(before), viewer)),
                            heard,
                            wrong);
                }
                before = event.apply(before);
            }
        }
    }

    private static void compare(List<Text> told, List<Text> truth, Set<String> heard, Map<String, String> wrong) {
        truth.forEach(text -> heard.add(text.key()));
        Set<Text> there = new HashSet<>(truth);
        for (Text text : told) {
            if (!there.contains(text) && !saysSo(text)) {
                wrong.putIfAbsent(text.key(), text.with().toString());
            }
        }
    }

    /** The same position, in which nothing is concealed. */
    private static War open(War war) {
        Terms terms = war.terms();
        return war.with(new Terms(terms.scenario(), false, terms.road(), terms.shown()));
    }

    private static List<Text> told(Event<War> event, Seen<War> before) {
        return event.tell(before).map(Line::text).stream().toList();
    }

    private static boolean saysSo(Text text) {
        return text.toString().contains(HIDDEN);
    }

    private static List<Text> told(Position<War> position, Seen<War> seen) {
        List<Text> told = new ArrayList<>();
        var views = position.game().views();
        View view = views.of(seen);
        view.brief().forEach(line -> told.add(line.text()));
        for (Panel panel : view.scene().orElseThrow().panels()) {
            if (panel instanceof Panel.Roster(Text title, List<Panel.Card> cards)) {
                for (Panel.Card card : cards) {
                    card.counts()
                            .forEach(count ->
                                    told.add(Text.of(count.label().key(), "side", card.title(), "n", count.number())));
                }
            }
        }
        for (String side : List.of("athens", "sparta")) {
            for (String verb : List.of("ledger", "forces")) {
                views.answer(Call.of(verb, "side", side), seen).brief().stream()
                        .map(Line::text)
                        .forEach(told::add);
            }
        }
        for (Seat seat : position.seats()) {
            told.addAll(views.stakes(seen, seat));
            position.game().decisions().of(seen, seat).ifPresent(d -> told.add(d.prompt()));
        }
        position.game().rules().awaited(seen.position()).values().forEach(told::add);
        return told;
    }
}
