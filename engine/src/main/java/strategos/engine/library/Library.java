package strategos.engine.library;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.ServiceLoader;
import strategos.engine.Game;
import strategos.engine.config.BadData;
import strategos.engine.config.ConfigFolder;
import strategos.engine.config.GameData;
import strategos.engine.config.RuleIndex;
import strategos.engine.json.GameCodec;
import strategos.engine.text.Escape;
import strategos.engine.text.Phrasebook;

/** All games, each opened and checked with the data of one {@link ConfigFolder}. Safe for use by many at once. */
public final class Library {
    /** How many games with older data are kept open. */
    private static final int MOST_OLDER = 16;

    /** Under this lie the common words: no game is called so. */
    private static final String COMMON = "";

    private final ConfigFolder config;
    private final RuleIndex house;
    private final SequencedMap<String, Shelf> shelves = new LinkedHashMap<>();
    private final Map<String, Game<?>> older = new LinkedHashMap<>(MOST_OLDER, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Game<?>> eldest) {
            return size() > MOST_OLDER;
        }
    };

    private final Map<String, Phrasebook> books = new HashMap<>();

    /** A game as it is now, with what belongs to it. */
    private record Shelf(
            GameFactory factory,
            GameData data,
            Game<?> game,
            RuleIndex rules,
            Optional<Course> course,
            GameCodec<?> codec) {}

    private Library(ConfigFolder config, List<GameFactory> factories) {
        this.config = config;
        this.house = RuleIndex.house(config);
        factories.stream().sorted(Comparator.comparing(GameFactory::id)).forEach(this::shelve);
    }

    /** The registered games with the packed data. */
    public static Library packed() {
        return open(ConfigFolder.packed());
    }

    /**
     * The registered games with the data of this folder.
     *
     * @throws BadData when a game's data or its box cannot be used
     */
    public static Library open(ConfigFolder config) {
        List<GameFactory> factories = new ArrayList<>();
        ServiceLoader.load(GameFactory.class, Library.class.getClassLoader()).forEach(factories::add);
        return of(config, factories);
    }

    /** These games and no others, with the data of this folder. */
    public static Library of(ConfigFolder config, List<GameFactory> factories) {
        return new Library(config, factories);
    }

    private void shelve(GameFactory factory) {
        String id = factory.id();
        if (shelves.containsKey(id)) {
            throw new BadData("the box of " + id, "id", "belongs to two games");
        }
        if (id.equals(RuleIndex.HOUSE)) {
            throw new BadData("the box of " + id, "id", "stands for what belongs to no game");
        }
        RuleIndex rules = RuleIndex.read(config, id);
        GameData data = GameData.read(config, id, factory.files());
        Game<?> game = factory.open(data);
        BoxCheck.check(id, game.box(), rules);
        shelves.put(
                id,
                new Shelf(
                        factory, data, game, rules, Course.read(config, game.box()), new GameCodec<>(game.records())));
    }

    /** The folder whose data these are. */
    public ConfigFolder config() {
        return config;
    }

    /** All games, sorted by id. */
    public List<Game<?>> games() {
        List<Game<?>> games = new ArrayList<>();
        shelves.values().forEach(shelf -> games.add(shelf.game()));
        return Collections.unmodifiableList(games);
    }

    /** The game of that id with today's data, if there is one. */
    public Optional<Game<?>> game(String id) {
        return Optional.ofNullable(shelves.get(id)).map(Shelf::game);
    }

    /** The game with today's data. @throws NoSuchElementException when there is none of that id */
    public Game<?> open(String id) {
        return shelf(id).game();
    }

    /**
     * The game with the data that a match began with; opened once and kept for a while.
     *
     * @throws BadData when today's code cannot read them
     */
    public Game<?> open(String id, GameData data) {
        Shelf shelf = shelf(id);
        if (data.hash().equals(shelf.data().hash())) {
            return shelf.game();
        }
        synchronized (older) {
            return older.computeIfAbsent(
                    id + " " + data.hash(), key -> shelf.factory().open(data));
        }
    }

    /** Today's data of the game, for a match that begins now. */
    public GameData data(String id) {
        return shelf(id).data();
    }

    /** The rules of the game that its messages cite. */
    public RuleIndex rules(String id) {
        return shelf(id).rules();
    }

    /** What the house answers about itself, whatever is played. */
    public RuleIndex house() {
        return house;
    }

    /**
     * The words that all games share, read when they are first wanted.
     *
     * @param escape how a face wants what people typed
     * @throws BadData with file, key and reason when the bundle is missing or a message cannot be compiled
     */
    public Phrasebook words(Escape escape) {
        synchronized (books) {
            return books.computeIfAbsent(COMMON, none -> Phrasebook.common(config, Escape.plain()))
                    .escaping(escape);
        }
    }

    /**
     * The game's words and those that all share, read when they are first wanted.
     *
     * @param escape how a face wants what people typed
     * @throws BadData with file, key and reason when a bundle is missing or a message cannot be compiled
     * @throws NoSuchElementException when there is no game of that id
     */
    public Phrasebook words(String game, Escape escape) {
        Phrasebook common = words(Escape.plain());
        synchronized (books) {
            return books.computeIfAbsent(game, id -> common.under(config, id, rules(id)))
                    .escaping(escape);
        }
    }

    /** The guided first match of the game, if it has one. */
    public Optional<Course> course(String id) {
        return shelf(id).course();
    }

    /** Writes and reads what matches of the game store; one for all of its data. */
    @SuppressWarnings("unchecked") // a codec is made from the records of its game, whose id is its box's
    public <S> GameCodec<S> codec(Game<S> game) {
        return (GameCodec<S>) shelf(game.box().id()).codec();
    }

    private Shelf shelf(String id) {
        Shelf shelf = shelves.get(id);
        if (shelf == null) {
            throw new NoSuchElementException("no game is called " + id);
        }
        return shelf;
    }
}
