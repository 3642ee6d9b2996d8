package strategos.bot.command.opening;

import jakarta.inject.Inject;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import strategos.bot.command.CommandContext;
import strategos.bot.command.CommandContext.CommandArguments;
import strategos.bot.command.Common;
import strategos.bot.command.Options;
import strategos.bot.command.Refused;
import strategos.bot.command.SpeechSource;
import strategos.bot.host.Servers;
import strategos.bot.host.Servers.ServerSettings;
import strategos.bot.port.Answer;
import strategos.bot.port.Catalogue;
import strategos.bot.port.Message;
import strategos.engine.text.Text;

/** {@code /match settings}: what a server's managers settle for it. */
final class MatchSettings extends Common {
    private static final String MATCHES = "matches";
    private static final String PER_USER = "per-user";
    private static final String PINGS = "pings";
    private static final String RATINGS = "ratings";
    private static final String CREATORS = "creators";
    private static final String MANAGERS = "managers";

    /** Names no role. */
    private static final String EVERYONE = "everyone";

    /** Beyond any operator's limit. */
    private static final int MOST = 10_000;

    private final Servers servers;
    private final SpeechSource words;

    @Inject
    MatchSettings(Servers servers, SpeechSource words) {
        super(
                MATCH,
                "settings",
                Options.number(MATCHES, 0, MOST),
                Options.number(PER_USER, 0, MOST),
                new Catalogue.Option(PINGS, "", Catalogue.Kind.FLAG, false, false, 1, 5),
                new Catalogue.Option(RATINGS, "", Catalogue.Kind.FLAG, false, false, 1, 5),
                new Catalogue.Option(CREATORS, "", Catalogue.Kind.ROLE, false, false, 1, Options.LONGEST_NAME),
                new Catalogue.Option(MANAGERS, "", Catalogue.Kind.ROLE, false, false, 1, Options.LONGEST_NAME));
        this.servers = servers;
        this.words = words;
    }

    @Override
    public Answer run(CommandContext at, CommandArguments given) {
        if (!at.manager()) {
            throw Refused.because("command.managers-only");
        }
        String guild = at.where().guild();
        ServerSettings now = servers.of(guild);
        if (!given.options().isEmpty()) {
            now = new ServerSettings(
                    limit(given.number(MATCHES), now.openMatches()),
                    limit(given.number(PER_USER), now.openMatchesPerUser()),
                    given.text(PINGS).map("yes"::equals).orElse(now.pings()),
                    given.text(RATINGS).map("yes"::equals).orElse(now.ratings()),
                    roles(given.text(CREATORS), now.creators()),
                    roles(given.text(MANAGERS), now.managers()));
            servers.settle(guild, now);
        }
        return show(now);
    }

    /** 0 takes the limit away: the operator's own holds then. */
    private static int limit(OptionalInt given, int now) {
        int limit = given.orElse(now);
        return limit == 0 ? Integer.MAX_VALUE : limit;
    }

    private static List<String> roles(Optional<String> given, List<String> now) {
        return given.map(role -> role.equals(EVERYONE) ? List.<String>of() : List.of(role))
                .orElse(now);
    }

    private String role(String key, List<String> roles) {
        return words.common().say(Text.of(roles.isEmpty() ? key + ".none" : key, "role", String.join(", ", roles)));
    }

    private Answer show(ServerSettings settings) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put(MATCHES, figure(settings.openMatches()));
        json.put(PER_USER, figure(settings.openMatchesPerUser()));
        json.put(PINGS, settings.pings());
        json.put(RATINGS, settings.ratings());
        json.put(CREATORS, settings.creators());
        json.put(MANAGERS, settings.managers());
        String text = String.join(
                "\n",
                List.of(
                        limit("command.settings.matches", settings.openMatches()),
                        limit("command.settings.per-user", settings.openMatchesPerUser()),
                        flag("command.settings.pings", settings.pings()),
                        flag("command.settings.ratings", settings.ratings()),
                        role("command.settings.creators", settings.creators()),
                        role("command.settings.managers", settings.managers())));
        return Answer.done(Message.text(text)).with(Map.of("settings", json));
    }

    private String flag(String key, boolean yes) {
        return words.common().say(Text.of(key, "yes", Text.of(yes ? "flag.yes" : "flag.no")));
    }

    private String limit(String key, int limit) {
        return words.common()
                .say(Text.of(
                        key,
                        "limit",
                        limit == Integer.MAX_VALUE
                                ? Text.of("command.settings.unlimited")
                                : Text.of("command.number", "n", limit)));
    }

    private static Integer figure(int limit) {
        return limit == Integer.MAX_VALUE ? null : limit;
    }
}
