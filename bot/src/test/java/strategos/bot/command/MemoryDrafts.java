package strategos.bot.command;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import strategos.bot.command.draft.Drafts;
import strategos.bot.command.draft.Drafts.Draft;

/** Drafts in memory, numbered. */
final class MemoryDrafts implements Drafts {
    private final Map<String, Draft> drafts = new ConcurrentHashMap<>();
    private final AtomicInteger last = new AtomicInteger();

    @Override
    public String newId() {
        return "d" + last.incrementAndGet();
    }

    @Override
    public void keep(Draft draft) {
        drafts.put(draft.id(), draft);
    }

    @Override
    public Optional<Draft> find(String id) {
        return Optional.ofNullable(drafts.get(id));
    }

    @Override
    public void drop(String id) {
        drafts.remove(id);
    }
}
