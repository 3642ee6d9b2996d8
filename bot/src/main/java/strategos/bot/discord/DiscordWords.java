package strategos.bot.discord;

import java.net.SocketTimeoutException;
import java.net.UnknownHostException;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import java.util.function.Function;
import net.dv8tion.jda.api.Permission;
import net.dv8tion.jda.api.exceptions.ContextException;
import strategos.engine.text.Text;
import strategos.engine.text.Text.Arg;

/** What the adapter itself says; the words lie in the common bundle. */
public final class DiscordWords {
    private final Function<Text, String> say;

    /** Says texts in words, what people typed escaped for Discord. */
    public DiscordWords(Function<Text, String> say) {
        this.say = say;
    }

    /** The bot may not do what it must in this channel. */
    String missing(Collection<Permission> permissions) {
        List<Arg> names = permissions.stream()
                .map(permission -> (Arg) new Arg.Typed(permission.getName()))
                .toList();
        return say.apply(Text.of("discord.missing-permissions", "permissions", new Arg.Many(names)));
    }

    /** The channel is closed to the bot, and Discord does not say by which permission. */
    String closed() {
        return say.apply(Text.of("discord.closed"));
    }

    /** The thread is archived and locked. */
    String locked() {
        return say.apply(Text.of("discord.thread-locked"));
    }

    /** Only the commands were invited to the server, not the bot. */
    String noMember() {
        return say.apply(Text.of("discord.no-member"));
    }

    /** More than anybody types. */
    String tooMany() {
        return say.apply(Text.of("discord.too-many"));
    }

    /** Others' pictures are painted first. */
    String painting() {
        return say.apply(Text.of("discord.painting"));
    }

    /** Too many others' pictures would be painted first. */
    String crowded() {
        return say.apply(Text.of("discord.crowded"));
    }

    /** No process looks after the server just now. */
    String between() {
        return say.apply(Text.of("discord.between"));
    }

    /** A bug. */
    String failed() {
        return say.apply(Text.of("discord.failed"));
    }

    /** To the channel: the private answer to that person was lost on the way. */
    String lost(String name) {
        return say.apply(Text.of("discord.answer-lost", "name", name));
    }

    /** To the operator: the token is not one. */
    String badToken() {
        return say.apply(Text.of("discord.bad-token"));
    }

    /** To the operator: no match can be where there is no server. */
    String noServer() {
        return say.apply(Text.of("discord.no-server"));
    }

    /** To the operator: Discord answers, but not what was asked. */
    String unasked(int status) {
        return say.apply(Text.of("discord.unasked", "status", Integer.toString(status)));
    }

    /** To the operator: no connection. */
    String unreachable(Throwable failed) {
        return say.apply(Text.of("discord.unreachable", "reason", reason(failed)));
    }

    /** The innermost cause that says something: what JDA puts innermost tells only where it was asked for. */
    String reason(Throwable failed) {
        Deque<String> said = new ArrayDeque<>();
        for (Throwable cause = failed; cause != null; cause = cause.getCause()) {
            reasonIn(cause).ifPresent(said::push);
        }
        return said.isEmpty() ? say.apply(Text.of("discord.unreachable.unknown")) : said.peek();
    }

    private Optional<String> reasonIn(Throwable cause) {
        return switch (cause) {
            case ContextException where -> Optional.empty();
            case TimeoutException late -> Optional.of(say.apply(Text.of("discord.unreachable.late")));
            case SocketTimeoutException late -> Optional.of(say.apply(Text.of("discord.unreachable.late")));
            case UnknownHostException unknown ->
                Optional.of(
                        say.apply(Text.of("discord.unreachable.name", "name", String.valueOf(unknown.getMessage()))));
            // Some say only that there is another below them, or that nothing was said.
            default ->
                Optional.ofNullable(cause.getMessage())
                        .filter(words -> !words.isBlank() && !words.endsWith("null"))
                        .filter(words -> !words.equals(String.valueOf(cause.getCause())));
        };
    }
}
