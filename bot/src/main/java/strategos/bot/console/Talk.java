package strategos.bot.console;

import java.io.IOException;
import java.nio.file.Files;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.Function;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.reader.impl.DefaultParser;
import strategos.bot.console.Console.Terminals;
import strategos.bot.console.LineParser.BadLine;
import strategos.bot.console.LineParser.ConsoleLine;
import strategos.bot.console.LineParser.ConsoleLine.Wish;
import strategos.bot.port.Answer;
import strategos.bot.port.CommandHandler;
import strategos.bot.port.Inquiry;
import strategos.bot.port.Request.Input;
import strategos.engine.text.Text;

/** An interactive console: line editing, history, completion, and a question before an order whose chances can be told. */
final class Talk {
    private final Terminals terminals;
    private final ConsoleSession session;
    private final CommandHandler desk;
    private final Inquiry inquiry;
    private final Function<Text, String> say;
    private final LineParser parser;

    Talk(
            Terminals terminals,
            ConsoleSession session,
            CommandHandler desk,
            Inquiry inquiry,
            Function<Text, String> say) {
        this.terminals = terminals;
        this.session = session;
        this.desk = desk;
        this.parser = new LineParser(desk.catalogue());
        this.inquiry = inquiry;
        this.say = say;
    }

    void run() throws IOException {
        Files.createDirectories(terminals.history().toAbsolutePath().getParent());
        DefaultParser words = new DefaultParser();
        words.setEscapeChars(null);
        words.setQuoteChars(new char[0]);
        LineReader reader = LineReaderBuilder.builder()
                .terminal(terminals.terminal())
                .parser(words)
                .completer(new TabCompleter(session, desk))
                .variable(LineReader.HISTORY_FILE, terminals.history())
                .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
                .build();
        print(say.apply(Text.of("console.welcome")));
        while (true) {
            try {
                take(reader, reader.readLine(prompt()));
            } catch (UserInterruptException lineDropped) {
                print("");
            } catch (EndOfFileException left) {
                return;
            }
        }
    }

    private String prompt() {
        return session.speaker().name() + " #" + session.where().channel() + "> ";
    }

    private void take(LineReader reader, String line) {
        if (sure(reader, line)) {
            session.take(line);
        } else {
            print(say.apply(Text.of("console.not-sent")));
        }
    }

    /** Shows what an order would set off, where there is something to weigh, and asks. */
    private boolean sure(LineReader reader, String line) {
        Optional<Answer> preview =
                preview(line).filter(a -> a.ok() && !a.message().text().isEmpty());
        if (preview.isEmpty()) {
            return true;
        }
        print(preview.get().message().text());
        return agreed(reader);
    }

    /** Who breaks the question off has not agreed. */
    private boolean agreed(LineReader reader) {
        try {
            String answer = reader.readLine(say.apply(Text.of("console.confirm")) + " ");
            return answer.strip().toLowerCase(Locale.ROOT).startsWith("y");
        } catch (UserInterruptException | EndOfFileException brokenOff) {
            return false;
        }
    }

    private Optional<Answer> preview(String line) {
        Optional<ConsoleLine> read;
        try {
            read = parser.parse(line);
        } catch (BadLine toldWhenItIsTaken) {
            return Optional.empty();
        }
        session.turnTo(read);
        return read.flatMap(ConsoleLine::wish)
                .flatMap(wish ->
                        wish instanceof Wish.Slash(Input.Command command) ? Optional.of(command) : Optional.empty())
                .filter(command -> terminals.order().test(command.group()))
                .map(command -> inquiry.preview(session.speaker(), session.where(), command.verb(), options(command)));
    }

    private static SequencedMap<String, String> options(Input.Command command) {
        return new LinkedHashMap<>(command.options());
    }

    private void print(String words) {
        terminals.terminal().writer().println(words);
        terminals.terminal().flush();
    }
}
