package strategos.bot.host;

import java.util.Optional;
import strategos.bot.port.ChannelRef;
import strategos.bot.port.Outlet;
import strategos.bot.port.Post;
import strategos.bot.port.Undelivered;

/** A chat service of which one answer is lost: what it was asked is done, or not, and the host does not hear of it. */
final class LossyOutlet implements Outlet {
    private final Outlet to;
    private final int lost;
    private final boolean done;
    private int asked;

    /**
     * @param lost which of the requests, from 1
     * @param done whether it is carried out all the same
     */
    LossyOutlet(Outlet to, int lost, boolean done) {
        this.to = to;
        this.lost = lost;
        this.done = done;
    }

    /** What changes the channel. */
    private interface Request<T> {
        T send() throws Undelivered;
    }

    private synchronized <T> T send(Request<T> request) throws Undelivered {
        if (++asked != lost) {
            return request.send();
        }
        if (done) {
            request.send();
        }
        throw new Undelivered(Undelivered.Remedy.RETRY, "the answer was lost", null);
    }

    synchronized int asked() {
        return asked;
    }

    @Override
    public String deliver(Post post) throws Undelivered {
        return send(() -> to.deliver(post));
    }

    @Override
    public void remove(ChannelRef where, String message) throws Undelivered {
        send(() -> {
            to.remove(where, message);
            return message;
        });
    }

    @Override
    public Optional<String> retract(Post post) throws Undelivered {
        return send(() -> to.retract(post));
    }

    @Override
    public int below(ChannelRef where, String message, int most) throws Undelivered {
        return to.below(where, message, most);
    }
}
