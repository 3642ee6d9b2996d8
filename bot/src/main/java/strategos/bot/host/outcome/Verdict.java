package strategos.bot.host.outcome;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import strategos.bot.host.HostOptions;
import strategos.bot.host.Outcome.Player;
import strategos.bot.host.Outcome.Rated;
import strategos.bot.host.Outcome.Score;

/**
 * Whether a match counts for ratings.
 *
 * @param options those it was played with
 */
record Verdict(Map<String, String> options, List<Score> scores) {
    /** Yes, or the first reason why not. Who leaves a seat has given up. */
    Rated rated() {
        if (!HostOptions.rated(options)) {
            return Rated.UNASKED;
        }
        if (scores.stream().anyMatch(score -> score.player() instanceof Player.Computer)) {
            return Rated.COMPUTER;
        }
        if (scores.stream().anyMatch(score -> score.player() instanceof Player.Nobody)) {
            return Rated.VACANT;
        }
        if (scores.stream().anyMatch(score -> score.place().isEmpty())) {
            return Rated.PLACELESS;
        }
        long people = scores.stream()
                .map(score -> score.player().key())
                .flatMap(Optional::stream)
                .distinct()
                .count();
        if (people < 2 || people < scores.size()) {
            return Rated.ALONE;
        }
        if (!HostOptions.resignationsCount(options)
                && scores.stream().anyMatch(score -> score.resigned() || score.gone())) {
            return Rated.RESIGNED;
        }
        if (!HostOptions.lapsesCount(options) && scores.stream().anyMatch(Score::lapsed)) {
            return Rated.LAPSED;
        }
        return Rated.YES;
    }
}
