package strategos.bot.command;

import com.google.inject.AbstractModule;
import com.google.inject.Guice;
import com.google.inject.Injector;
import java.time.InstantSource;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.concurrent.atomic.AtomicInteger;
import strategos.bot.beacon.StubBeacon;
import strategos.bot.command.draft.Drafts;
import strategos.bot.command.handler.CommandModule;
import strategos.bot.command.handler.RequestHandler;
import strategos.bot.host.Advice;
import strategos.bot.host.Beacon;
import strategos.bot.host.Caretakers;
import strategos.bot.host.Faults;
import strategos.bot.host.Lessons;
import strategos.bot.host.Luck;
import strategos.bot.host.Matches;
import strategos.bot.host.MemoryOutlet;
import strategos.bot.host.Moments;
import strategos.bot.host.MovingClock;
import strategos.bot.host.Outcomes;
import strategos.bot.host.Pictures;
import strategos.bot.host.Proposals;
import strategos.bot.host.Replays;
import strategos.bot.host.Servers;
import strategos.bot.host.Servers.ServerSettings;
import strategos.bot.host.TestHost;
import strategos.bot.host.Timekeeping;
import strategos.bot.host.WithoutKeys;
import strategos.bot.host.live.StoredServers;
import strategos.bot.host.running.Outages;
import strategos.bot.host.thought.ThoughtLimits;
import strategos.bot.port.Answer;
import strategos.bot.port.ChannelRef;
import strategos.bot.port.Control;
import strategos.bot.port.Inquiry;
import strategos.bot.port.Outlet;
import strategos.bot.port.Request;
import strategos.bot.port.Request.Input;
import strategos.bot.port.Request.Person;
import strategos.bot.port.Suggestion;
import strategos.bot.record.Maps;
import strategos.bot.render.Easels;
import strategos.engine.duel.DuelFactory;
import strategos.engine.library.Library;
import strategos.engine.search.Budget;
import strategos.engine.text.Escape;
import strategos.storage.Storage;

/** A desk over a host in memory that knows the toy game. People act by their names in one channel. */
final class TestDesk implements AutoCloseable {
    static final ChannelRef AGORA = TestHost.AGORA;

    final TestHost host;
    final MemoryDrafts drafts;
    final RequestHandler desk;
    private final AtomicInteger deliveries = new AtomicInteger();

    private TestDesk(Library library, Confirmation confirmation, Servers servers) {
        this(library, confirmation, servers, Escape.plain());
    }

    private TestDesk(Library library, Confirmation confirmation, Servers servers, Escape escape) {
        this(library, confirmation, servers, escape, ThoughtLimits.NONE);
    }

    private TestDesk(
            Library library, Confirmation confirmation, Servers servers, Escape escape, ThoughtLimits thought) {
        MemoryOutlet outlet = new MemoryOutlet();
        MovingClock clock = new MovingClock();
        host = TestHost.of(
                TestHost.parts(Storage.inMemory(), library, outlet, clock)
                        .withServers(servers)
                        .withEscape(escape)
                        .withThought(thought),
                outlet,
                clock);
        drafts = new MemoryDrafts();
        Injector injector = Guice.createInjector(new CommandModule(), new AbstractModule() {
            @Override
            protected void configure() {
                bind(Library.class).toInstance(library);
                bind(Faults.class).to(Outages.class);
                bind(Matches.class).toInstance(host.matches);
                bind(Proposals.class).toInstance(host.proposals);
                bind(Timekeeping.class).toInstance(host.times);
                bind(Caretakers.class).toInstance(host.care);
                bind(InstantSource.class).toInstance(host.clock);
                bind(Moments.class).toInstance(host.moments);
                bind(Advice.class).toInstance(host.advice);
                bind(Lessons.class).toInstance(host.lessons);
                bind(Beacon.class).toInstance(new StubBeacon(clock));
                bind(Outcomes.class).toInstance(host.outcomes);
                bind(SpeechSource.class).toInstance(new LibraryWords(library, escape));
                bind(Servers.class).toInstance(servers);
                bind(Pictures.class).toInstance(Pictures.NONE);
                bind(Maps.class).toInstance(Maps.NONE);
                bind(Easels.class).toInstance(new Easels(1, 1));
                bind(Replays.class).toInstance(host.replays);
                bind(Outlet.class).toInstance(outlet);
                bind(Luck.class).toInstance(Luck.seeded("desk"));
                bind(Confirmation.class).toInstance(confirmation);
                bind(NewMatchDefaults.class).toInstance(NewMatchDefaults.NONE);
                bind(Drafts.class).toInstance(drafts);
            }
        });
        desk = injector.getInstance(RequestHandler.class);
    }

    static TestDesk open() {
        return of(DuelFactory.library());
    }

    /** A desk that knows those games. */
    static TestDesk of(Library library) {
        return new TestDesk(library, Confirmation.NOT_ASKED, Servers.USUAL);
    }

    /** A desk whose computers think a little. */
    static TestDesk thinking(Library library) {
        ThoughtLimits little = new ThoughtLimits(new Budget(16), 1);
        return new TestDesk(library, Confirmation.NOT_ASKED, Servers.USUAL, Escape.plain(), little);
    }

    static TestDesk asking() {
        return asking(DuelFactory.library());
    }

    /** A desk of a chat service, that knows those games. */
    static TestDesk asking(Library library) {
        return new TestDesk(library, Confirmation.ASKED, Servers.USUAL);
    }

    /** A desk whose words are for Discord. */
    static TestDesk discord(Library library) {
        return new TestDesk(library, Confirmation.ASKED, Servers.USUAL, Escape.discord());
    }

    /** A desk over a server whose settings can be changed. */
    static TestDesk settling() {
        return new TestDesk(DuelFactory.library(), Confirmation.NOT_ASKED, new StoredServers(Storage.inMemory()));
    }

    /** A desk over a server that keeps ratings. */
    static TestDesk rating() {
        Servers servers = new StoredServers(Storage.inMemory());
        servers.settle(
                AGORA.guild(),
                new ServerSettings(Integer.MAX_VALUE, Integer.MAX_VALUE, true, true, List.of(), List.of()));
        return new TestDesk(DuelFactory.library(), Confirmation.NOT_ASKED, servers);
    }

    /** A duel of red and blue, each held by the one so called, begun. */
    static TestDesk duel() {
        return open().begun("red", "blue");
    }

    /** A duel whose two seats are held by these. */
    TestDesk begun(String red, String blue) {
        ok(red, "match", "new", "game", "duel", "scenario", "foils");
        ok(red, "match", "join", "seat", "red", "omen", "an owl");
        ok(blue, "match", "join", "seat", "blue", "omen", "an eagle");
        ok(red, "match", "start");
        host.settled();
        return this;
    }

    Answer command(String by, String group, String verb, String... options) {
        return handle(by, "d" + deliveries.incrementAndGet(), new Input.Command(group, verb, map(options)));
    }

    /** The command's answer, which must not be a refusal. */
    Answer ok(String by, String group, String verb, String... options) {
        Answer answer = command(by, group, verb, options);
        if (!answer.ok()) {
            throw new AssertionError(answer.refusal().orElseThrow().sentence());
        }
        return answer;
    }

    /** The sentence by which the command is refused. */
    String refused(String by, String group, String verb, String... options) {
        Answer answer = command(by, group, verb, options);
        if (answer.ok()) {
            throw new AssertionError("done: " + answer.message().text());
        }
        return answer.refusal().orElseThrow().sentence();
    }

    Answer press(String by, String id, String... values) {
        return handle(by, "d" + deliveries.incrementAndGet(), new Input.Press(id, List.of(values)));
    }

    Answer submit(String by, String id, String field, String value) {
        return handle(by, "d" + deliveries.incrementAndGet(), new Input.Submit(id, map(field, value)));
    }

    Answer handle(String by, String delivery, Input input) {
        Answer answer = desk.handle(new Request(delivery, person(by), AGORA, false, input));
        WithoutKeys.check(answer.message().text());
        return answer;
    }

    List<Suggestion> complete(String by, String group, String verb, String option, String typed, String... given) {
        return desk.complete(person(by), AGORA, group, verb, map(given), option, typed);
    }

    Answer slots(String by, String verb, String... filled) {
        Inquiry inquiry = desk;
        return inquiry.slots(person(by), AGORA, verb, map(filled));
    }

    Answer preview(String by, String verb, String... filled) {
        Inquiry inquiry = desk;
        return inquiry.preview(person(by), AGORA, verb, map(filled));
    }

    MemoryOutlet outlet() {
        return host.settled().outlet;
    }

    static Person person(String name) {
        return new Person("id-" + name, name);
    }

    /** The id of the button or menu whose label or placeholder is that. */
    static String control(Answer answer, String label) {
        return answer.message().controls().stream()
                .filter(c -> switch (c) {
                    case Control.Button button -> button.label().equals(label);
                    case Control.Menu menu -> menu.placeholder().equals(label);
                })
                .findFirst()
                .orElseThrow(() -> new AssertionError(
                        label + " is none of " + answer.message().controls()))
                .id();
    }

    static SequencedMap<String, String> map(String... pairs) {
        SequencedMap<String, String> map = new LinkedHashMap<>();
        for (int i = 0; i < pairs.length; i += 2) {
            map.put(pairs[i], pairs[i + 1]);
        }
        return map;
    }

    @Override
    public void close() {
        host.close();
    }
}
