package strategos.bot.demo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import strategos.bot.beacon.StubBeacon;
import strategos.bot.host.Pictures;
import strategos.bot.settings.QuickSettings;
import strategos.bot.verify.FileVerifier;
import strategos.engine.duel.DuelFactory;
import strategos.engine.library.Library;

class DemoTest {
    private final Library library = DuelFactory.library();
    private final Demo demo = new Demo(QuickSettings.QUICK, library, Pictures.NONE);

    @TempDir
    Path folder;

    @Test
    void aWholeMatchIsLeftBehindAndVerifies() throws IOException {
        Demo.Left left = play("one", "1");
        assertThat(Files.readString(left.transcript()))
                .contains(
                        "*#demo, post 1*",
                        "The Duel",
                        "The match is over",
                        "[" + left.dice().getFileName() + "]");
        FileVerifier verifier = new FileVerifier(library, StubBeacon.check());
        assertThat(verifier.verify(Files.readAllBytes(left.dice())).findings()).isEmpty();
        assertThat(verifier.verify(Files.readAllBytes(left.record())).summary().key())
                .isEqualTo("verify.replayed");
    }

    @Test
    void theTranscriptSaysOnceThatItsDiceAreNotFairAndLeavesOutAnswersThatShowNothing() throws IOException {
        String read = Files.readString(play("one", "1").transcript());
        assertThat(read).startsWith("*test dice*").containsOnlyOnce("test dice").containsOnlyOnce("#demo");
        assertThat(read.lines()).doesNotContain("Done.", "Done.  ");
        assertThat(read).contains("to demo alone*", " sides fell");
    }

    @Test
    void theSameSeedGivesTheSameMatch() throws IOException {
        Demo.Left one = play("one", "1");
        Demo.Left same = play("same", "1");
        Demo.Left other = play("other", "2");
        assertThat(same.transcript()).hasSameTextualContentAs(one.transcript());
        assertThat(same.record()).hasSameTextualContentAs(one.record());
        assertThat(Files.readString(other.transcript())).isNotEqualTo(Files.readString(one.transcript()));
    }

    @Test
    void picturesOfAnEarlierDemonstrationGo() throws IOException {
        Path old = folder.resolve("one");
        Files.createDirectories(old);
        Files.writeString(old.resolve("0042.png"), "old");
        Files.writeString(old.resolve("holiday.png"), "mine");
        assertThat(play("one", "1").pictures()).isZero();
        assertThat(old.resolve("0042.png")).doesNotExist();
        assertThat(old.resolve("holiday.png")).exists();
    }

    @Test
    void whatCannotBeWrittenEndsIt() throws IOException {
        String record = play("one", "1").record().getFileName().toString();
        Files.createDirectories(folder.resolve("two").resolve(record));
        assertThatThrownBy(() -> play("two", "1")).isInstanceOf(IOException.class);
    }

    private Demo.Left play(String name, String seed) throws IOException {
        return demo.play(library.open("duel").box(), folder.resolve(name), seed);
    }
}
