package strategos.bot.host.deed;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.bot.host.LiveMatch.Stage;
import strategos.bot.host.live.CommittedMatch;
import strategos.bot.host.mail.Pouch;
import strategos.bot.host.mail.Story;
import strategos.bot.host.mail.Storyteller;
import strategos.engine.Ruling;
import strategos.engine.dice.MatchDice;
import strategos.engine.dice.Roll;
import strategos.engine.json.GameCodec;
import strategos.engine.seat.Seat;
import strategos.engine.standing.StandingOrder;
import strategos.storage.Commit;
import strategos.storage.Secret;

/** Enters an accepted ruling into the books: the commit with all that follows from it, and the match after it. */
final class Bookkeeper {
    /** A snapshot for so many versions: loading then reads few rows, and few snapshots are kept. */
    private static final int STRIDE = 10;

    private final Storyteller storyteller = new Storyteller();
    private final Questions questions = new Questions();
    private final Hourglass hourglass = new Hourglass();
    private final Automatic automatic = new Automatic();
    private final Pouch pouch;
    private final Extension extension;

    @Inject
    Bookkeeper(Pouch pouch, Extension extension) {
        this.pouch = pouch;
        this.extension = extension;
    }

    /**
     * The ruling as a commit.
     *
     * @param before the match as it was
     * @param begun what the commit is to hold before it
     */
    <S> Verdict.Decided enter(CommittedMatch<S> before, Turn<S> turn, Commit begun) {
        Ruling.Accepted<S> ruling = turn.ruling();
        GameCodec<S> codec = before.file().codec();
        List<Roll> rolls = turn.used().rolls();
        Story story = storyteller.tell(
                before.file().game(),
                turn.from(),
                ruling.entries(),
                turn.used().used(),
                turn.actor().flatMap(person -> turn.seat()));
        List<Story.Item> items = new ArrayList<>(turn.preface());
        items.addAll(story.items());
        MatchDice dice = before.dice().after(rolls);
        boolean over = before.file().game().rules().result(ruling.state()).isPresent();
        if (over) {
            items.addAll(new Unsealing().items(dice));
        } else {
            dice = extension.ample(dice, items);
        }
        CommittedMatch<S> moved = before.moved(
                before.facts().moved(over ? Stage.OVER : Stage.RUNNING, over ? List.of() : ruling.standing()),
                ruling.state(),
                dice);
        boolean seen = over || !items.isEmpty() || !moved.looksLike(before);
        CommittedMatch<S> after = questions.put(
                before, seen ? moved.with(moved.facts().seen(story.milestone())) : moved, ruling.entries());
        Commit commit = begun.append(
                turn.kind(), turn.seat().map(Seat::id), turn.sourceWord(), codec.writeEntries(ruling.entries()));
        if (turn.kind().equals(Turn.START) || !dice.equals(before.dice())) {
            commit = commit.dice(Secret.of(dice.secretJson()));
        }
        if (over || after.version() % STRIDE == 1) {
            commit = commit.snapshot(codec.stateVersion(), codec.writeState(ruling.state()));
        }
        commit = standing(commit, before, after);
        commit = questions.store(commit, after);
        commit = hourglass.turn(commit, before, after, commit.at());
        commit = pouch.story(commit, after, items);
        if (over) {
            commit = commit.end();
        }
        if (over || owesCard(before, after, story)) {
            commit = pouch.card(commit, after, after.facts().milestone(), turn.actor());
        }
        return new Verdict.Decided(commit, Optional.of(after), story.privately());
    }

    /** Not while the house plays on, and not for what nobody has seen: an edit of the card would betray it. */
    private <S> boolean owesCard(CommittedMatch<S> before, CommittedMatch<S> after, Story story) {
        boolean shown = automatic.next(before).isEmpty();
        boolean same = shown && after.told() == before.told();
        return story.milestone() || (!same && automatic.next(after).isEmpty());
    }

    private static <S> Commit standing(Commit commit, CommittedMatch<S> before, CommittedMatch<S> after) {
        Commit more = commit;
        for (Seat seat : after.facts().setup().orElseThrow().seats()) {
            List<StandingOrder> left = after.standing(seat);
            if (!left.equals(before.standing(seat))) {
                more = more.standing(
                        seat.id(),
                        left.stream().map(after.file().codec()::writeStanding).toList());
            }
        }
        return more;
    }
}
