package strategos.bot.cli;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.function.Function;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import strategos.bot.cli.Launcher.Helped;
import strategos.bot.cli.Launcher.UserFault;
import strategos.bot.transfer.MatchMove;
import strategos.bot.verify.FileVerifier;
import strategos.bot.verify.FileVerifier.Report;
import strategos.bot.watch.Logs;
import strategos.engine.library.Library;
import strategos.engine.text.Text;

/** {@code strategos verify}: checks a dice log or a match record; 1 when anything is wrong. */
@Command(name = "verify")
final class VerifyCommand extends Helped implements Callable<Integer> {
    private final Environment environment;

    @Mixin
    private final Installation installation;

    @Parameters(index = "0", paramLabel = "FILE", descriptionKey = "FILE")
    private Path file = Path.of("");

    VerifyCommand(Environment environment) {
        this.environment = environment;
        this.installation = new Installation(environment);
    }

    @Override
    public Integer call() {
        Logs.quiet();
        Library library = installation.library(installation.settings());
        Function<Text, String> say = installation.words(library);
        byte[] bytes = new GivenFile(file).bytes(say);
        if (MatchMove.is(bytes)) {
            throw new UserFault(say.apply(Text.of("verify.moves", "file", file.toString())));
        }
        Report report = new FileVerifier(library, Installation.check()).verify(bytes);
        report.findings().forEach(f -> environment.out().println(say.apply(f)));
        if (report.sound()) {
            report.notes().forEach(note -> environment.out().println(say.apply(note)));
            environment.out().println(say.apply(report.summary()));
        }
        environment.out().flush();
        return report.sound() ? 0 : 1;
    }
}
