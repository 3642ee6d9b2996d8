package strategos.bot.host.care;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import jakarta.inject.Inject;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import strategos.bot.host.ActionResult;
import strategos.bot.host.ActionResult.Action;
import strategos.bot.host.Caretakers;
import strategos.bot.host.Matches;
import strategos.bot.host.mail.OutboxWriter;
import strategos.bot.host.outcome.Conclusions;
import strategos.bot.host.running.MatchExecutor;
import strategos.bot.host.transaction.FollowerNotes;
import strategos.bot.port.ChannelRef;
import strategos.bot.port.Request.Person;
import strategos.storage.Storage;
import strategos.storage.access.StorageException;

/** Carries out what those do who look after a server, and writes each deed down once it is done. */
public final class AuditedCare implements Caretakers {
    private static final Logger LOG = LoggerFactory.getLogger(AuditedCare.class);

    private static final JsonMapper JSON =
            JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

    private final Storage storage;
    private final Matches matches;
    private final MatchExecutor executor;
    private final OutboxWriter writer;
    private final FollowerNotes notes;
    private final Conclusions conclusions;
    private final InstantSource clock;

    @Inject
    AuditedCare(
            Storage storage,
            Matches matches,
            MatchExecutor executor,
            OutboxWriter writer,
            FollowerNotes notes,
            Conclusions conclusions,
            InstantSource clock) {
        this.storage = storage;
        this.matches = matches;
        this.executor = executor;
        this.writer = writer;
        this.notes = notes;
        this.conclusions = conclusions;
        this.clock = clock;
    }

    @Override
    public ActionResult repair(Action action, String match) {
        return audited(action, "repair", match, () -> executor.run(Optional.of(action), match, new Repair(writer)));
    }

    @Override
    public ActionResult reopen(Action action, String match) {
        return audited(action, "reopen", match, () -> executor.run(Optional.of(action), match, new Reopen()));
    }

    @Override
    public ActionResult archive(Action action, String match) {
        return audited(action, "archive", match, () -> matches.sleep(action, match));
    }

    @Override
    public ActionResult settle(Action action, String match, ChannelRef where) {
        return audited(action, "settle", match, () -> matches.settle(action, match, where));
    }

    @Override
    public ActionResult remove(Action action, String match, Person who) {
        return audited(
                action,
                "remove",
                match,
                () -> executor.run(
                        Optional.of(action), match, new RemovePlayer(writer, notes, conclusions, action, who)));
    }

    @Override
    public String belongings(Action action, ChannelRef where, Person who) {
        write(action, where.guild(), "export", who.id());
        try {
            return JSON.writeValueAsString(
                    themselves(action, who)
                            ? storage.belongings().of(who.id())
                            : storage.belongings().in(where.guild(), who.id()));
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("texts and numbers can be written", e);
        }
    }

    @Override
    public boolean forget(Action action, ChannelRef where, Person who) {
        String alone = ChannelRef.direct(who.id()).guild();
        if (!themselves(action, who) && storage.belongings().outside(where.guild(), alone, who.id())) {
            return false;
        }
        matches.forget(who);
        wrote(action, where.guild(), "forget", "");
        return true;
    }

    private static boolean themselves(Action action, Person who) {
        return action.by().id().equals(who.id());
    }

    @Override
    public List<Deed> log(String guild, int most) {
        return storage.audit().of(guild, most).stream()
                .map(deed -> new Deed(deed.at(), deed.by(), deed.deed(), deed.about()))
                .toList();
    }

    private ActionResult audited(Action action, String deed, String match, Supplier<ActionResult> work) {
        ActionResult result = work.get();
        if (result instanceof ActionResult.Done done) {
            wrote(action, done.after().where().guild(), deed, match);
        }
        return result;
    }

    /** Of what is done already: whoever were told that it failed would do it again. */
    private void wrote(Action action, String guild, String deed, String about) {
        try {
            write(action, guild, deed, about);
        } catch (StorageException e) {
            LOG.error("{} in server {} is done, but not in its log: {}", deed, guild, e.getMessage());
        }
    }

    private void write(Action action, String guild, String deed, String about) {
        storage.audit()
                .add(guild, clock.instant(), action.by().id(), action.by().name(), deed, about);
    }
}
