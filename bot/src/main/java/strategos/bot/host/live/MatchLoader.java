package strategos.bot.host.live;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.json.JsonMapper;
import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SequencedMap;
import strategos.bot.host.AgreedDraw;
import strategos.bot.host.DecisionStamp;
import strategos.bot.host.LiveMatch.Holder;
import strategos.bot.host.LiveMatch.SeatOffer;
import strategos.bot.host.LiveMatch.SeatRequest;
import strategos.bot.host.LiveMatch.Stage;
import strategos.bot.host.Proposal;
import strategos.bot.host.live.MatchFacts.MatchFile;
import strategos.bot.memory.Lazy;
import strategos.bot.port.ChannelRef;
import strategos.bot.port.Request.Person;
import strategos.engine.Chapter;
import strategos.engine.Entry;
import strategos.engine.Event;
import strategos.engine.Game;
import strategos.engine.Replay;
import strategos.engine.box.Box.Scenario;
import strategos.engine.box.Setup;
import strategos.engine.config.GameData;
import strategos.engine.dice.MatchDice;
import strategos.engine.json.GameCodec;
import strategos.engine.library.Library;
import strategos.engine.search.Level;
import strategos.engine.seat.Seat;
import strategos.engine.seat.Viewer;
import strategos.engine.standing.StandingOrder;
import strategos.storage.Storage;
import strategos.storage.match.Journal.JournalRow;
import strategos.storage.match.Journal.Loading;
import strategos.storage.match.StoredMatch;
import strategos.storage.match.StoredMatch.Life;
import strategos.storage.match.StoredMatch.StoredOffer;
import strategos.storage.match.StoredMatch.StoredRequest;
import strategos.storage.match.StoredSeat;
import strategos.storage.match.StoredSeat.Occupant;
import strategos.storage.post.Post;

/** Makes a match of what is stored: a snapshot and the journal after it, the game with the data the match began with. */
public final class MatchLoader {
    /** The role under which a match remembers the post that starts it. */
    public static final String START = "start";

    private final Storage storage;
    private final Library library;
    private final GameWords words;
    private final StoredPendings pendings = new StoredPendings();
    private final StoredMotions motions = new StoredMotions();
    private final JsonMapper json = new JsonMapper();

    @Inject
    public MatchLoader(Storage storage, Library library, GameWords words) {
        this.storage = storage;
        this.library = library;
        this.words = words;
    }

    /**
     * The match as it is stored now.
     *
     * @throws java.util.NoSuchElementException when its game is not registered any more
     */
    public Optional<CommittedMatch<?>> load(String id) {
        return load(id, Optional.empty(), Optional.empty());
    }

    /**
     * The same, where something of it is at hand that takes long to be made.
     *
     * @param played its game with its data, which stay as they were when the match was made
     * @param known the dice that it had a moment ago: if they are those that are stored, their chains need not be reckoned again
     */
    Optional<CommittedMatch<?>> load(String id, Optional<Game<?>> played, Optional<MatchDice> known) {
        return storage.matches()
                .find(id)
                .map(stored ->
                        load(stored, played.orElseGet(() -> game(stored)), new Lazy<>(() -> dice(stored.id(), known))));
    }

    private MatchDice dice(String id, Optional<MatchDice> known) {
        String stored = storage.matches().dice(id).reveal();
        return known.filter(dice -> dice.secretJson().equals(stored)).orElseGet(() -> MatchDice.fromSecretJson(stored));
    }

    /** The position of an earlier version. */
    public <S> S position(MatchFile<S> file, Setup setup, long version) {
        Loading loading =
                storage.journal().loading(file.id(), version, file.codec().stateVersion());
        S state = loading.from()
                .map(snapshot -> file.codec().readState(snapshot.json()))
                .orElseGet(() -> file.game().rules().setUp(setup));
        Replay<S> replay = new Replay<>(file.game());
        for (JournalRow row : loading.rows()) {
            state = replay.position(state, file.codec().readEntries(row.entries()));
        }
        return state;
    }

    /**
     * The position with which a year or turn began that a version brought, before all that followed from it at once.
     *
     * @param begun that year or turn: where standing orders and the rules go on by themselves a version may bring several. The
     *     first of them where it is not told, or is called otherwise by now
     */
    public <S> S beginning(MatchFile<S> file, Setup setup, long version, Optional<Chapter> begun) {
        Game<S> game = file.game();
        Replay<S> replay = new Replay<>(game);
        S state = position(file, setup, version - 1);
        Optional<S> first = Optional.empty();
        for (JournalRow row : storage.journal().read(file.id(), version, version)) {
            for (Entry<S> entry : file.codec().readEntries(row.entries())) {
                Optional<Chapter> frame = entry instanceof Entry.Happened<S>(Event<S> event)
                        ? event.chapter(game.conceal(state, Viewer.EVERYONE)).filter(Chapter::frame)
                        : Optional.empty();
                state = replay.position(state, List.of(entry));
                if (frame.isPresent() && frame.equals(begun)) {
                    return state;
                }
                if (frame.isPresent() && first.isEmpty()) {
                    first = Optional.of(state);
                }
            }
        }
        return first.orElse(state);
    }

    private List<Proposal> proposals(StoredMatch stored, Scenario scenario) {
        return storage.proposals().of(stored.id()).stream()
                .map(proposal -> motions.read(proposal, scenario.seats()))
                .toList();
    }

    private Game<?> game(StoredMatch stored) {
        String files = storage.matches().dataFiles(stored.dataHash()).orElseThrow();
        return library.open(stored.game(), GameData.of(stored.game(), map(files)));
    }

    private <S> CommittedMatch<S> load(StoredMatch stored, Game<S> game, Lazy<MatchDice> dice) {
        GameCodec<S> codec = library.codec(game);
        Scenario scenario = game.box().scenario(stored.scenario()).orElseThrow();
        MatchFile<S> file = new MatchFile<>(
                stored.id(),
                new ChannelRef(stored.guild(), stored.channel()),
                game,
                codec,
                scenario,
                map(stored.options()),
                stored.created(),
                stored.creator());
        Optional<Setup> setup =
                stored.version() == 0 ? Optional.empty() : Optional.of(codec.readSetup(stored.settings()));
        List<Holder> holders = stored.seats().stream().map(MatchLoader::holder).toList();
        MatchFacts facts = new MatchFacts(
                stage(stored.life()),
                stored.version(),
                stored.revision(),
                stored.publicVersion(),
                holders,
                setup,
                starting(stored),
                asked(stored.id()),
                standing(stored, codec),
                requests(stored),
                offers(stored),
                proposals(stored, scenario),
                agreed(stored),
                stored.asleep(),
                stored.paused(),
                storage.beacon().pending(stored.id()).map(pendings::read));
        return new CommittedMatch<>(
                file,
                facts,
                setup.map(s -> position(file, s, stored.version())),
                dice,
                words.of(stored.game(), holders));
    }

    private static Stage stage(Life life) {
        return switch (life) {
            case OPEN -> Stage.OPEN;
            case RUNNING -> Stage.RUNNING;
            case OVER -> Stage.OVER;
        };
    }

    private static Holder holder(StoredSeat stored) {
        return new Holder(
                new Seat(stored.seat()),
                stored.occupant() instanceof Occupant.Person(String id, String name)
                        ? Optional.of(new Person(id, name))
                        : Optional.empty(),
                stored.occupant() instanceof Occupant.Computer(String level)
                        // Before there were levels every computer had one name.
                        ? Optional.of(Level.of(level).orElse(Level.NORMAL))
                        : Optional.empty(),
                Optional.of(stored.omen()).filter(omen -> !omen.isEmpty()),
                stored.joined());
    }

    private OptionalLong starting(StoredMatch stored) {
        Long post = stored.posts().get(START);
        if (stored.life() != Life.OPEN || post == null) {
            return OptionalLong.empty();
        }
        boolean onItsWay = storage.outbox()
                .find(post)
                .filter(p -> p.state() != Post.State.GIVEN_UP)
                .isPresent();
        return onItsWay ? OptionalLong.of(post) : OptionalLong.empty();
    }

    private Map<Seat, DecisionStamp> asked(String match) {
        Map<Seat, DecisionStamp> asked = new HashMap<>();
        storage.matches()
                .stamps(match)
                .forEach((seat, q) -> asked.put(new Seat(seat), new DecisionStamp(q.own(), q.open())));
        return asked;
    }

    private List<SeatRequest> requests(StoredMatch stored) {
        List<StoredRequest> requests = storage.matches().requests(stored.id());
        return stored.seats().stream()
                .flatMap(seat -> requests.stream().filter(r -> r.seat().equals(seat.seat())))
                .map(r -> new SeatRequest(new Seat(r.seat()), new Person(r.user(), r.name()), r.agreed()))
                .toList();
    }

    private List<SeatOffer> offers(StoredMatch stored) {
        List<StoredOffer> offers = storage.matches().offers(stored.id());
        return stored.seats().stream()
                .flatMap(seat -> offers.stream().filter(o -> o.seat().equals(seat.seat())))
                .map(o -> new SeatOffer(
                        new Seat(o.seat()),
                        SeatOffer.Kind.of(o.kind()),
                        new Person(o.user(), o.name()),
                        new Person(o.by(), o.byName()),
                        o.at()))
                .toList();
    }

    /** The last row of the journal says so. */
    private Optional<String> agreed(StoredMatch stored) {
        return stored.life() != Life.OVER || stored.version() == 0
                ? Optional.empty()
                : storage.journal().read(stored.id(), stored.version(), stored.version()).stream()
                        .map(JournalRow::kind)
                        .filter(AgreedDraw::ends)
                        .findFirst();
    }

    private <S> List<StandingOrder> standing(StoredMatch stored, GameCodec<S> codec) {
        Map<String, List<String>> lists = storage.matches().standing(stored.id());
        List<StandingOrder> all = new ArrayList<>();
        for (StoredSeat seat : stored.seats()) {
            lists.getOrDefault(seat.seat(), List.of()).forEach(order -> all.add(codec.readStanding(order)));
        }
        return all;
    }

    /** A map of texts as the host stores it. */
    public String write(Map<String, String> map) {
        try {
            return json.writeValueAsString(map);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("texts can be written", e);
        }
    }

    private SequencedMap<String, String> map(String text) {
        try {
            return json.readValue(text, new TypeReference<LinkedHashMap<String, String>>() {});
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("what is stored is no map of texts", e);
        }
    }
}
