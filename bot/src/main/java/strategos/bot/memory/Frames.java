package strategos.bot.memory;

import java.util.concurrent.Semaphore;

/** Room for messages whose pictures are painted and not yet sent: they must not fill the heap while a service stands still. */
public final class Frames extends Semaphore {
    private static final long serialVersionUID = 1L;
    private static final int MOST = 16;

    public Frames() {
        super(MOST);
    }
}
