package strategos.bot.discord;

import jakarta.inject.Inject;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.stream.Stream;
import net.dv8tion.jda.api.entities.Guild;
import net.dv8tion.jda.api.entities.channel.attribute.IThreadContainer;
import net.dv8tion.jda.api.entities.channel.concrete.ThreadChannel;
import net.dv8tion.jda.api.entities.channel.middleman.GuildChannel;
import net.dv8tion.jda.api.entities.channel.middleman.GuildMessageChannel;
import net.dv8tion.jda.api.events.channel.ChannelDeleteEvent;
import net.dv8tion.jda.api.events.channel.update.GenericChannelUpdateEvent;
import net.dv8tion.jda.api.events.guild.GuildAvailableEvent;
import net.dv8tion.jda.api.events.guild.GuildJoinEvent;
import net.dv8tion.jda.api.events.guild.GuildReadyEvent;
import net.dv8tion.jda.api.events.guild.member.GuildMemberRoleAddEvent;
import net.dv8tion.jda.api.events.guild.override.GenericPermissionOverrideEvent;
import net.dv8tion.jda.api.events.interaction.GenericInteractionCreateEvent;
import net.dv8tion.jda.api.events.role.update.RoleUpdatePermissionsEvent;
import net.dv8tion.jda.api.hooks.ListenerAdapter;
import strategos.bot.port.ChannelRef;
import strategos.bot.port.Outlet.Loss;
import strategos.bot.port.Outlet.Reopening;

/** Tells which channels are open to the bot whenever that may have changed, or somebody acts there. */
final class Doors extends ListenerAdapter {
    private final Reopening reopening;
    private final Loss loss;
    private final Executor threads;

    @Inject
    Doors(Reopening reopening, Loss loss, BotThreads threads) {
        this.reopening = reopening;
        this.loss = loss;
        this.threads = threads.work();
    }

    @Override
    public void onGenericInteractionCreate(GenericInteractionCreateEvent event) {
        if (event.getChannel() instanceof GuildMessageChannel channel
                && !channel.getGuild().isDetached()) {
            look(List.of(channel));
        }
    }

    @Override
    public void onGenericPermissionOverride(GenericPermissionOverrideEvent event) {
        look(event.getGuild());
    }

    @Override
    public void onChannelDelete(ChannelDeleteEvent event) {
        if (event.isFromGuild()) {
            ChannelRef gone =
                    new ChannelRef(event.getGuild().getId(), event.getChannel().getId());
            boolean below = event.getChannel() instanceof IThreadContainer;
            threads.execute(() -> loss.lost(gone, below));
        }
    }

    @Override
    public void onGenericChannelUpdate(GenericChannelUpdateEvent<?> event) {
        if (event.getChannel() instanceof GuildChannel channel) {
            look(channel);
        }
    }

    @Override
    public void onRoleUpdatePermissions(RoleUpdatePermissionsEvent event) {
        look(event.getGuild());
    }

    @Override
    public void onGuildMemberRoleAdd(GuildMemberRoleAddEvent event) {
        if (event.getMember().equals(event.getGuild().getSelfMember())) {
            look(event.getGuild());
        }
    }

    @Override
    public void onGuildReady(GuildReadyEvent event) {
        look(event.getGuild());
    }

    @Override
    public void onGuildJoin(GuildJoinEvent event) {
        look(event.getGuild());
    }

    @Override
    public void onGuildAvailable(GuildAvailableEvent event) {
        look(event.getGuild());
    }

    /** The channel with its threads; of a category, those in it may have changed as well. */
    private void look(GuildChannel channel) {
        if (channel instanceof ThreadChannel thread) {
            look(List.of(thread));
        } else {
            look(channel.getGuild());
        }
    }

    private void look(Guild guild) {
        look(Stream.concat(
                        guild.getChannelCache().ofType(GuildMessageChannel.class).stream(),
                        guild.getThreadChannelCache().stream())
                .distinct()
                .toList());
    }

    /** The gateway's thread is not held up. */
    private void look(List<? extends GuildMessageChannel> channels) {
        threads.execute(() -> channels.stream()
                .filter(channel -> Permits.missing(channel).isEmpty())
                .forEach(channel ->
                        reopening.reopened(new ChannelRef(channel.getGuild().getId(), channel.getId()))));
    }
}
