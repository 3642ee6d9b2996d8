package strategos.engine.games.sparta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import strategos.engine.ChangedGame;
import strategos.engine.Decision;
import strategos.engine.Entry;
import strategos.engine.Event;
import strategos.engine.Game;
import strategos.engine.Rule;
import strategos.engine.Ruling;
import strategos.engine.Seen;
import strategos.engine.box.Setup;
import strategos.engine.games.sparta.war.Places;
import strategos.engine.games.sparta.war.War;
import strategos.engine.offer.Call;
import strategos.engine.offer.Offer;
import strategos.engine.offer.Order;
import strategos.engine.offer.Slot;
import strategos.engine.seat.Viewer;
import strategos.engine.suite.Position;
import strategos.engine.suite.RandomPlay;
import strategos.engine.suite.Watcher;

/** Athens' unnamed leader C is called Cleon as long as he is Cleon, and no longer (6.4). */
class CleonTest {
    private static final int ORDERS = 400;
    private static final String CLEON = "kind=leader, id=athenian-c]";
    private static final String DRAWN = "kind=leader, id=athenian-c-drawn]";

    @Rule({"6.4", "6.5", "ruling-Y5"})
    @ParameterizedTest
    @CsvSource({"5, true", "7, false"})
    void whatIsToldShownAndAskedCallsHimSo(int government, boolean cleon) {
        War war = Theatre.of("ionian-war")
                .with("government=" + government, "turn=athens", "talents=athens:400", "talents=sparta:200")
                .with("athenian-c+ath-l1+ath-l2+ath-n1@athens", "agis+spa-l1+spa-l2@panactum")
                .war();
        Game<War> game = ChangedGame.startingAt(war, Theatre.game());
        Setup setup = new Setup(
                "ionian-war", Map.of("forces", "open", "road", "closed"), List.of(Theatre.ATHENS, Theatre.SPARTA));
        Listener heard = new Listener(cleon);
        new RandomPlay<>(game, setup, 17, 200_000).play(heard);
        assertThat(heard.names).contains("view", "decision", "choices", "story");
    }

    /** Hears everything as long as the counter is on the map under one of the governments of its name. */
    private static final class Listener implements Watcher<War> {
        private final boolean cleon;
        private final List<String> names = new ArrayList<>();

        Listener(boolean cleon) {
            this.cleon = cleon;
        }

        @Override
        public void at(Position<War> position) {
            if (!about(position)) {
                return;
            }
            for (Viewer viewer : position.viewers()) {
                hear("view", position.game().views().of(position.seenBy(viewer)));
            }
            position.seats()
                    .forEach(seat -> position.game()
                            .decisions()
                            .of(position.seenBy(seat), seat)
                            .ifPresent(this::decision));
        }

        private void decision(Decision decision) {
            hear("decision", decision.prompt());
            for (Offer offer : decision.offers()) {
                for (Slot slot : offer.verb().slots()) {
                    hear("choices", offer.choices(slot, Call.of(offer.verb().name())));
                    break;
                }
            }
        }

        @Override
        public void ruled(Position<War> position, Order order, Ruling.Accepted<War> ruling) {
            War before = position.state();
            for (Entry<War> entry : ruling.entries()) {
                if (entry instanceof Entry.Happened<War>(Event<War> event)) {
                    if (before.government().cleon() == cleon) {
                        Seen<War> seen = position.game().conceal(before, Viewer.EVERYONE);
                        hear("story", event.tell(seen));
                        hear("story", event.strip(seen));
                        hear("story", position.game().views().board(event, seen));
                    }
                    before = event.apply(before);
                }
            }
        }

        private boolean about(Position<War> position) {
            return position.number() < ORDERS
                    && position.state().government().cleon() == cleon
                    && Places.onMap(position.state().board().place(Theatre.piece("athenian-c")));
        }

        private void hear(String where, Object said) {
            String all = said.toString();
            assertThat(all).as(where).doesNotContain(cleon ? DRAWN : CLEON);
            if (all.contains(cleon ? CLEON : DRAWN)) {
                names.add(where);
            }
        }
    }
}
