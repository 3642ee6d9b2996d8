package strategos.bot.command.rules;

import jakarta.inject.Inject;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import strategos.bot.command.SpeechSource;
import strategos.engine.config.HouseSearch;
import strategos.engine.config.RuleIndex;
import strategos.engine.config.RuleSearch;
import strategos.engine.library.Library;
import strategos.engine.text.Text;

/** What the house answers about itself: who leaves, who undoes, who may see what. No game's rules say so. */
final class HouseAnswers {
    private final Library library;
    private final SpeechSource words;
    private final Map<String, HouseSearch> beside = new ConcurrentHashMap<>();

    @Inject
    HouseAnswers(Library library, SpeechSource words) {
        this.library = library;
        this.words = words;
    }

    /** Its answers beside the rules of that game. */
    HouseSearch beside(String game, RuleSearch rules) {
        return beside.computeIfAbsent(game, id -> new HouseSearch(library.house(), rules));
    }

    /** The headings of all, below one of their own. */
    String headings() {
        String all =
                library.house().all().stream().map(RuleIndex.Entry::heading).collect(Collectors.joining(" · "));
        return words.common().say(Text.of("command.rules.house")) + "\n" + all;
    }
}
