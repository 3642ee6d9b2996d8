package strategos.bot.command;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import strategos.bot.host.Speech;
import strategos.bot.port.Catalogue;
import strategos.engine.Game;
import strategos.engine.box.Box;
import strategos.engine.config.Spelling;
import strategos.engine.library.Library;
import strategos.engine.offer.Slot;
import strategos.engine.offer.Verb;
import strategos.engine.text.Shorten;
import strategos.engine.text.Text;

/**
 * All that can be typed: the common commands, and each game's verbs and questions under the game's own name, made from
 * its box.
 */
public final class CommandBook {
    /** Discord's limit on a description. */
    private static final int LONGEST_HELP = 100;

    /** More than any list of values comes to that a person types. */
    private static final int LONGEST_LIST = 1_000;

    /** Nine digits: what {@link strategos.engine.offer.Choices} takes for a whole number. */
    private static final int LARGEST = 999_999_999;

    /** So many that may have been meant are named. */
    private static final int LIKE_NAMED = 3;

    private final Map<String, Command> commands = new LinkedHashMap<>();
    private final Library library;
    private final Catalogue catalogue;

    @Inject
    public CommandBook(Set<Command> commands, Library library, SpeechSource words) {
        this.library = library;
        Map<String, List<Catalogue.Verb>> groups = new LinkedHashMap<>();
        for (Command command : commands) {
            if (this.commands.put(typed(command.group(), command.verb()), command) != null) {
                throw new IllegalStateException("two commands are typed " + typed(command.group(), command.verb()));
            }
            groups.computeIfAbsent(command.group(), g -> new ArrayList<>()).add(verb(command, words.common()));
        }
        List<Catalogue.Group> all = new ArrayList<>();
        groups.forEach((name, verbs) -> all.add(new Catalogue.Group(name, help(words.common(), name), verbs)));
        for (Game<?> game : library.games()) {
            Box box = game.box();
            if (groups.containsKey(box.id())) {
                throw new IllegalStateException("a game is called like the command /" + box.id());
            }
            all.add(group(box, words.of(box.id())));
        }
        this.catalogue = new Catalogue(all);
    }

    /** What adapters register. */
    public Catalogue catalogue() {
        return catalogue;
    }

    /** The common command, if there is one so called. */
    public Optional<Command> command(String group, String verb) {
        return Optional.ofNullable(commands.get(typed(group, verb)));
    }

    /** The box whose game has that id, if there is one. */
    public Optional<Box> game(String group) {
        return library.game(group).map(Game::box);
    }

    /** Whether a group is so called. */
    public boolean known(String group) {
        return groupNames().contains(group);
    }

    /** As it is typed: {@code /match new}, {@code /map}. */
    public static String typed(String group, String verb) {
        return verb.isEmpty() ? "/" + group : "/" + group + " " + verb;
    }

    /** What is typed so. @throws Refused when nothing is */
    public Catalogue.Verb find(String group, String verb) {
        return catalogue.find(group, verb).orElseThrow(() -> {
            Optional<Catalogue.Group> there = catalogue.groups().stream()
                    .filter(g -> g.name().equals(group))
                    .findFirst();
            if (there.isEmpty()) {
                return misspelt(group, groupNames(), "/" + group, name -> "/" + name)
                        .orElseGet(() -> Refused.because(
                                "command.unknown-group",
                                "group",
                                group,
                                "known",
                                groupNames().stream().map(name -> "/" + name).toList()));
            }
            List<String> verbs =
                    there.get().verbs().stream().map(Catalogue.Verb::name).toList();
            return noVerb(group, verb, verbs);
        });
    }

    /** Why a group's verb is none of those that it has. */
    public static Refused noVerb(String group, String verb, List<String> verbs) {
        return misspelt(verb, verbs, typed(group, verb), name -> typed(group, name))
                .orElseGet(() -> Refused.because(
                        verb.isBlank() ? "command.verb-missing" : "command.unknown-verb",
                        "group",
                        group,
                        "verb",
                        verb,
                        "known",
                        verbs.stream().map(name -> typed(group, name)).toList()));
    }

    /** Where something is spelt like it, that alone is named: a list of all commands is long. */
    private static Optional<Refused> misspelt(
            String said, List<String> known, String typed, UnaryOperator<String> written) {
        List<String> like = Spelling.like(said, known).stream()
                .map(written)
                .limit(LIKE_NAMED)
                .toList();
        return like.isEmpty()
                ? Optional.empty()
                : Optional.of(Refused.because("command.misspelt", "typed", typed, "like", like));
    }

    private List<String> groupNames() {
        return catalogue.groups().stream().map(Catalogue.Group::name).toList();
    }

    private static Catalogue.Verb verb(Command command, Speech words) {
        String key = command.verb().isEmpty() ? command.group() : command.group() + "." + command.verb();
        List<Catalogue.Option> options = command.options().stream()
                .map(o -> new Catalogue.Option(
                        o.name(),
                        help(words, key + "." + o.name()),
                        o.kind(),
                        o.required(),
                        o.completed(),
                        o.least(),
                        o.most()))
                .toList();
        return new Catalogue.Verb(command.verb(), help(words, key), options);
    }

    private static String help(Speech words, String key) {
        return help(words, Text.of("command." + key + ".help"));
    }

    private static String help(Speech words, Text text) {
        return Shorten.to(LONGEST_HELP, words.plain(text));
    }

    private static Catalogue.Group group(Box box, Speech words) {
        boolean several = box.scenarios().stream().anyMatch(s -> s.most() > 1);
        List<Catalogue.Verb> verbs =
                box.verbs().stream().map(v -> verb(v, several, words)).toList();
        return new Catalogue.Group(box.id(), help(words, box.title()), verbs);
    }

    private static Catalogue.Verb verb(Verb verb, boolean several, Speech words) {
        List<Catalogue.Option> options = new ArrayList<>();
        for (Slot slot : verb.slots()) {
            if (slot.name().equals(Catalogue.AS)) {
                throw new IllegalStateException(verb.name() + " has a slot called " + Catalogue.AS);
            }
            options.add(option(slot, help(words, slot.help())));
        }
        if (several) {
            options.add(new Catalogue.Option(
                    Catalogue.AS,
                    help(words, Catalogue.AS),
                    Catalogue.Kind.TEXT,
                    false,
                    true,
                    1,
                    Options.LONGEST_NAME));
        }
        return new Catalogue.Verb(verb.name(), help(words, verb.help()), options);
    }

    private static Catalogue.Option option(Slot slot, String help) {
        return switch (slot.kind()) {
            case ONE -> text(slot, help, Options.LONGEST_VALUE);
            case SOME, PATH, TEXT -> text(slot, help, LONGEST_LIST);
            case NUMBER ->
                new Catalogue.Option(slot.name(), help, Catalogue.Kind.NUMBER, false, true, -LARGEST, LARGEST);
            case FLAG -> new Catalogue.Option(slot.name(), help, Catalogue.Kind.FLAG, false, false, 1, 5);
        };
    }

    private static Catalogue.Option text(Slot slot, String help, int most) {
        return new Catalogue.Option(
                slot.name(), help, Catalogue.Kind.TEXT, false, slot.kind() != Slot.Kind.TEXT, 1, most);
    }
}
