package strategos.bot.console;

import java.nio.file.Path;
import java.util.function.Predicate;
import org.jline.terminal.Terminal;

/**
 * The terminal of an interactive console.
 *
 * @param history the file in which typed lines are kept
 * @param order whether commands of that group are orders of a game: they are shown once more before they are sent
 */
public record Terminals(Terminal terminal, Path history, Predicate<String> order) {}
