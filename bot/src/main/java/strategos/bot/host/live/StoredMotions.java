package strategos.bot.host.live;

import java.util.Comparator;
import java.util.List;
import strategos.bot.host.Motion;
import strategos.bot.host.Proposal;
import strategos.bot.host.Proposal.Voice;
import strategos.engine.json.GameCodec.RecordJson;
import strategos.engine.seat.Seat;
import strategos.storage.match.StoredMatch.StoredProposal;
import strategos.storage.match.StoredMatch.StoredVoice;

/** Proposals as they are stored. */
public final class StoredMotions {
    private static final RecordJson JSON = new RecordJson(List.of(
            Motion.Rewind.class,
            Motion.Draw.class,
            Motion.End.class,
            Motion.Pause.class,
            Motion.Retime.class,
            Motion.Alone.class));

    /**
     * What a row holds.
     *
     * @param seats of the match, in the order in which they are told, which what is stored does not keep
     */
    public Proposal read(StoredProposal stored, List<Seat> seats) {
        return new Proposal(
                motion(stored.kind(), stored.payload()),
                new Seat(stored.seat()),
                stored.voices().stream()
                        .map(voice -> new Voice(new Seat(voice.seat()), voice.user(), voice.agreed()))
                        .sorted(Comparator.comparingInt(voice -> seats.indexOf(voice.seat())))
                        .toList(),
                stored.publicVersion(),
                stored.at(),
                stored.expires());
    }

    private Motion motion(String kind, String payload) {
        return switch (kind) {
            case Motion.Rewind.WORD -> JSON.read(payload, Motion.Rewind.class);
            case Motion.Draw.WORD -> JSON.read(payload, Motion.Draw.class);
            case Motion.End.WORD -> JSON.read(payload, Motion.End.class);
            case Motion.Alone.WORD -> JSON.read(payload, Motion.Alone.class);
            case Motion.Pause.WORD -> JSON.read(payload, Motion.Pause.class);
            case Motion.Retime.WORD -> JSON.read(payload, Motion.Retime.class);
            default -> throw new IllegalStateException("nothing can be proposed that is called " + kind);
        };
    }

    /** The row that holds it. */
    public StoredProposal write(Proposal proposal) {
        String payload = switch (proposal.motion()) {
            case Motion.Rewind rewind -> JSON.write(rewind);
            case Motion.Draw draw -> JSON.write(draw);
            case Motion.End end -> JSON.write(end);
            case Motion.Alone alone -> JSON.write(alone);
            case Motion.Pause pause -> JSON.write(pause);
            case Motion.Retime retime -> JSON.write(retime);
        };
        return new StoredProposal(
                proposal.motion().word(),
                proposal.by().id(),
                payload,
                proposal.publicVersion(),
                proposal.at(),
                proposal.expires(),
                proposal.voices().stream()
                        .map(voice -> new StoredVoice(voice.seat().id(), voice.user(), voice.agreed()))
                        .toList());
    }
}
