package strategos.bot.command;

import jakarta.inject.Inject;
import java.util.List;
import strategos.bot.host.Servers;

/** Who may open matches in a server. */
public record Creators(Servers servers) {
    @Inject
    public Creators {}

    /** Lets pass who may. @throws Refused where only people with a role may, and this one has none */
    public void check(CommandContext at) {
        List<String> roles = servers.of(at.where().guild()).creators();
        if (!roles.isEmpty() && !at.manager() && roles.stream().noneMatch(at.roles()::contains)) {
            throw Refused.because("command.new.role");
        }
    }
}
