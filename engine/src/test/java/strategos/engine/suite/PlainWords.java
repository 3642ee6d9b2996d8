package strategos.engine.suite;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import strategos.engine.Decision;
import strategos.engine.Game;
import strategos.engine.Replay;
import strategos.engine.Result;
import strategos.engine.Ruling;
import strategos.engine.box.Setup;
import strategos.engine.offer.Order;
import strategos.engine.seat.Seat;
import strategos.engine.seat.Viewer;
import strategos.engine.text.Phrasebook;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Arg;
import strategos.engine.text.Text.Line;

/**
 * What is told, asked, shown and ranked reads like sentences: a capital at the beginning, names and no ids, no figure of a
 * list without its noun, one leader with a verb in the singular, and places in the ranking that can be told apart.
 */
final class PlainWords<S> implements Watcher<S> {
    /** What config names by an id that is seen nowhere else. */
    private static final Pattern NAMED = Pattern.compile("(card|counter|event|leader|place|stratagem|unit|zone)\\..+");

    private static final Pattern ID = Pattern.compile("[a-z][a-z0-9]*(-[a-z0-9]+)*");
    private static final Pattern BARE_NUMBER = Pattern.compile("[:;,] [+−-]?\\d+, [+−-]?\\d+ \\p{L}");
    /** Below nothing stands a true minus; within words, dates and ranges a hyphen. */
    private static final Pattern HYPHEN = Pattern.compile("(?<![\\p{L}\\d-])-\\d");

    private static final Pattern MANY = Pattern.compile(
            "(march|embark|land|sail|stay|join|go|withdraw|return|drown|waver|leave|run|come|stand|fall|retreat)\\b.*");

    /** A failure names so many. */
    private static final int MOST = 40;

    private final Game<S> game;
    private final Setup setup;
    private final Phrasebook words;
    private final Set<String> ids;
    private final List<String> leaders;
    private final Set<Text> checked = new HashSet<>();
    private final Set<Object> begun = new HashSet<>();
    private final Set<String> problems = new TreeSet<>();
    private S before;

    PlainWords(Game<S> game, Setup setup, Phrasebook words) {
        this.game = game;
        this.setup = setup;
        this.words = words;
        this.ids = words.keys().stream()
                .filter(key -> NAMED.matcher(key).matches() && key.contains("-"))
                .map(key -> key.substring(key.indexOf('.') + 1))
                .collect(Collectors.toSet());
        this.leaders = words.keys().stream()
                .filter(key -> key.matches("(counter|leader)\\.[a-z0-9-]+"))
                .map(key -> words.say(Text.of(key)))
                .filter(name -> Character.isUpperCase(name.charAt(0)))
                .toList();
    }

    @Override
    public void begun(S first, Ruling.Accepted<S> start) {
        before = first;
        told(start);
    }

    @Override
    public void at(Position<S> position) {
        for (Viewer viewer : position.viewers()) {
            Shown seen = Shown.by(viewer, position, position.state(), List.of());
            seen.awaited().values().forEach(this::plain);
            for (Object shown : List.of(seen.view().brief(), seen.view().hand(), seen.answers(), seen.previews())) {
                Words.in(shown).forEach(this::begun);
            }
        }
        for (Seat seat : position.seats()) {
            game.decisions()
                    .of(position.seenBy(seat), seat)
                    .map(Decision::prompt)
                    .ifPresent(this::plain);
        }
        Optional<Result> result = game.rules().result(position.state());
        if (result.isPresent()) {
            ranked(result.get());
            assertThat(problems).isEmpty();
        }
    }

    @Override
    public void ruled(Position<S> position, Order order, Ruling.Accepted<S> ruling) {
        before = position.state();
        told(ruling);
    }

    private void told(Ruling.Accepted<S> ruling) {
        Replay<S> replay = new Replay<>(game);
        List<Viewer> viewers = new ArrayList<>(setup.seats());
        viewers.add(Viewer.EVERYONE);
        for (Viewer viewer : viewers) {
            replay.story(before, ruling.entries(), viewer).forEach(this::begun);
        }
    }

    /** Equal scores in different places are told apart by what decided. */
    private void ranked(Result result) {
        Set<String> said = new HashSet<>();
        Set<Integer> ranks = new HashSet<>();
        for (Result.Place place : result.ranking()) {
            plain(place.words());
            said.add(words.say(place.words()));
            ranks.add(place.rank());
        }
        wrong(said.size() < ranks.size(), "places not told apart", said.toString());
    }

    /** What begins a line of its own; a question goes on after the name of whom it is put to. */
    private void begun(Object found) {
        plain(found);
        if (begun.add(found)) {
            Text text = found instanceof Line line ? line.text() : (Text) found;
            String said = words.say(text);
            wrong(
                    small(said) && (found instanceof Line || said.matches("(?s).*[.?!]")),
                    "a sentence without a capital",
                    said);
        }
    }

    private void plain(Object found) {
        Text text = found instanceof Line line ? line.text() : (Text) found;
        if (!checked.add(text)) {
            return;
        }
        String said = words.say(text);
        wrong(typed(text).stream().anyMatch(typed -> !said.contains("“" + typed + "”")), "a bare id", said);
        for (String word : said.split("[^a-z0-9-]+", -1)) {
            wrong(ids.contains(word), "an id for a name", said);
        }
        wrong(BARE_NUMBER.matcher(said).find(), "a number without its noun", said);
        wrong(HYPHEN.matcher(said).find(), "a hyphen for a minus", said);
        for (String leader : leaders) {
            wrong(
                    said.startsWith(leader + " ")
                            && MANY.matcher(said.substring(leader.length() + 1)).matches(),
                    "one leader, and a verb of many",
                    said);
        }
    }

    private static boolean small(String said) {
        return said.codePoints().filter(Character::isLetterOrDigit).limit(1).anyMatch(Character::isLowerCase);
    }

    private void wrong(boolean so, String what, String said) {
        if (so && problems.size() < MOST) {
            problems.add(what + ": " + said);
        }
    }

    /** Words given as they stand that look like ids. */
    private static List<String> typed(Text text) {
        List<String> typed = new ArrayList<>();
        text.with().values().forEach(arg -> typed(arg, typed));
        return typed;
    }

    private static void typed(Arg arg, List<String> typed) {
        switch (arg) {
            case Arg.Typed(String as) when ID.matcher(as).matches() -> typed.add(as);
            case Arg.Nested(Text nested) -> typed.addAll(typed(nested));
            case Arg.Many(List<Arg> many) -> many.forEach(one -> typed(one, typed));
            default -> {}
        }
    }
}
