package strategos.bot.discord;

import java.net.URI;
import net.dv8tion.jda.api.utils.SessionControllerAdapter;

/** Connects to the gateway that the operator names. */
final class FixedGateway extends SessionControllerAdapter {
    private final URI gateway;

    FixedGateway(URI gateway) {
        this.gateway = gateway;
    }

    @Override
    public String getGateway() {
        return gateway.toString();
    }
}
