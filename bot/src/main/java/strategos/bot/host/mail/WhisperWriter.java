package strategos.bot.host.mail;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.mail.OutboxWriter.Envelopes.Whisper;
import strategos.bot.port.ChannelRef;
import strategos.bot.port.Control;
import strategos.bot.port.Message;
import strategos.bot.port.Outlet;
import strategos.bot.press.PressId;
import strategos.bot.press.PressId.PressCodec;
import strategos.engine.text.Text;
import strategos.storage.post.Pages;

/** Puts into words what one person is told privately of a match: never more than everyone may know. */
final class WhisperWriter {
    private final Outlet outlet;
    private final Pages pages;
    private final PressCodec codec = new PressCodec();

    @Inject
    WhisperWriter(Outlet outlet, Pages pages) {
        this.outlet = outlet;
        this.pages = pages;
    }

    Message message(LiveMatch match, Whisper whisper) {
        List<String> lines =
                new ArrayList<>(whisper.lines().stream().map(match.tale()::cite).toList());
        List<Control> controls = new ArrayList<>();
        if (whisper.follows()) {
            String figures = match.figures(Optional.empty()).stream()
                    .map(figure -> match.tale()
                            .say(Text.of("host.report.figure", "name", figure.name(), "value", figure.value())))
                    .collect(Collectors.joining(" · "));
            if (!figures.isEmpty()) {
                lines.add(figures);
            }
            controls.add(new Control.Button(
                    codec.write(new PressId.Follow(match.id(), false)),
                    match.tale().plain(Text.of("host.follow.stop")),
                    Control.Style.SECONDARY,
                    true));
        }
        link(match).ifPresent(link -> lines.add(match.tale().say(Text.of("command.matches.link")) + "(" + link + ")"));
        return new Message(String.join("\n", lines), List.of(), controls);
    }

    private Optional<String> link(LiveMatch match) {
        return pages.latest(match.id())
                .flatMap(page -> outlet.link(page.place().map(ChannelRef::of).orElse(match.where()), page.message()));
    }
}
