package strategos.bot.host.mail;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import strategos.bot.host.mail.ChannelSender.Sight;
import strategos.bot.host.mail.Delivery.Ledger;
import strategos.bot.host.mail.OutboxPump.MatchLookup;
import strategos.bot.host.mail.OutboxPump.PostSender;
import strategos.bot.host.mail.OutboxWriter.Envelopes;
import strategos.bot.port.Outlet.Reopening;
import strategos.storage.Storage;
import strategos.storage.post.Outbox;
import strategos.storage.post.Pages;

/**
 * The way out. Needs an {@link strategos.bot.port.Outlet}, {@link strategos.bot.host.Pictures}, the settings of {@link
 * strategos.bot.host.Servers}, a {@link MatchLookup} to find matches, and somebody who hears of posts that {@link
 * OutboxPump.Started start} matches.
 */
public final class MailModule extends AbstractModule {
    @Override
    protected void configure() {
        bind(OutboxPump.class).in(Singleton.class);
        bind(Reopening.class).to(OutboxPump.class);
        bind(PostSender.class).in(Singleton.class);
        bind(ChannelSender.class).in(Singleton.class);
        bind(Sight.class).in(Singleton.class);
        bind(Delivery.class).in(Singleton.class);
        bind(Ledger.class).in(Singleton.class);
        bind(Envelopes.class).in(Singleton.class);
        bind(OutboxWriter.class).in(Singleton.class);
    }

    @Provides
    Outbox outbox(Storage storage) {
        return storage.outbox();
    }

    @Provides
    Pages pages(Storage storage) {
        return storage.pages();
    }
}
