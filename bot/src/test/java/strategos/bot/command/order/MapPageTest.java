package strategos.bot.command.order;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import strategos.bot.command.order.ViewPage.MapPage;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.MapsAlone;
import strategos.bot.host.MemoryOutlet;
import strategos.bot.host.MovingClock;
import strategos.bot.host.Pictures;
import strategos.bot.host.RandomPlayers;
import strategos.bot.host.Speech;
import strategos.bot.host.TestHost;
import strategos.bot.port.Control;
import strategos.bot.port.Message;
import strategos.bot.port.Message.Picture;
import strategos.bot.port.Request.Person;
import strategos.bot.port.Suggestion;
import strategos.bot.render.Ateliers;
import strategos.bot.render.PaintedPictures;
import strategos.engine.box.Box.Scenario;
import strategos.engine.library.RegisteredGames;
import strategos.engine.scene.Scene;
import strategos.storage.Storage;

/** The whole map is too small for a telephone: from it one pick leads to each part that can be read. */
class MapPageTest {
    private static final Person EVE = new Person("eve", "Eve");

    @ParameterizedTest
    @CsvSource({
        "sparta, attica, Attica and the Isthmus, 7",
        "persians, ionia, Ionia and the islands, 3",
        "xenophon, south, South, 3"
    })
    void belowTheMapOnePickLeadsToAPart(String game, String part, String name, int parts) {
        Scenario scenario = RegisteredGames.LIBRARY.open(game).box().scenarios().getFirst();
        MapPage page = new MapPage(new ViewPage(new PaintedPictures(Ateliers.packed(16L << 20))));
        try (TestHost host =
                TestHost.over(Storage.inMemory(), RegisteredGames.LIBRARY, new MemoryOutlet(), new MovingClock())) {
            RandomPlayers players = new RandomPlayers(host, new SplittableRandom(3));
            LiveMatch match = host.match(players.begin(TestHost.AGORA, game, scenario, scenario.least()));

            Message whole = page.pressed(match, EVE, List.of()).message();
            Control.Menu menu = menu(whole);
            assertThat(menu.choices()).hasSize(parts + 1).contains(new Suggestion(part, name));
            String all = menu.choices().getFirst().value();
            assertThat(menu.picked()).containsExactly(all);

            Message closer = page.pressed(match, EVE, List.of(part)).message();
            assertThat(menu(closer).choices()).isEqualTo(menu.choices());
            assertThat(menu(closer).picked()).containsExactly(part);
            assertThat(closer.pictures().getFirst().png().get())
                    .isNotEqualTo(whole.pictures().getFirst().png().get());
            assertThat(page.pressed(match, EVE, List.of(all)).message().text()).isEqualTo(whole.text());

            assertThat(new MapPage(new ViewPage(Pictures.NONE))
                            .pressed(match, EVE, List.of())
                            .message()
                            .controls())
                    .isEmpty();
        }
    }

    /** A menu takes no more than that, and what is picked in it stands in it. */
    @Test
    void aMapOfManyPartsHasAMenuOfTwentyFive() {
        MapPage page = new MapPage(new ViewPage(new ManyParts()));
        try (TestHost host =
                TestHost.over(Storage.inMemory(), RegisteredGames.LIBRARY, new MemoryOutlet(), new MovingClock())) {
            Scenario scenario =
                    RegisteredGames.LIBRARY.open("xenophon").box().scenarios().getFirst();
            RandomPlayers players = new RandomPlayers(host, new SplittableRandom(3));
            LiveMatch match = host.match(players.begin(TestHost.AGORA, "xenophon", scenario, scenario.least()));

            Control.Menu menu = menu(page.pressed(match, EVE, List.of()).message());
            assertThat(menu.choices())
                    .hasSize(25)
                    .startsWith(menu.choices().getFirst(), new Suggestion("part 1", "part 1"));
            for (String part : List.of("part 24", "part 25", "part 30")) {
                Control.Menu closer =
                        menu(page.pressed(match, EVE, List.of(part)).message());
                assertThat(closer.choices()).extracting(Suggestion::value).containsAll(closer.picked());
                assertThat(closer.picked()).isEqualTo(part.equals("part 24") ? List.of(part) : List.of());
            }
        }
    }

    /** A map with thirty parts. */
    private static final class ManyParts extends MapsAlone {
        @Override
        public Optional<Picture> map(String game, Scene scene, Focus focus, Speech words) {
            return Optional.of(new Picture("map.png", "A map.", () -> new byte[1]));
        }

        @Override
        public List<String> parts(String game, Scene scene) {
            return IntStream.rangeClosed(1, 30).mapToObj(n -> "part " + n).toList();
        }
    }

    private static Control.Menu menu(Message message) {
        assertThat(message.controls()).singleElement().isInstanceOf(Control.Menu.class);
        return (Control.Menu) message.controls().getFirst();
    }
}
