package strategos.bot.console;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SequencedMap;
import java.util.stream.IntStream;
import org.jline.reader.Candidate;
import org.jline.reader.Completer;
import org.jline.reader.LineReader;
import org.jline.reader.ParsedLine;
import strategos.bot.console.LineParser.BadLine;
import strategos.bot.console.LineParser.ConsoleLine;
import strategos.bot.port.Catalogue;
import strategos.bot.port.CommandHandler;
import strategos.bot.port.Request.Input;
import strategos.bot.port.Suggestion;

/** Completes groups and verbs from the catalogue, and options as a chat service would. */
final class TabCompleter implements Completer {
    private final ConsoleSession session;
    private final CommandHandler desk;
    private final LineParser parser;

    TabCompleter(ConsoleSession session, CommandHandler desk) {
        this.session = session;
        this.desk = desk;
        this.parser = new LineParser(desk.catalogue());
    }

    @Override
    public void complete(LineReader reader, ParsedLine line, List<Candidate> candidates) {
        String typed = line.line().substring(0, line.cursor());
        int begin = typed.lastIndexOf(' ') + 1;
        String word = typed.substring(begin);
        List<String> before = List.of(typed.substring(0, begin).strip().split("\\s+"));
        OptionalInt first = first(before);
        if (first.isEmpty()) {
            groups(candidates);
            return;
        }
        int slash = first.getAsInt();
        String group = before.get(slash).substring(1);
        List<Catalogue.Verb> verbs = verbs(group);
        boolean alone = verbs.size() == 1 && verbs.getFirst().name().isEmpty();
        if (!alone && before.size() == slash + 1) {
            verbs.forEach(v -> candidates.add(candidate(v.name(), v.help(), true)));
            return;
        }
        String verb = alone ? "" : before.get(slash + 1);
        desk.catalogue().find(group, verb).ifPresent(v -> options(v, typed.substring(0, begin), word, candidates));
    }

    private static OptionalInt first(List<String> words) {
        return IntStream.range(0, words.size())
                .filter(i -> words.get(i).startsWith("/"))
                .findFirst();
    }

    private void groups(List<Candidate> candidates) {
        desk.catalogue().groups().forEach(g -> candidates.add(candidate("/" + g.name(), g.help(), true)));
    }

    private List<Catalogue.Verb> verbs(String group) {
        return desk.catalogue().groups().stream()
                .filter(g -> g.name().equals(group))
                .findFirst()
                .map(Catalogue.Group::verbs)
                .orElse(List.of());
    }

    private void options(Catalogue.Verb verb, String before, String word, List<Candidate> candidates) {
        int colon = word.indexOf(':');
        if (colon < 0) {
            verb.options().forEach(o -> candidates.add(candidate(o.name() + ":", o.help(), false)));
            if (!word.isEmpty() && !before.contains(":")) {
                verb.nameless().ifPresent(first -> values("", suggestions(before, first.name(), word), candidates));
            }
            return;
        }
        String option = word.substring(0, colon);
        values(option + ":", suggestions(before, option, word.substring(colon + 1)), candidates);
    }

    private static void values(String name, List<Suggestion> suggestions, List<Candidate> candidates) {
        for (Suggestion suggestion : suggestions) {
            String value = suggestion.value().contains(" ") ? "\"" + suggestion.value() + "\"" : suggestion.value();
            candidates.add(candidate(name + value, suggestion.label(), true));
        }
    }

    private List<Suggestion> suggestions(String before, String option, String typed) {
        Optional<ConsoleLine> read;
        try {
            read = parser.parse(before);
        } catch (BadLine notYetALine) {
            return List.of();
        }
        return read.flatMap(ConsoleLine::wish)
                .map(wish -> wish instanceof ConsoleLine.Wish.Slash(Input.Command command)
                        ? desk.complete(
                                session.speaker(),
                                session.where(),
                                command.group(),
                                command.verb(),
                                given(command, option),
                                option,
                                typed)
                        : List.<Suggestion>of())
                .orElse(List.of());
    }

    private static SequencedMap<String, String> given(Input.Command command, String option) {
        Map<String, String> given = new LinkedHashMap<>(command.options());
        given.remove(option);
        return new LinkedHashMap<>(given);
    }

    private static Candidate candidate(String value, String description, boolean complete) {
        return new Candidate(value, value, null, description, null, null, complete);
    }
}
