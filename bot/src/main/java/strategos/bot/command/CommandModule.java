package strategos.bot.command;

import com.google.inject.AbstractModule;
import com.google.inject.Singleton;
import strategos.bot.command.common.CommonModule;
import strategos.bot.port.Desk;
import strategos.bot.port.Inquiry;

/**
 * The desk. Needs {@link strategos.bot.host.Matches}, {@link strategos.bot.host.Servers}, {@link
 * strategos.bot.host.Pictures}, {@link strategos.engine.Library}, {@link Words}, {@link Confirmation}, {@link
 * NewMatchDefaults} and {@link strategos.bot.command.draft.Drafts}.
 */
public final class CommandModule extends AbstractModule {
    @Override
    protected void configure() {
        install(new CommonModule());
        bind(CommandBook.class).in(Singleton.class);
        bind(CommandDesk.class).in(Singleton.class);
        bind(Desk.class).to(CommandDesk.class);
        bind(Inquiry.class).to(CommandDesk.class);
    }
}
