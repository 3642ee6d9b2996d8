package strategos.bot.discord;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import net.dv8tion.jda.api.Permission;
import net.dv8tion.jda.api.entities.channel.concrete.ThreadChannel;
import net.dv8tion.jda.api.entities.channel.middleman.GuildMessageChannel;

/** What the bot must be allowed in a channel to host a match there. */
final class Permits {
    private Permits() {}

    /** What it needs and lacks, in Discord's order. */
    static Set<Permission> missing(GuildMessageChannel channel) {
        Set<Permission> held = channel.getGuild().getSelfMember().getPermissions(channel);
        Set<Permission> missing = EnumSet.copyOf(needed(channel));
        missing.removeAll(held);
        return missing;
    }

    /** Whether it is a thread that the bot cannot open again. */
    static boolean locked(GuildMessageChannel channel) {
        return channel instanceof ThreadChannel thread
                && thread.isArchived()
                && thread.isLocked()
                && !channel.getGuild().getSelfMember().hasPermission(channel, Permission.MANAGE_THREADS);
    }

    /** Whether pictures may be sent there. */
    static boolean pictures(GuildMessageChannel channel) {
        return channel.getGuild().getSelfMember().hasPermission(channel, Permission.MESSAGE_ATTACH_FILES);
    }

    /** Whether the past of the channel may be read. */
    static boolean history(GuildMessageChannel channel) {
        return channel.getGuild().getSelfMember().hasPermission(channel, Permission.MESSAGE_HISTORY);
    }

    /** Whether messages may be pinned there. */
    static boolean pinning(GuildMessageChannel channel) {
        return channel.getGuild().getSelfMember().hasPermission(channel, Permission.PIN_MESSAGES);
    }

    private static List<Permission> needed(GuildMessageChannel channel) {
        List<Permission> needed = new ArrayList<>(
                List.of(Permission.VIEW_CHANNEL, Permission.MESSAGE_ATTACH_FILES, Permission.MESSAGE_HISTORY));
        needed.add(channel.getType().isThread() ? Permission.MESSAGE_SEND_IN_THREADS : Permission.MESSAGE_SEND);
        return needed;
    }
}
