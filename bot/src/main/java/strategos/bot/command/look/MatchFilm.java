package strategos.bot.command.look;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.bot.command.Answers;
import strategos.bot.command.CommandContext;
import strategos.bot.command.CommandContext.CommandArguments;
import strategos.bot.command.Common;
import strategos.bot.command.MatchFinder;
import strategos.bot.command.Options;
import strategos.bot.command.Refused;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.Moments;
import strategos.bot.host.Pictures;
import strategos.bot.port.Answer;
import strategos.bot.port.Message;
import strategos.bot.port.Message.Picture;
import strategos.engine.scene.Scene;
import strategos.engine.seat.Viewer;
import strategos.engine.text.Text;

/** {@code /match film}: a match that is over, as one moving picture. */
final class MatchFilm extends Common {
    /** Pictures of a film: half a minute. */
    private static final int FRAMES = 40;

    private final MatchFinder finder;
    private final Moments moments;
    private final Pictures pictures;

    @Inject
    MatchFilm(MatchFinder finder, Moments moments, Pictures pictures) {
        super(MATCH, "film", Options.free(MatchFinder.MATCH, Options.LONGEST_NAME));
        this.finder = finder;
        this.moments = moments;
        this.pictures = pictures;
    }

    @Override
    public Answer run(CommandContext at, CommandArguments given) {
        LiveMatch match = finder.meant(at, given);
        if (match.stage() != LiveMatch.Stage.OVER || match.version() == 0) {
            throw Refused.because("command.film.running");
        }
        List<Scene> scenes = scenes(match);
        Optional<Picture> film = pictures.film(match.box().id(), scenes, match.tale());
        Text said = Text.of(film.isPresent() ? "command.film" : "command.film.none", "frames", scenes.size());
        return Answers.about(
                match,
                Answer.done(
                        new Message(match.words().say(said), film.map(List::of).orElse(List.of()), List.of())));
    }

    /** Moments at like distances, the first and the last among them. */
    private List<Scene> scenes(LiveMatch match) {
        int last = moments.at(match.id(), 0).last();
        int frames = Math.min(FRAMES, last + 1);
        List<Scene> scenes = new ArrayList<>();
        for (int i = 0; i < frames; i++) {
            int number = frames == 1 ? 0 : Math.toIntExact((long) last * i / (frames - 1));
            moments.at(match.id(), number).then().view(Viewer.EVERYONE).scene().ifPresent(scenes::add);
        }
        return scenes;
    }
}
