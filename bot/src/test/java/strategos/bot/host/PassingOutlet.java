package strategos.bot.host;

import java.util.Optional;
import strategos.bot.port.ChannelRef;
import strategos.bot.port.Outlet;
import strategos.bot.port.Post;
import strategos.bot.port.Undelivered;

/** A chat service before which something happens to posts. */
record PassingOutlet(Outlet to, Way way) implements Outlet {
    /** How a post gets there. */
    interface Way {
        String pass(Post post, Outlet to) throws Undelivered;
    }

    @Override
    public String deliver(Post post) throws Undelivered {
        return way.pass(post, to);
    }

    @Override
    public void remove(ChannelRef where, String message) throws Undelivered {
        to.remove(where, message);
    }

    @Override
    public Optional<String> retract(Post post) throws Undelivered {
        return to.retract(post);
    }

    @Override
    public int below(ChannelRef where, String message, int most) throws Undelivered {
        return to.below(where, message, most);
    }
}
