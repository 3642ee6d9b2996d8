package strategos.bot.command.order;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import strategos.bot.command.Answers;
import strategos.bot.command.Refused;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.Pictures;
import strategos.bot.host.Pictures.BadPicture;
import strategos.bot.host.Speech;
import strategos.bot.port.Answer;
import strategos.bot.port.Control;
import strategos.bot.port.Message;
import strategos.bot.port.Message.Picture;
import strategos.bot.port.Request.Person;
import strategos.bot.port.Suggestion;
import strategos.bot.press.PressId;
import strategos.bot.press.PressId.PressCodec;
import strategos.engine.View;
import strategos.engine.offer.Choices.Choice;
import strategos.engine.seat.Seat;
import strategos.engine.seat.Viewer;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;

/** A view as a message: its lines, the hand, and the map where the view has one. */
public final class ViewPage {
    /** Fights that are drawn, the first of them; the words tell of all. Discord takes ten pictures a message. */
    private static final int MOST_BOARDS = 4;

    private final Pictures pictures;

    @Inject
    public ViewPage(Pictures pictures) {
        this.pictures = pictures;
    }

    /** All of it. */
    public Message of(LiveMatch match, View view) {
        return new Message(words(match.words(), view), pictures(match, view), List.of());
    }

    /** Its words alone. */
    public static String words(Speech words, View view) {
        List<Line> lines = new ArrayList<>(view.brief());
        if (!view.hand().isEmpty()) {
            List<Text> hand = view.hand().stream().map(Choice::label).toList();
            lines.add(new Line(Text.of("command.hand", "cards", hand)));
        }
        return Answers.lines(words, lines);
    }

    private List<Picture> pictures(LiveMatch match, View view) {
        List<Picture> all = new ArrayList<>();
        view.boards().stream()
                .limit(MOST_BOARDS)
                .forEach(board ->
                        pictures.board(match.box().id(), board, match.words()).ifPresent(all::add));
        all.addAll(map(match, view, Pictures.Focus.WHOLE));
        return all;
    }

    /** Its map, where it has one. */
    public List<Picture> map(LiveMatch match, View view, Pictures.Focus focus) {
        return view.scene()
                .flatMap(s -> pictures.map(match.box().id(), s, focus, match.words()))
                .map(List::of)
                .orElse(List.of());
    }

    /** The parts of its map that can be looked at by name. */
    public List<String> parts(LiveMatch match, View view) {
        return view.scene().map(s -> pictures.parts(match.box().id(), s)).orElse(List.of());
    }

    /** The same with how each is called. */
    private SequencedMap<String, String> named(LiveMatch match, View view) {
        SequencedMap<String, String> named = new LinkedHashMap<>();
        parts(match, view)
                .forEach(part -> named.put(part, pictures.partName(match.box().id(), part)));
        return named;
    }

    /** The map as a person may see it, in words where there is no picture, with a menu of its parts below. */
    public static final class MapPage {
        /** The choice of the whole map: no part is called so. */
        private static final String WHOLE = "*";

        /** Choices of a menu. */
        private static final int MOST = 25;

        private final PressCodec codec = new PressCodec();
        private final ViewPage page;

        @Inject
        public MapPage(ViewPage page) {
            this.page = page;
        }

        /** The map, or the part of it that was picked from the menu. */
        public Answer pressed(LiveMatch match, Person by, List<String> picked) {
            String part = picked.stream().findFirst().orElse(WHOLE);
            return answer(match, by, part.equals(WHOLE) ? Pictures.Focus.WHOLE : new Pictures.Focus(part, 0));
        }

        /** The map, or the part of it that is asked for. @throws Refused when there is none yet, or no such part */
        public Answer answer(LiveMatch match, Person by, Pictures.Focus focus) {
            if (match.stage() == LiveMatch.Stage.OPEN) {
                throw Refused.because("command.not-started");
            }
            List<Seat> held = match.held(by);
            Viewer viewer = held.size() == 1 ? held.getFirst() : Viewer.EVERYONE;
            View view = match.view(viewer);
            List<Picture> map = map(match, view, focus);
            String text = view.scene()
                    .map(s -> map.isEmpty()
                            ? Pictures.inWords(s, match.words()::say)
                            : match.words().say(s.title()))
                    .orElseGet(() -> match.words().say(Text.of("command.map.none")));
            List<Control> parts = map.isEmpty() ? List.of() : menu(match, view, focus);
            return Answers.about(match, Answer.done(new Message(text, map, parts)));
        }

        private List<Control> menu(LiveMatch match, View view, Pictures.Focus focus) {
            SequencedMap<String, String> names = page.named(match, view);
            if (names.isEmpty()) {
                return List.of();
            }
            List<Suggestion> choices = new ArrayList<>();
            choices.add(new Suggestion(WHOLE, match.words().plain(Text.of("command.map.whole"))));
            String shown = focus.where().isEmpty() ? WHOLE : focus.where();
            names.forEach((part, name) -> choices.add(new Suggestion(part, name)));
            List<Suggestion> listed = choices.subList(0, Math.min(MOST, choices.size()));
            return List.of(new Control.Menu(
                    codec.write(new PressId.Chart(match.id())),
                    match.words().plain(Text.of("command.map.closer")),
                    1,
                    1,
                    listed,
                    listed.stream().map(Suggestion::value).filter(shown::equals).toList()));
        }

        private List<Picture> map(LiveMatch match, View view, Pictures.Focus focus) {
            try {
                return page.map(match, view, focus);
            } catch (BadPicture e) {
                throw new Refused(new Line(e.why()));
            }
        }
    }
}
