package strategos.storage.match;

import java.time.Duration;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import strategos.storage.access.Secret;
import strategos.storage.database.Script;
import strategos.storage.match.BeaconTable.StoredPending;
import strategos.storage.match.Commit.Change;
import strategos.storage.match.Commit.Change.Append;
import strategos.storage.match.Journal.JournalRow;
import strategos.storage.match.Journal.Snapshot;
import strategos.storage.match.Reminders.ClockTable;
import strategos.storage.match.Reminders.Reminder;
import strategos.storage.match.StoredMatch.StoredOffer;
import strategos.storage.match.StoredMatch.StoredProposal;
import strategos.storage.match.StoredMatch.StoredRequest;
import strategos.storage.match.StoredMatch.StoredStamp;
import strategos.storage.match.StoredSeat.Occupant;
import strategos.storage.post.Deliveries;
import strategos.storage.post.Outbox;
import strategos.storage.post.Pages;
import strategos.storage.result.Results;
import strategos.storage.result.StoredConclusion;
import strategos.storage.slot.Slot;

/** Carries out the changes of one commit inside its transaction. */
final class Changes {
    private final Script script;
    private final Commit commit;
    private final Iterator<Long> ids;
    private long version;
    private Optional<Long> publicVersion = Optional.empty();

    private Changes(Script script, Commit commit, List<Long> ids) {
        this.script = script;
        this.commit = commit;
        this.ids = ids.iterator();
        this.version = commit.expected();
    }

    /**
     * The match is known to stand at the expected version.
     *
     * @param ids those of the posts that it owes
     * @param key by which the commit is known again; without one it is of a match that is only being made, and is no
     *     revision of it
     * @return the version that the commit makes or leaves
     */
    static long carryOut(Script script, Commit commit, List<Long> ids, Optional<String> key) {
        Changes changes = new Changes(script, commit, ids);
        commit.delivery().ifPresent(delivery -> Deliveries.insert(script, delivery));
        commit.changes().forEach(changes::carryOut);
        changes.count(key);
        commit.delivery()
                .flatMap(Deliveries.Delivery::user)
                .ifPresent(user -> Looks.put(script, commit.match(), user, changes.version, commit.at()));
        return changes.version;
    }

    /** What nearly every commit changes of its match, at once; no other change looks at it. */
    private void count(Optional<String> key) {
        boolean active = commit.delivery().isPresent() || version > commit.expected();
        script.run(
                "update match set revision = revision + ?, last_commit = coalesce(?, last_commit), version = ?,"
                        + " public_version = coalesce(?, public_version), active = coalesce(?, active) where id = ?",
                key.isPresent() ? 1 : 0,
                key.orElse(null),
                version,
                publicVersion.orElse(null),
                active ? commit.at().toEpochMilli() : null,
                commit.match());
    }

    private void carryOut(Change change) {
        switch (change) {
            case Append append -> append(append);
            case Change.TakeSnapshot(int format, String json) ->
                Journal.keep(script, commit.match(), new Snapshot(version, format, json));
            case Change.Dice(Secret json) -> dice(json);
            case Change.Standing(String seat, List<String> orders) -> standing(seat, orders);
            case Change.PublicVersion(long count) -> publicVersion = Optional.of(count);
            case Change.Stamps(Map<String, StoredStamp> numbers) -> stamps(numbers);
            case Change.Requests(List<StoredRequest> standing) -> requests(standing);
            case Change.Offers(List<StoredOffer> standing) -> offers(standing);
            case Change.Proposals(List<StoredProposal> standing) -> Proposals.replace(script, commit.match(), standing);
            case Change.Reopen() -> reopen();
            case Change.Asleep(boolean now) -> set("asleep", now ? 1 : 0);
            case Change.Move(String guild, String channel) -> move(guild, channel);
            case Change.Owe owe -> owe(owe);
            case Change.ForgetPost(String role) ->
                script.run("delete from match_post where match = ? and role = ?", commit.match(), role);
            case Change.Tell(String json) -> Pages.tell(script, commit.match(), version, json);
            case Change.TakeBack(long to) -> Pages.takeBack(script, commit.match(), to);
            case Change.Remind(Reminder reminder) -> ClockTable.remind(script, reminder, commit.at());
            case Change.StopReminding(String seat) -> ClockTable.forget(script, commit.match(), seat);
            case Change.StopOne(String seat, String kind) -> ClockTable.forget(script, commit.match(), seat, kind);
            case Change.StartClock start -> ClockTable.start(script, commit.match(), start, commit.at());
            case Change.StopClock stop -> ClockTable.stop(script, commit.match(), stop, commit.at());
            case Change.SetAside aside -> ClockTable.setAside(script, commit.match(), aside, commit.at());
            case Change.ResumeClock resume -> ClockTable.resume(script, commit.match(), resume, commit.at());
            case Change.DropAside(String seat) -> ClockTable.dropAside(script, commit.match(), seat);
            case Change.Spend(String seat, Duration less) ->
                script.run(
                        "update bank set \"left\" = case when \"left\" < ? then 0 else \"left\" - ? end"
                                + " where match = ? and seat = ?",
                        less.toMillis(),
                        less.toMillis(),
                        commit.match(),
                        seat);
            case Change.Hold(boolean still) -> hold(still);
            case Change.Paused(boolean now) -> set("paused", now ? 1 : 0);
            case Change.Options(String json) -> set("options", json);
            case Change.Sit(StoredSeat seat) -> sit(seat);
            case Change.Settings(String json) -> set("settings", json);
            case Change.Start start -> start(start);
            case Change.Conclude(StoredConclusion conclusion) ->
                Results.put(script, commit.match(), conclusion, commit.at());
            case Change.Pend(Optional<StoredPending> pending) -> BeaconTable.put(script, commit.match(), pending);
            case Change.UseRound used -> BeaconTable.keep(script, commit.match(), version, used);
            case Change.Repeat(String first) -> Results.link(script, commit.match(), first);
            case Change.End() -> end();
        }
    }

    private void append(Append append) {
        version++;
        Journal.insert(
                script,
                commit.match(),
                new JournalRow(
                        version,
                        append.kind(),
                        append.seat(),
                        append.source(),
                        append.backTo(),
                        append.entries(),
                        commit.at()));
    }

    private void dice(Secret json) {
        script.run(
                "insert into dice (match, json) values (?, ?) on conflict (match) do update set json = excluded.json",
                commit.match(),
                json.reveal());
    }

    private void standing(String seat, List<String> orders) {
        forSeat("delete from standing where match = ? and seat = ?", seat);
        for (int i = 0; i < orders.size(); i++) {
            script.run(
                    "insert into standing (match, seat, ordinal, json) values (?, ?, ?, ?)",
                    commit.match(),
                    seat,
                    i,
                    orders.get(i));
        }
    }

    private void stamps(Map<String, StoredStamp> numbers) {
        drop("decision_stamp");
        numbers.forEach((seat, stamp) -> script.run(
                "insert into decision_stamp (match, seat, own, open) values (?, ?, ?, ?)",
                commit.match(),
                seat,
                stamp.own(),
                stamp.open()));
    }

    private void requests(List<StoredRequest> standing) {
        drop("seat_consent");
        drop("seat_request");
        for (StoredRequest request : standing) {
            script.run(
                    "insert into seat_request (match, seat, user_id, name) values (?, ?, ?, ?)",
                    commit.match(),
                    request.seat(),
                    request.user(),
                    request.name());
            request.agreed()
                    .forEach(user -> script.run(
                            "insert into seat_consent (match, seat, user_id) values (?, ?, ?)",
                            commit.match(),
                            request.seat(),
                            user));
        }
    }

    private void offers(List<StoredOffer> standing) {
        drop("seat_offer");
        for (StoredOffer offer : standing) {
            script.run(
                    "insert into seat_offer (match, seat, kind, user_id, name, by_id, by_name, at)"
                            + " values (?, ?, ?, ?, ?, ?, ?, ?)",
                    commit.match(),
                    offer.seat(),
                    offer.kind(),
                    offer.user(),
                    offer.name(),
                    offer.by(),
                    offer.byName(),
                    offer.at().toEpochMilli());
        }
    }

    private void hold(boolean still) {
        if (still) {
            ClockTable.hold(script, commit.match(), commit.at());
        } else {
            ClockTable.release(script, commit.match(), commit.at());
        }
    }

    private void move(String guild, String channel) {
        script.run(
                "update page set place = (select guild || '/' || channel from match where id = ?)"
                        + " where match = ? and place is null",
                commit.match(),
                commit.match());
        int slot = Slot.of(guild).number();
        script.run(
                "update outbox set place = ?, slot = ? where match = ? and settled is null",
                guild + "/" + channel,
                slot,
                commit.match());
        set("slot", slot);
        set("guild", guild);
        set("channel", channel);
    }

    private void owe(Change.Owe owe) {
        long id = ids.next();
        Outbox.insert(script, id, owe.post(), commit.at());
        owe.role()
                .ifPresent(role -> script.run(
                        "insert into match_post (match, role, post) values (?, ?, ?)"
                                + " on conflict (match, role) do update set post = excluded.post",
                        commit.match(),
                        role,
                        id));
    }

    private void sit(StoredSeat seat) {
        script.run(
                "insert into seat_held (match, seat, user_id) select s.match, s.seat, s.user_id from seat s"
                        + " join match m on m.id = s.match"
                        + " where s.match = ? and s.seat = ? and s.user_id is not null and m.life = 'running'"
                        + " on conflict do nothing",
                commit.match(),
                seat.seat());
        Results.seating(script, commit.match(), seat.seat(), seat.occupant() instanceof Occupant.Person);
        MatchRows.updateSeat(script, commit.match(), seat);
    }

    private void start(Change.Start start) {
        script.run(
                "update match set life = 'running', start_id = ?, started = ? where id = ?",
                start.startId(),
                commit.at().toEpochMilli(),
                commit.match());
    }

    private void end() {
        script.run(
                "update match set life = 'over', ended = ? where id = ?",
                commit.at().toEpochMilli(),
                commit.match());
        drop("standing");
        drop("decision_stamp");
        drop("seat_consent");
        drop("seat_request");
        drop("seat_offer");
        drop("proposal_voice");
        drop("proposal");
        dropUnlessGivenUp("seat_held");
        drop("follower");
        dropUnlessGivenUp("seat_left");
        drop("reminder");
        drop("held_time");
        drop("bank");
        drop("draft");
    }

    /** Who has held and left which seat: a match in which nobody has a place may be opened again, and goes on by that. */
    private void dropUnlessGivenUp(String table) {
        script.run(
                "delete from " + table + " where match = ? and exists"
                        + " (select 1 from result_seat r where r.match = ? and r.place is not null)",
                commit.match(),
                commit.match());
    }

    /** What it came to counts no more. */
    private void reopen() {
        script.run("update match set life = 'running', ended = null where id = ?", commit.match());
        drop("result_seat");
        drop("result");
    }

    private void set(String column, Object value) {
        script.run("update match set " + column + " = ? where id = ?", value, commit.match());
    }

    private void forSeat(String sql, String seat) {
        script.run(sql, commit.match(), seat);
    }

    private void drop(String table) {
        script.run("delete from " + table + " where match = ?", commit.match());
    }
}
