package strategos.bot.command.standing;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import strategos.bot.command.Refused;
import strategos.bot.command.fill.Typed;
import strategos.bot.typing.Splitter;
import strategos.bot.typing.Splitter.Word;
import strategos.engine.box.Box;
import strategos.engine.offer.Call;
import strategos.engine.offer.Slot;
import strategos.engine.offer.Verb;
import strategos.engine.standing.Condition;
import strategos.engine.standing.Topic;

/**
 * Reads a standing order as it is typed: its topic, when it fires, what it answers. Telephones begin the words with large
 * letters.
 */
final class StandingReader {
    static final String RANGE = "..";

    private static final Pattern BETWEEN = Pattern.compile("(-?\\d{1,9})(?:\\s*\\.\\.\\s*(-?\\d{1,9}))?");

    private final Box box;

    StandingReader(Box box) {
        this.box = box;
    }

    /** @throws Refused when the box has no such topic */
    Topic topic(String name) {
        List<String> topics = box.topics().stream().map(Topic::name).toList();
        return box.topic(name)
                .orElseThrow(() -> topics.isEmpty()
                        ? Refused.because("command.standing.no-topics")
                        : Refused.because("command.standing.topic", "topic", name, "topics", topics));
    }

    /** {@code roll=morale,result=4..6}, or words between bars. @throws Refused */
    Map<String, Condition> when(Topic topic, String typed) {
        Map<String, Condition> when = new LinkedHashMap<>();
        for (String part : typed.split(",", -1)) {
            int equals = part.indexOf('=');
            String name = equals < 0 ? part.strip() : part.substring(0, equals).strip();
            Topic.Fact fact = called(topic.facts(), Topic.Fact::name, name).orElseThrow(() -> unknownFact(topic, name));
            String value = equals < 0 ? "" : part.substring(equals + 1).strip();
            if (when.put(fact.name(), fact.number() ? between(fact.name(), value) : oneOf(fact, value)) != null) {
                throw Refused.because("command.standing.fact-twice", "fact", fact.name());
            }
        }
        return when;
    }

    /** {@code verb slot=value,value …}. @throws Refused */
    Call answer(Topic topic, String typed) {
        List<Word> words = split(typed);
        if (words.isEmpty() || !words.getFirst().bare()) {
            throw Refused.because("command.standing.answer-form", "answers", topic.answers());
        }
        String name = words.getFirst().value();
        Verb verb = called(topic.answers(), Function.identity(), name)
                .flatMap(box::verb)
                .orElseThrow(() -> Refused.because(
                        "command.standing.answer", "verb", name, "topic", topic.name(), "answers", topic.answers()));
        Map<String, List<String>> values = new LinkedHashMap<>();
        for (Word word : words.subList(1, words.size())) {
            Slot slot = slot(verb, word);
            if (values.put(slot.name(), Typed.split(slot, word.value())) != null) {
                throw Refused.because("command.standing.slot-twice", "slot", slot.name());
            }
        }
        return new Call(verb.name(), values);
    }

    /** The one of that name, in letters of any size. */
    private static <T> Optional<T> called(List<T> all, Function<T, String> name, String typed) {
        return all.stream()
                .filter(one -> name.apply(one).equalsIgnoreCase(typed))
                .findFirst();
    }

    private static List<Word> split(String typed) {
        try {
            return new Splitter('=').split(typed);
        } catch (Splitter.Broken broken) {
            throw Refused.because(
                    switch (broken.fault()) {
                        case OPEN_QUOTE -> "command.quote-open";
                        case AFTER_QUOTE -> "command.quote-after";
                    });
        }
    }

    private static Slot slot(Verb verb, Word word) {
        List<String> slots = verb.slots().stream().map(Slot::name).toList();
        if (word.bare()) {
            throw Refused.because("command.standing.slot-form", "word", word.value());
        }
        return called(verb.slots(), Slot::name, word.name())
                .orElseThrow(() -> slots.isEmpty()
                        ? Refused.because("command.no-options", "command", verb.name(), "option", word.name())
                        : Refused.because(
                                "command.option-unknown",
                                "command",
                                verb.name(),
                                "option",
                                word.name(),
                                "known",
                                slots));
    }

    private static Refused unknownFact(Topic topic, String name) {
        List<String> facts = topic.facts().stream().map(Topic.Fact::name).toList();
        return facts.isEmpty()
                ? Refused.because("command.standing.no-facts", "topic", topic.name())
                : Refused.because("command.standing.fact", "fact", name, "topic", topic.name(), "facts", facts);
    }

    private static Condition between(String fact, String value) {
        Matcher matcher = BETWEEN.matcher(value);
        if (!matcher.matches()) {
            throw Refused.because("command.standing.range", "fact", fact, "value", value);
        }
        int least = Integer.parseInt(matcher.group(1));
        int most = matcher.group(2) == null ? least : Integer.parseInt(matcher.group(2));
        if (most < least) {
            throw Refused.because("command.standing.range", "fact", fact, "value", value);
        }
        return new Condition.Between(least, most);
    }

    private static Condition oneOf(Topic.Fact fact, String value) {
        Set<String> words = new LinkedHashSet<>();
        for (String word : value.split("\\|", -1)) {
            words.add(called(fact.values(), Function.identity(), word.strip())
                    .orElseThrow(() -> Refused.because(
                            "command.standing.word", "fact", fact.name(), "value", word, "values", fact.values())));
        }
        return new Condition.OneOf(Set.copyOf(words));
    }
}
