package strategos.bot.command.club;

import jakarta.inject.Inject;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import strategos.bot.command.CommandContext;
import strategos.bot.command.MatchLines;
import strategos.bot.command.SpeechSource;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.Matches;
import strategos.bot.host.Matches.Listed;
import strategos.bot.port.Answer;
import strategos.bot.port.Control;
import strategos.bot.port.Message;
import strategos.bot.press.PressId;
import strategos.bot.press.PressId.PressCodec;
import strategos.engine.seat.Seat;
import strategos.engine.text.Text;

/** The matches of a server, a page at a time; or those of one person, the most urgent first. */
public final class MatchesPage {
    /** Matches of one page. */
    private static final int PAGE = 10;

    /** One who plays in more sees the most urgent. */
    private static final int MINE = 20;

    private final Matches matches;
    private final MatchLines lines;
    private final SpeechSource words;
    private final PressCodec codec = new PressCodec();

    @Inject
    MatchesPage(Matches matches, MatchLines lines, SpeechSource words) {
        this.matches = matches;
        this.lines = lines;
        this.words = words;
    }

    /** The page of that kind, from 0. */
    public Answer answer(CommandContext at, PressId.Which which, int page) {
        return which == PressId.Which.MINE ? mine(at) : listed(at, which, page);
    }

    private Answer listed(CommandContext at, PressId.Which which, int page) {
        int from = Math.max(0, page) * PAGE;
        List<Listed> found = matches.list(at.where().guild(), stages(which), from, PAGE + 1);
        boolean more = found.size() > PAGE;
        List<Listed> shown = more ? found.subList(0, PAGE) : found;
        List<String> text = new ArrayList<>();
        shown.forEach(match -> text.add(linked(match)));
        if (shown.isEmpty()) {
            text.add(words.common().say(Text.of(page == 0 ? none(which) : "command.matches.no-more")));
        }
        List<Control> controls = new ArrayList<>();
        if (page > 0) {
            controls.add(turn(which, page - 1, "command.matches.back"));
        }
        if (more) {
            controls.add(turn(which, page + 1, "command.matches.more"));
        }
        return Answer.done(new Message(String.join("\n", text), List.of(), controls))
                .with(Map.of("matches", shown.stream().map(MatchLines::json).toList()));
    }

    /** There may be others. */
    private static String none(PressId.Which which) {
        return switch (which) {
            case OPEN -> "command.matches.none-open";
            case OVER -> "command.results.none";
            case ALL, MINE -> "command.list.empty";
        };
    }

    private static Set<LiveMatch.Stage> stages(PressId.Which which) {
        return switch (which) {
            case ALL -> EnumSet.allOf(LiveMatch.Stage.class);
            case MINE -> EnumSet.of(LiveMatch.Stage.OPEN, LiveMatch.Stage.RUNNING);
            case OPEN -> EnumSet.of(LiveMatch.Stage.OPEN);
            case OVER -> EnumSet.of(LiveMatch.Stage.OVER);
        };
    }

    private Control turn(PressId.Which which, int page, String key) {
        return new Control.Button(
                codec.write(new PressId.Listed(which, page)),
                words.common().plain(Text.of(key)),
                Control.Style.SECONDARY,
                true);
    }

    /** One line, which leads to the match's last message. */
    private String linked(Listed match) {
        String line = lines.line(match);
        return matches.latest(match.id())
                .map(link -> line + " " + words.common().say(Text.of("command.matches.link")) + "(" + link + ")")
                .orElse(line);
    }

    /**
     * A match of the person's.
     *
     * @param asked the seats for which they are waited for there
     * @param until when their time is out, if any runs
     */
    private record Mine(Listed listed, LiveMatch match, List<Seat> asked, Optional<Instant> until) {
        boolean owed() {
            return !asked.isEmpty();
        }
    }

    private static final Comparator<Mine> MOST_URGENT = Comparator.comparing(Mine::owed)
            .reversed()
            .thenComparing(mine -> mine.until().orElse(Instant.MAX))
            .thenComparing(mine -> mine.listed().at())
            .thenComparing(mine -> mine.listed().id());

    private Answer mine(CommandContext at) {
        List<Mine> all = matches.of(at.by()).stream()
                .filter(listed -> listed.where().guild().equals(at.where().guild()))
                .flatMap(listed -> matches.find(listed.id()).map(match -> mine(at, listed, match)).stream())
                .sorted(MOST_URGENT)
                .limit(MINE)
                .toList();
        List<String> text = new ArrayList<>();
        if (all.isEmpty()) {
            text.add(words.common().say(Text.of("command.matches.none-mine")));
        } else {
            int owed = (int) all.stream().filter(Mine::owed).count();
            text.add(words.common().say(Text.of("command.matches.owed", "count", owed)));
        }
        for (Mine mine : all) {
            text.add(linked(mine.listed()));
            for (Seat seat : mine.asked()) {
                text.add(owed(mine, seat));
            }
        }
        return Answer.done(Message.text(String.join("\n", text)))
                .with(Map.of("matches", all.stream().map(MatchesPage::json).toList()));
    }

    /** In a match that sleeps nobody is waited for. */
    private Mine mine(CommandContext at, Listed listed, LiveMatch match) {
        List<Seat> asked = match.held(at.by()).stream()
                .filter(seat -> !match.asleep() && match.awaited().containsKey(seat))
                .toList();
        Optional<Instant> until = asked.stream()
                .flatMap(seat -> matches.deadline(match.id(), seat).stream())
                .min(Comparator.naturalOrder());
        return new Mine(listed, match, asked, until);
    }

    private String owed(Mine mine, Seat seat) {
        LiveMatch match = mine.match();
        String what = match.tale()
                .say(Text.of(
                        "command.matches.asked",
                        "seat",
                        seat,
                        "prompt",
                        match.awaited().get(seat)));
        return matches.deadline(match.id(), seat)
                .map(out -> what + " "
                        + match.words()
                                .say(Text.of("command.matches.until", "time", Long.toString(out.getEpochSecond()))))
                .orElse(what);
    }

    private static Map<String, Object> json(Mine mine) {
        Map<String, Object> json = MatchLines.json(mine.listed());
        json.put("owed", mine.asked().stream().map(Seat::id).toList());
        mine.until().ifPresent(until -> json.put("until", until.toString()));
        return json;
    }
}
