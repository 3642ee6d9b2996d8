package strategos.bot.host.live;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import strategos.bot.host.ServerSettings;
import strategos.bot.host.Servers;
import strategos.storage.Settings;

/** The settings of each server, as they are stored. */
public final class StoredServers implements Servers {
    /** Settings that a newer version has added are left alone by an older one. */
    private static final JsonMapper JSON = JsonMapper.builder()
            .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .build();

    private final Settings settings;
    private final Map<String, ServerSettings> known = new ConcurrentHashMap<>();

    public StoredServers(Settings settings) {
        this.settings = settings;
    }

    @Override
    public ServerSettings of(String guild) {
        return known.computeIfAbsent(
                guild, id -> settings.guild(id).map(StoredServers::read).orElse(ServerSettings.USUAL));
    }

    @Override
    public void settle(String guild, ServerSettings settled) {
        settings.putGuild(guild, write(settled));
        known.put(guild, settled);
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
