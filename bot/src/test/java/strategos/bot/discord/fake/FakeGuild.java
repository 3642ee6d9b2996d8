package strategos.bot.discord.fake;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** The server as the gateway announces it. */
final class FakeGuild {
    /** The role of those who manage the server. */
    static final String MANAGERS = "2001";

    private static final long MANAGE_SERVER = 1L << 5;

    private FakeGuild() {}

    static ObjectNode json(World world, String id) {
        ObjectNode guild = World.object()
                .put("id", id)
                .put("name", "Agora")
                .put("owner_id", "1")
                .put("preferred_locale", "en-US")
                .put("member_count", 10)
                .put("unavailable", false)
                .put("afk_timeout", 300)
                .put("premium_progress_bar_enabled", false);
        ArrayNode roles = guild.putArray("roles");
        roles.add(role(id, "@everyone", 0, FakeChannel.ALLOWED));
        roles.add(role(MANAGERS, "managers", 1, MANAGE_SERVER));
        ArrayNode channels = guild.putArray("channels");
        ArrayNode threads = guild.putArray("threads");
        for (FakeChannel channel : world.channels.values()) {
            if (!channel.guild().equals(id)) {
                continue;
            }
            if (!channel.thread()) {
                channels.add(channel.json());
            } else if (!channel.archived()) {
                threads.add(channel.json());
            }
        }
        ObjectNode self = World.object()
                .put("joined_at", "2020-01-01T00:00:00+00:00")
                .put("deaf", false)
                .put("mute", false);
        self.set("user", World.self());
        self.putArray("roles");
        guild.putArray("members").add(self);
        for (String empty : new String[] {
            "emojis", "voice_states", "guild_scheduled_events", "stickers", "presences", "stage_instances", "features"
        }) {
            guild.putArray(empty);
        }
        return guild;
    }

    private static ObjectNode role(String id, String name, int position, long permissions) {
        ObjectNode role = World.object()
                .put("id", id)
                .put("name", name)
                .put("permissions", Long.toString(permissions))
                .put("position", position)
                .put("color", 0)
                .put("hoist", false)
                .put("managed", false)
                .put("mentionable", false)
                .put("flags", 0);
        ObjectNode colors = role.putObject("colors").put("primary_color", 0);
        colors.putNull("secondary_color").putNull("tertiary_color");
        return role;
    }
}
