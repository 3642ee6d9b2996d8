package strategos.bot.discord.fake;

import com.fasterxml.jackson.databind.node.ObjectNode;

/**
 * A member of the server.
 *
 * @param manager whether they manage it
 */
public record FakePerson(String id, String name, boolean manager) {
    private static final long MANAGE_SERVER = 1L << 5;

    ObjectNode member() {
        ObjectNode member = World.object()
                .put("permissions", Long.toString(FakeChannel.ALLOWED | (manager ? MANAGE_SERVER : 0)))
                .put("joined_at", "2020-01-01T00:00:00+00:00")
                .put("deaf", false)
                .put("mute", false)
                .put("flags", 0);
        member.putNull("nick");
        member.putArray("roles");
        if (manager) {
            member.withArray("roles").add(FakeGuild.MANAGERS);
        }
        member.set(
                "user",
                World.object()
                        .put("id", id)
                        .put("username", name)
                        .put("global_name", name)
                        .put("discriminator", "0")
                        .put("bot", false));
        return member;
    }
}
