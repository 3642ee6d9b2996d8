package strategos.bot.host.mail;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import strategos.bot.host.LiveMatch;
import strategos.bot.host.Motion;
import strategos.bot.host.MotionWords;
import strategos.bot.host.Proposal;
import strategos.bot.host.mail.Envelopes.Proposed;
import strategos.bot.host.mail.OutboxPump.MatchLookup;
import strategos.bot.port.Control;
import strategos.bot.port.Message;
import strategos.bot.port.Picture;
import strategos.bot.press.OfferButtons;
import strategos.bot.press.PressCodec;
import strategos.bot.press.PressId;
import strategos.engine.text.Line;
import strategos.engine.text.Text;

/** What is proposed, for everybody: the post that calls those who are asked, a line of the card, and its buttons. */
final class ProposalWriter {
    private final MatchLookup matches;
    private final ChangedMap maps;

    @Inject
    ProposalWriter(MatchLookup matches, ChangedMap maps) {
        this.matches = matches;
        this.maps = maps;
    }

    /** What the post keeps of it. */
    static Proposed proposed(LiveMatch match, Proposal proposal, List<String> asked) {
        List<Line> lines = new ArrayList<>(List.of(new Line(Text.of("host.proposal.made", "seat", proposal.by()))));
        lines.addAll(new MotionWords(proposal.motion()).whole());
        lines.add(new Line(Text.of(
                "host.proposal.how", "time", Long.toString(proposal.expires().getEpochSecond()))));
        Optional<Long> before = proposal.motion() instanceof Motion.Rewind rewind
                ? Optional.of(rewind.to().version())
                : Optional.empty();
        return new Proposed(lines, asked, match.version(), before);
    }

    /** The post: with a map of both moments where the position would change. */
    Message call(LiveMatch match, Proposed proposed, List<String> pings) {
        String mentions = pings.stream().map(TurnCard::mention).collect(Collectors.joining(" "));
        String text = proposed.lines().stream().map(match.tale()::cite).collect(Collectors.joining("\n"));
        return Message.text(mentions.isEmpty() ? text : text + " " + mentions).with(pictures(match, proposed));
    }

    private List<Picture> pictures(LiveMatch match, Proposed proposed) {
        Optional<? extends LiveMatch> before = proposed.before().flatMap(version -> matches.at(match.id(), version));
        Optional<? extends LiveMatch> then = matches.at(match.id(), proposed.version());
        return before.isPresent() && then.isPresent() ? maps.both(before.get(), then.get()) : List.of();
    }

    /** What the card says of it. */
    static List<String> lines(LiveMatch match) {
        return match.proposals().stream()
                .map(one -> match.words()
                        .say(Text.of(
                                "host.card.proposal",
                                "seat",
                                one.by(),
                                "brief",
                                new MotionWords(one.motion()).brief(),
                                "waiting",
                                one.waiting())))
                .toList();
    }

    /** For the players; anybody else is told so. */
    static List<Control> buttons(LiveMatch match) {
        List<Control> all = new ArrayList<>();
        for (Proposal one : match.proposals()) {
            all.add(button(match, one, true, "host.card.agree"));
            all.add(button(match, one, false, "host.card.disagree"));
        }
        return all;
    }

    private static Control button(LiveMatch match, Proposal proposal, boolean yes, String key) {
        PressId id = new PressId.Vote(match.id(), proposal.motion().word(), proposal.number(), yes);
        Text label = Text.of(key, "motion", proposal.motion().word());
        return new Control.Button(
                new PressCodec().write(id),
                OfferButtons.label(match.tale().plain(label)),
                Control.Style.SECONDARY,
                true);
    }
}
