package strategos.bot.discord;

import jakarta.inject.Inject;
import java.util.Set;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import net.dv8tion.jda.api.exceptions.DetachedEntityException;
import net.dv8tion.jda.api.exceptions.ErrorResponseException;
import net.dv8tion.jda.api.exceptions.InsufficientPermissionException;
import strategos.bot.port.Undelivered;
import strategos.bot.port.Undelivered.Remedy;

/** Says what is to be done about a post that Discord did not take. */
final class Remedies {
    private static final int FORBIDDEN = 403;
    private static final int TOO_MANY = 429;
    private static final int SERVER = 500;

    private final DiscordWords words;

    @Inject
    Remedies(DiscordWords words) {
        this.words = words;
    }

    /**
     * The remedy, with the reason in words.
     *
     * @param edit whether an earlier message was to be edited
     */
    Undelivered of(Throwable thrown, boolean edit) {
        return switch (thrown) {
            case ExecutionException wrapped when wrapped.getCause() != null -> of(wrapped.getCause(), edit);
            case CompletionException wrapped when wrapped.getCause() != null -> of(wrapped.getCause(), edit);
            case InsufficientPermissionException lacking ->
                new Undelivered(Remedy.BLOCKED, words.missing(Set.of(lacking.getPermission())), lacking);
            case DetachedEntityException outside -> new Undelivered(Remedy.BLOCKED, words.noMember(), outside);
            case ErrorResponseException error -> of(error, edit);
            case IllegalArgumentException bug ->
                new Undelivered(Remedy.GIVE_UP, "not a message for Discord: " + bug, bug);
            default -> new Undelivered(Remedy.RETRY, "Discord was not reached: " + thrown, thrown);
        };
    }

    private Undelivered of(ErrorResponseException error, boolean edit) {
        String said = error.getErrorCode() + " " + error.getMeaning();
        return switch (error.getErrorResponse()) {
            case MISSING_ACCESS, MISSING_PERMISSIONS, VERIFICATION_ERROR ->
                new Undelivered(Remedy.BLOCKED, words.closed(), error);
            // A new message reopens a thread by itself; where it cannot, the thread is locked.
            case ILLEGAL_OPERATION_ARCHIVED_THREAD ->
                new Undelivered(edit ? Remedy.STANDS : Remedy.BLOCKED, words.locked(), error);
            case UNKNOWN_MESSAGE -> new Undelivered(edit ? Remedy.POST_ANEW : Remedy.GIVE_UP, said, error);
            case MAX_OLD_MESSAGE_EDITS, INVALID_AUTHOR_EDIT ->
                new Undelivered(edit ? Remedy.STANDS : Remedy.GIVE_UP, said, error);
            case UNKNOWN_CHANNEL -> new Undelivered(Remedy.GONE, said, error);
            case UNKNOWN_GUILD, UNKNOWN_USER, CANNOT_SEND_TO_USER -> new Undelivered(Remedy.GIVE_UP, said, error);
            default -> new Undelivered(byStatus(error), said, error);
        };
    }

    private static Remedy byStatus(ErrorResponseException error) {
        int status = error.getResponse().code;
        if (error.isServerError() || status <= 0 || status >= SERVER || status == TOO_MANY) {
            return Remedy.RETRY;
        }
        return status == FORBIDDEN ? Remedy.BLOCKED : Remedy.GIVE_UP;
    }
}
