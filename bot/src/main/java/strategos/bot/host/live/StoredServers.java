package strategos.bot.host.live;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import jakarta.inject.Inject;
import strategos.bot.host.Servers;
import strategos.bot.host.Servers.ServerSettings;
import strategos.bot.memory.Newest;
import strategos.storage.Storage;
import strategos.storage.guild.Settings;

/** The settings of each server, as they are stored. */
public final class StoredServers implements Servers {
    /** Settings that a newer version has added are left alone by an older one. */
    private static final JsonMapper JSON = JsonMapper.builder()
            .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .build();

    /** Settings of servers that are read once: as many as a busy bot sees in an hour. */
    private static final int MOST = 1_000;

    private final Settings settings;
    private final Newest<String, ServerSettings> known = new Newest<>(MOST);

    @Inject
    public StoredServers(Storage storage) {
        this.settings = storage.settings();
    }

    @Override
    public ServerSettings of(String guild) {
        return known.get(guild)
                .orElseGet(() -> known.putIfAbsent(
                        guild, settings.guild(guild).map(StoredServers::read).orElse(ServerSettings.USUAL)));
    }

    @Override
    public void settle(String guild, ServerSettings settled) {
        settings.putGuild(guild, write(settled));
        known.put(guild, settled);
    }

    @Override
    public void refresh() {
        known.clear();
    }

    private static ServerSettings read(String json) {
        try {
            return JSON.readValue(json, ServerSettings.class);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("stored settings that cannot be read: " + e.getOriginalMessage(), e);
        }
    }

    private static String write(ServerSettings settled) {
        try {
            return JSON.writeValueAsString(settled);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("numbers can be written", e);
        }
    }
}
