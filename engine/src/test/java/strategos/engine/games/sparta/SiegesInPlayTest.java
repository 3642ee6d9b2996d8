package strategos.engine.games.sparta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import strategos.engine.ChangedGame;
import strategos.engine.Entry;
import strategos.engine.Event;
import strategos.engine.Game;
import strategos.engine.Replay;
import strategos.engine.Rule;
import strategos.engine.Ruling;
import strategos.engine.box.Setup;
import strategos.engine.games.sparta.combat.CombatEvents.CombatJoined;
import strategos.engine.games.sparta.combat.SiegeEvents.SallyRolled;
import strategos.engine.games.sparta.combat.SiegeEvents.SiegeJoined;
import strategos.engine.games.sparta.combat.SiegeEvents.SiegeLeft;
import strategos.engine.games.sparta.combat.SiegeEvents.SiegeRolled;
import strategos.engine.games.sparta.forces.ShelterEvents.SiegeLifted;
import strategos.engine.games.sparta.sequence.Procedures;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.Ground.Marker;
import strategos.engine.games.sparta.war.NumberSet.PieceSet;
import strategos.engine.games.sparta.war.Side;
import strategos.engine.games.sparta.war.War;
import strategos.engine.offer.Order;
import strategos.engine.suite.Position;
import strategos.engine.suite.RandomPlay;
import strategos.engine.suite.Watcher;

/**
 * Sieges of random matches: none ends but in a way that 9.0 allows. {@code -Dstrategos.sieges=500} plays so many of each
 * scenario.
 */
class SiegesInPlayTest {
    private static final int MATCHES = Integer.getInteger("strategos.sieges", 2);
    private static final int YEARS = 50 * MATCHES;
    private static final long FIRST_SEED = 7_000;
    private static final int MOST_ORDERS = 20_000;
    private static final Procedures RULES = Procedures.of(Theatre.PRINTED);

    private final Game<War> game = Box.game();

    @Rule({"9.0", "9.1"})
    @ParameterizedTest
    @ValueSource(strings = {"archidamian", "campaign", "peace-of-nicias", "ionian-war"})
    void endOnlyByWhatTheBesiegersLose(String scenario) {
        Ends ends = new Ends(game);
        for (long seed = FIRST_SEED; seed < FIRST_SEED + MATCHES; seed++) {
            play(game, scenario, seed, ends);
        }
    }

    /** The last year of a war in which both sides besiege and are besieged, with others near who may relieve or join. */
    @Rule({"9.0", "9.1", "ruling-S2", "ruling-S7", "ruling-S8"})
    @Test
    void endSoWhereMuchIsBesieged() {
        War war = Theatre.of("archidamian")
                .with("year=422", "talents=athens:60", "talents=sparta:60", "prestige=2")
                .with("ath-l1+ath-l2+ath-n1@samos/inside", "trapped=athens:samos")
                .with("spa-l1+spa-l2+pel-n1+pel-n2@samos/besieging", "spa-l3+brasidas@samos")
                .with("captured=sparta:miletus", "spa-l4+spa-l5+pel-n3+archidamus@miletus")
                .with("ath-l3+ath-l4+ath-n2+ath-n3+nicias@icarus", "ath-n4+ath-n5+phormio@icarian-sea")
                .with(
                        "cor-l1+cor-l2+pel-n4@corinth/inside",
                        "trapped=sparta:corinth",
                        "pel-n5+spartan-a@gulf-of-corinth")
                .with(
                        "ath-l5+ath-l6+ath-l7+ath-n6@corinth/besieging",
                        "hagnon@corinth",
                        "ath-l8+ath-l9+pericles@megara")
                .with("pel-n6+pel-n7+pel-n8+pel-n9@athens/besieging", "ath-l15@athens/inside", "trapped=athens:athens")
                .with("boe-l1+spartan-c@thebes", "spartan-b@athens", "ath-l10+demosthenes@panactum")
                .with(
                        "ath-l12@plataea/inside",
                        "trapped=athens:plataea",
                        "fort=minoa",
                        "boe-l2+boe-l3@plataea/besieging")
                .war();
        Game<War> besieged = ChangedGame.startingAt(war, game);
        Ends ends = new Ends(besieged);
        for (long seed = FIRST_SEED; seed < FIRST_SEED + YEARS; seed++) {
            play(besieged, "archidamian", seed, ends);
        }
        assertThat(ends.lifted).as("sieges that ended").isPositive();
        assertThat(ends.joined).as("sieges that were joined").isPositive();
        assertThat(ends.left).as("sieges that were given up").isPositive();
    }

    private static void play(Game<War> game, String scenario, long seed, Ends ends) {
        Setup setup = new Setup(
                scenario, Map.of("forces", "open", "road", "closed"), List.of(Side.ATHENS.seat(), Side.SPARTA.seat()));
        new RandomPlay<>(game, setup, seed, MOST_ORDERS).play(ends);
    }

    /** What has happened at a place since the last order that may have ended a siege there. */
    private static final class Ends implements Watcher<War> {
        private final Replay<War> replay;
        private int lifted;
        private int joined;
        private int left;

        Ends(Game<War> game) {
            replay = new Replay<>(game);
        }

        @Override
        public void at(Position<War> position) {
            assertThat(position.game().rules().broken(position.state())).isEmpty();
        }

        @Override
        public void ruled(Position<War> before, Order order, Ruling.Accepted<War> ruling) {
            War war = before.state();
            Most most = new Most(war);
            List<Entry<War>> entries = ruling.entries();
            for (int n = 0; n < entries.size(); n++) {
                Entry<War> entry = entries.get(n);
                if (entry instanceof Entry.Happened<War> happened) {
                    Event<War> event = happened.event();
                    joined += event instanceof SiegeJoined ? 1 : 0;
                    left += event instanceof SiegeLeft ? 1 : 0;
                    if (event instanceof SiegeLifted end) {
                        lifted++;
                        boolean stormed = n + 1 < entries.size() && storms(entries.get(n + 1), end);
                        assertThat(stormed || most.allows(war, end))
                                .as("%s by %s, after %s", end, order, most.cause)
                                .isTrue();
                    }
                    most.see(event);
                }
                war = replay.position(war, List.of(entry));
                most.see(war);
            }
        }
    }

    /** Whether the besiegers are attacked. */
    private static boolean storms(Entry<War> entry, SiegeLifted end) {
        return entry instanceof Entry.Happened<War>(Event<War> event)
                && event instanceof CombatJoined joined
                && joined.attacker().side() == end.besieged()
                && joined.place().equals(end.place());
    }

    /** The most points that besieged a place on either side since the order was given, and what else has happened. */
    private static final class Most {
        private final Map<Side, int[]> points = new EnumMap<>(Side.class);
        private PieceSet stormed = PieceSet.NONE;
        private String cause = "";

        Most(War war) {
            for (Side besieged : Side.values()) {
                points.put(besieged, new int[Theatre.PRINTED.atlas().size()]);
            }
            see(war);
        }

        void see(War war) {
            Board board = war.board();
            for (int unit : board.besieging().numbers()) {
                int place = board.place(unit);
                for (Side besieged : Side.values()) {
                    int now = points(war, besieged, place);
                    int[] most = points.get(besieged);
                    most[place] = Math.max(most[place], now);
                }
            }
        }

        private static int points(War war, Side besieged, int place) {
            Board board = war.board();
            PieceSet besiegers = board.at(place).minus(board.of(besieged)).and(board.besieging());
            return Theatre.PRINTED.counters().points(board, besiegers);
        }

        /** A place fell, or a sally succeeded. */
        void see(Event<War> event) {
            cause = event.getClass().getSimpleName();
            switch (event) {
                case SiegeRolled rolled
                when rolled.falls() -> stormed = stormed.with(rolled.place().number());
                case SallyRolled rolled
                when rolled.success() -> stormed = stormed.with(rolled.place().number());
                default -> {}
            }
        }

        boolean allows(War war, SiegeLifted end) {
            int place = end.place().number();
            Side besieged = end.besieged();
            boolean nobody = !war.board().at(place, besieged).meets(war.board().inside());
            boolean fewer = points(war, besieged, place) < points.get(besieged)[place];
            boolean free = war.ground().has(Marker.trapped(besieged), place) && nobody;
            return fewer
                    || stormed.has(place)
                    || free
                    || !RULES.ground().control().shelters(war, besieged, place);
        }
    }
}
