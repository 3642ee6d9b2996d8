/**
 * How matches lie in SQLite, or in PostgreSQL. This module knows no rule and no game: it keeps strings, numbers, instants and
 * JSON that it never reads.
 *
 * <p>{@link strategos.storage.Storage} opens a database and hands out what is kept there:
 *
 * <pre>{@code
 * try (Storage storage = Storage.open(Path.of("strategos.db"))) {
 *     // A match is made, with its first commit, in one transaction.
 *     storage.matches().create(newMatch, Commit.on("m7k2", 0, now)
 *             .post(NewPost.of("m7k2", channel, "commitments", json))
 *             .answering(interaction, user, answer));
 *
 *     // Its position: a snapshot, and the rows to be folded over it.
 *     StoredMatch match = storage.matches().find("m7k2").orElseThrow();
 *     Loading loading = storage.journal().loading(match.id(), match.version(), FORMAT);
 *
 *     // An order: all that comes of it, or nothing, if the match is still as it was when it was decided on.
 *     Commit commit = Commit.on(match.id(), match.version(), now)
 *             .append("order", Optional.of("alpha"), "player", entries)
 *             .dice(Secret.of(dice))
 *             .snapshot(FORMAT, position)
 *             .publicVersion(match.publicVersion() + 1)
 *             .stamps(Map.of("beta", new StoredStamp(3, 2)))
 *             .post(NewPost.of(match.id(), channel, "story", story))
 *             .post(NewPost.of(match.id(), channel, "card", card), "card")
 *             .remind("beta", "ping", now.plus(day))
 *             .answering(interaction, user, answer);
 *     switch (storage.commits().apply(commit, match.revision())) {
 *         case CommitResult.Committed(long version, long revision, List<Long> posts) -> wakeSender();
 *         case CommitResult.Stale(long version, long revision) -> decideAnew();
 *         case CommitResult.Duplicate(String answer) -> giveAgain(answer);
 *         case CommitResult.Fenced() -> leaveToAnotherProcess();
 *     }
 *
 *     // The sender: at most one post of each place at a time, in their order.
 *     storage.outbox().recover(storage.fence(), Set.of(), now);
 *     for (Post post : storage.outbox().claim(now, now.plus(minute), 50)) {
 *         storage.outbox().markSent(post, send(post), now);
 *     }
 * }
 * }</pre>
 *
 * <h2>What lies where</h2>
 *
 * <p>None of these packages depends on one below it.
 *
 * <ul>
 *   <li>{@code access}: where a database is, what is secret, why one cannot be used.
 *   <li>{@code database}: an open one and its two engines. Nobody outside this module touches it.
 *   <li>{@code slot}: what each of several processes may work on.
 *   <li>{@code post}, {@code result}: what is owed to the chat service and what it showed; how matches ended.
 *   <li>{@code match}: matches, their journal, and commits with all that they write.
 *   <li>{@code person}, {@code guild}: what is kept of people, and of a server of the chat service.
 *   <li>{@link strategos.storage.Storage}, over all of these.
 *   <li>{@code care}: backups and whatever else an operator does with a whole database.
 * </ul>
 *
 * <p>A new table is a script for each engine, a line in the list of tables of {@code Schema}, a line in {@code Transfer}, which
 * says whether it moves along with its match, and, where it names people, lines in {@code Users} and {@code Belongings}.
 *
 * <h2>What holds</h2>
 *
 * <ul>
 *   <li>What {@link strategos.storage.match.Commits#apply} has called committed is on the disk, whatever happens to the
 *       process or the machine afterwards; what it has not is nowhere.
 *   <li>Of several commits decided on one revision one is stored; the others are {@link
 *       strategos.storage.match.Commit.CommitResult.Stale}. A commit without a journal row (a standing order, a seat) moves no
 *       version, but the revision, as every commit does.
 *   <li>A post is owed in the same transaction as what it tells. Its id is never given twice and serves as its nonce.
 *       Who dies between sending and {@link strategos.storage.post.Outbox#markSent} finds it {@link
 *       strategos.storage.post.Post#unsure}.
 *   <li>The journal is only appended to. An undo is a row that names the version whose position holds again; {@link
 *       strategos.storage.match.Journal#loading} leaves out what was taken back.
 *   <li>Snapshots are a cache, each with the version of its format: without any, the journal alone gives the position.
 *   <li>The journal names seats, never users. {@link strategos.storage.person.Belongings} lists the tables in which users
 *       stand; {@link strategos.storage.person.Users#forget} blanks them there, and in what was posted and answered.
 *   <li>{@link strategos.storage.access.Secret} keeps the dice out of logs; they lie in a table that no list reads, and no
 *       exception of this module repeats a bound value.
 * </ul>
 *
 * <h2>Threads</h2>
 *
 * <p>All types are safe for any number of threads. In SQLite writing is done by one connection, lent in the order of arrival;
 * in PostgreSQL by a few, one after the other in a match. Reading is done by others, which see the last commit and wait for
 * nobody. A call blocks its thread for the time of the disk, as native code does: on virtual threads it holds the carrier.
 *
 * <h2>The schema</h2>
 *
 * <p>Numbered scripts in {@code strategos/storage/schema}, run by Flyway. Each ends with {@code pragma user_version =
 * N}, which {@code Schema} compares with the newest it knows: an up-to-date file starts without Flyway, a newer one is
 * refused. PostgreSQL's lie in {@code strategos/storage/postgres} under the same numbers, and run when the operator says so.
 */
package strategos.storage;
