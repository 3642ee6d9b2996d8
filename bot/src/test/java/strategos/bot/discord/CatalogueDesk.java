package strategos.bot.discord;

import strategos.bot.port.Answer;
import strategos.bot.port.Catalogue;
import strategos.bot.port.Message;
import strategos.bot.port.Request;
import strategos.bot.wiring.EmptyDesk;

/** A desk that has a catalogue, and nothing to say. */
final class CatalogueDesk extends EmptyDesk {
    private final Catalogue catalogue;

    CatalogueDesk(Catalogue catalogue) {
        this.catalogue = catalogue;
    }

    @Override
    public Catalogue catalogue() {
        return catalogue;
    }

    @Override
    public Answer handle(Request request) {
        return Answer.done(Message.text(""));
    }
}
