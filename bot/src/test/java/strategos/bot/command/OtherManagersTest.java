package strategos.bot.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import strategos.bot.host.LiveMatch;
import strategos.bot.port.Answer;
import strategos.bot.port.ChannelRef;
import strategos.bot.port.Request;
import strategos.bot.port.Request.Input;

/** Anybody may have a server of their own, and manage it. */
class OtherManagersTest {
    private final TestDesk desk = TestDesk.duel();
    private int deliveries;

    @AfterEach
    void close() {
        desk.close();
    }

    private LiveMatch match() {
        return desk.host.matches.at(TestDesk.AGORA).orElseThrow();
    }

    private Answer elsewhere(String verb, String... options) {
        Answer answer = desk.desk.handle(new Request(
                "b" + ++deliveries,
                TestDesk.person("mallory"),
                new ChannelRef("another server", "stoa"),
                true,
                Set.of(),
                new Input.Command("admin", verb, TestDesk.map(options))));
        desk.host.settled();
        return answer;
    }

    @Test
    void whoManagesAnotherServerIsToldNothingOfThosePlayingHere() {
        Answer export = elsewhere("export", "who", "member|id-red|red");
        assertThat(export.files()).noneMatch(file -> file.content().contains(match().id()));
    }

    @Test
    void whoManagesAnotherServerBlanksNobodyPlayingHere() {
        Answer refused = elsewhere("forget", "who", "stranger|id-red|red", "sure", "yes");
        assertThat(refused.refusal().orElseThrow().sentence())
                .startsWith("red has played in another server too")
                .contains("`/match forget`");
        assertThat(match().held(TestDesk.person("red"))).isNotEmpty();
    }

    @Test
    void ofThemselvesTheyAreToldEverythingAndMayBeForgottenEverywhere() {
        desk.ok("mallory", "match", "follow");
        Answer export = elsewhere("export", "who", "member|id-mallory|mallory");
        assertThat(export.files().getFirst().content()).contains(match().id());
        assertThat(elsewhere("forget", "who", "member|id-mallory|mallory", "sure", "yes")
                        .ok())
                .isTrue();
    }
}
