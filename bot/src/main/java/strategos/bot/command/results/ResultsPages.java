package strategos.bot.command.results;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import strategos.bot.command.CommandContext;
import strategos.bot.command.Refused;
import strategos.bot.command.SpeechSource;
import strategos.bot.host.Outcome;
import strategos.bot.host.Outcome.Player;
import strategos.bot.host.Outcomes;
import strategos.bot.host.Servers;
import strategos.bot.port.Answer;
import strategos.bot.port.Control;
import strategos.bot.port.Message;
import strategos.bot.press.PressId;
import strategos.bot.press.PressId.PressCodec;
import strategos.bot.rating.Ladder.Standing;
import strategos.engine.text.Text;

/** Results and ladders of a server, a page at a time. */
public final class ResultsPages {
    /** Results of one page. */
    private static final int RESULTS = 10;

    /** Players of one page of a ladder. */
    private static final int PLAYERS = 20;

    private final Outcomes outcomes;
    private final Servers servers;
    private final OutcomeLines lines;
    private final SpeechSource words;
    private final PressCodec codec = new PressCodec();

    @Inject
    ResultsPages(Outcomes outcomes, Servers servers, OutcomeLines lines, SpeechSource words) {
        this.outcomes = outcomes;
        this.servers = servers;
        this.lines = lines;
        this.words = words;
    }

    /** The page that a button asks for. */
    public Answer answer(CommandContext at, PressId.Results press) {
        Optional<String> game = Optional.of(press.game()).filter(id -> !id.isEmpty());
        return switch (press.kind()) {
            case TABLE -> table(at, game, press.page());
            case LADDER -> ladder(at, press.game(), press.page());
        };
    }

    /** How matches ended, the newest first; of one game or all; from page 0. */
    Answer table(CommandContext at, Optional<String> game, int page) {
        int from = Math.max(0, page) * RESULTS;
        List<Outcome> found = outcomes.newest(at.where().guild(), game, from, RESULTS + 1);
        List<Outcome> shown = found.subList(0, Math.min(found.size(), RESULTS));
        String text = shown.isEmpty()
                ? words.common().say(Text.of(page == 0 ? "command.results.none" : "command.matches.no-more"))
                : shown.stream().map(lines::line).collect(Collectors.joining("\n"));
        List<Control> controls = turns(PressId.Results.Kind.TABLE, game.orElse(""), page, found.size() > RESULTS);
        return Answer.done(new Message(text, List.of(), controls))
                .with(Map.of("results", shown.stream().map(OutcomeLines::json).toList()));
    }

    /** Who stands where, the best first. @throws Refused where the server keeps no ratings */
    Answer ladder(CommandContext at, String game, int page) {
        String guild = at.where().guild();
        if (!servers.of(guild).ratings()) {
            throw Refused.because("host.no-ratings");
        }
        Map<String, Player> names =
                OutcomeLines.newestNames(outcomes.newest(guild, Optional.of(game), 0, Outcomes.MOST));
        List<Ranked> all = ranked(outcomes.ladder(guild, game).standings().stream()
                .filter(standing -> names.get(standing.player()) instanceof Player.Known)
                .toList());
        int from = Math.max(0, page) * PLAYERS;
        List<Ranked> shown = all.subList(Math.min(from, all.size()), Math.min(from + PLAYERS, all.size()));
        List<String> text = new ArrayList<>();
        text.add(words.of(game)
                .say(Text.of(
                        all.isEmpty() ? "command.results.ladder.none" : "command.results.ladder",
                        "game",
                        lines.game(game))));
        shown.forEach(ranked -> text.add(line(ranked, names)));
        List<Control> controls = turns(PressId.Results.Kind.LADDER, game, page, all.size() > from + PLAYERS);
        return Answer.done(new Message(String.join("\n", text), List.of(), controls))
                .with(Map.of(
                        "ladder",
                        shown.stream().map(ranked -> json(ranked, names)).toList()));
    }

    /** Those whose ratings read alike share a rank. */
    private record Ranked(int rank, Standing standing) {
        long mean() {
            return Math.round(standing.rating().mean());
        }

        long deviation() {
            return Math.round(standing.rating().deviation());
        }
    }

    private static List<Ranked> ranked(List<Standing> standings) {
        List<Ranked> all = new ArrayList<>();
        for (Standing standing : standings) {
            Ranked next = new Ranked(all.size() + 1, standing);
            boolean tie = !all.isEmpty() && all.getLast().mean() == next.mean();
            all.add(tie ? new Ranked(all.getLast().rank(), standing) : next);
        }
        return all;
    }

    private String line(Ranked ranked, Map<String, Player> names) {
        return words.common()
                .say(Text.of(
                        "command.results.rank",
                        "rank",
                        ranked.rank(),
                        "player",
                        OutcomeLines.name(names.get(ranked.standing().player())),
                        "rating",
                        Long.toString(ranked.mean()),
                        "deviation",
                        Long.toString(ranked.deviation()),
                        "matches",
                        ranked.standing().matches()));
    }

    private static Map<String, Object> json(Ranked ranked, Map<String, Player> names) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("rank", ranked.rank());
        json.put(
                "player",
                OutcomeLines.plain(names.get(ranked.standing().player())).orElse(null));
        json.put("rating", ranked.mean());
        json.put("deviation", ranked.deviation());
        json.put("matches", ranked.standing().matches());
        return json;
    }

    private List<Control> turns(PressId.Results.Kind kind, String game, int page, boolean more) {
        List<Control> controls = new ArrayList<>();
        boolean ladder = kind == PressId.Results.Kind.LADDER;
        if (page > 0) {
            controls.add(turn(
                    new PressId.Results(kind, game, page - 1),
                    ladder ? "command.results.higher" : "command.matches.back"));
        }
        if (more) {
            controls.add(turn(
                    new PressId.Results(kind, game, page + 1),
                    ladder ? "command.results.lower" : "command.matches.more"));
        }
        return controls;
    }

    private Control turn(PressId id, String key) {
        return new Control.Button(codec.write(id), words.common().plain(Text.of(key)), Control.Style.SECONDARY, true);
    }
}
