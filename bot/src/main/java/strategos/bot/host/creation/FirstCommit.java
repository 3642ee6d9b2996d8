package strategos.bot.host.creation;

import jakarta.inject.Inject;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import strategos.bot.host.ActionResult.Action;
import strategos.bot.host.LiveMatch.Holder;
import strategos.bot.host.LiveMatch.SeatOffer;
import strategos.bot.host.LiveMatch.Stage;
import strategos.bot.host.creation.Rematch.Table;
import strategos.bot.host.live.CommittedMatch;
import strategos.bot.host.live.GameWords;
import strategos.bot.host.live.MatchFacts;
import strategos.bot.host.live.MatchFacts.MatchFile;
import strategos.bot.host.live.MatchLoader;
import strategos.bot.host.mail.OutboxWriter;
import strategos.bot.host.transaction.Knowing;
import strategos.bot.memory.Lazy;
import strategos.engine.config.GameData;
import strategos.engine.dice.Chain;
import strategos.engine.dice.MatchDice;
import strategos.engine.library.Library;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Line;
import strategos.storage.access.Secret;
import strategos.storage.match.Commit;
import strategos.storage.match.NewMatch;
import strategos.storage.match.StoredSeat;
import strategos.storage.match.StoredSeat.Occupant;

/** What a new match is stored with: its commitments, its table, the game data it begins with. */
record FirstCommit(Library library, MatchLoader loader, GameWords words, OutboxWriter writer) {
    @Inject
    FirstCommit {}

    /** What all are told of it, and who is to sit where. */
    <S> Commit commit(MatchFile<S> file, Table table, MatchDice dice, Instant now) {
        MatchFacts facts = new MatchFacts(
                Stage.OPEN,
                0,
                0,
                0,
                table.seats(),
                Optional.empty(),
                OptionalLong.empty(),
                Map.of(),
                List.of(),
                List.of(),
                table.offers(),
                List.of(),
                Optional.empty(),
                false,
                false,
                Optional.empty());
        CommittedMatch<S> match = new CommittedMatch<>(
                file,
                facts,
                Optional.empty(),
                Lazy.of(dice),
                words.of(file.game().box().id(), table.seats()));
        List<Line> lines = List.of(
                new Line(Text.of("host.created", "game", file.game().box().title(), "match", file.id())),
                new Line(Text.of(
                        "host.dice.open",
                        "commitment",
                        dice.commitments(Chain.OPEN).getFirst())),
                new Line(Text.of(
                        "host.dice.sealed",
                        "commitment",
                        dice.commitments(Chain.SEALED).getFirst())),
                new Line(Text.of("host.created.look")));
        Commit commit = writer.opening(Commit.on(file.id(), 0, now), match, lines);
        if (table.first().isPresent()) {
            commit = Knowing.store(commit, table.offers())
                    .repeating(table.first().get());
            commit = writer.ping(
                    commit,
                    match,
                    table.told().orElseThrow(),
                    table.invited().stream().toList(),
                    table.offers().stream().map(SeatOffer::by).toList());
        }
        return writer.show(commit, match, Optional.empty());
    }

    /** The match as it is stored. */
    NewMatch stored(MatchFile<?> file, Table table, Action action, MatchDice dice) {
        String game = file.game().box().id();
        GameData data = library.data(game);
        return new NewMatch(
                file.id(),
                file.where().guild(),
                file.where().channel(),
                game,
                file.scenario().id(),
                loader.write(file.options()),
                data.hash(),
                loader.write(new LinkedHashMap<>(data.files())),
                action.by().id(),
                "{}",
                Secret.of(dice.secretJson()),
                table.seats().stream().map(FirstCommit::stored).toList());
    }

    private static StoredSeat stored(Holder holder) {
        String seat = holder.seat().id();
        return holder.person()
                .map(person -> StoredSeat.taken(
                        seat,
                        new Occupant.Person(person.id(), person.name()),
                        holder.omen().orElseThrow(),
                        holder.since().orElseThrow()))
                .orElseGet(() -> StoredSeat.free(seat));
    }
}
