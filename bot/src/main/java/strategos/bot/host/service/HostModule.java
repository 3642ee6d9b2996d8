package strategos.bot.host.service;

import com.google.inject.AbstractModule;
import com.google.inject.Singleton;
import com.google.inject.multibindings.OptionalBinder;
import strategos.bot.host.Advice;
import strategos.bot.host.Caretakers;
import strategos.bot.host.Faults;
import strategos.bot.host.Lessons;
import strategos.bot.host.Matches;
import strategos.bot.host.Moments;
import strategos.bot.host.Outcomes;
import strategos.bot.host.Proposals;
import strategos.bot.host.Replays;
import strategos.bot.host.Timekeeping;
import strategos.bot.host.care.AuditedCare;
import strategos.bot.host.creation.MatchIds;
import strategos.bot.host.history.JournalReplays;
import strategos.bot.host.history.StoredLessons;
import strategos.bot.host.history.StoredMoments;
import strategos.bot.host.live.GameWords;
import strategos.bot.host.live.LiveMatches;
import strategos.bot.host.live.MatchLoader;
import strategos.bot.host.mail.MailModule;
import strategos.bot.host.mail.OutboxPump;
import strategos.bot.host.mail.OutboxPump.MatchLookup;
import strategos.bot.host.outcome.EarlierResults;
import strategos.bot.host.outcome.StoredOutcomes;
import strategos.bot.host.proposal.MatchProposals;
import strategos.bot.host.running.Autoplay;
import strategos.bot.host.running.LiveAdvice;
import strategos.bot.host.running.MatchExecutor;
import strategos.bot.host.running.MatchQueues;
import strategos.bot.host.running.MatchQueues.QueuedMatches;
import strategos.bot.host.running.Outages;
import strategos.bot.host.running.Starts;
import strategos.bot.host.running.Thinking;
import strategos.bot.host.running.Troubles;
import strategos.bot.host.thought.Thinkers;
import strategos.bot.host.timekeeping.Idle;
import strategos.bot.host.timekeeping.MatchClock;
import strategos.bot.host.timekeeping.MatchTimekeeping;
import strategos.bot.host.transaction.CommitBuilder;
import strategos.bot.port.Custody;
import strategos.bot.port.Outlet;
import strategos.bot.port.Stopwatch;

/**
 * The host of matches: {@link GameHost}, and {@link Matches} for whoever acts in them. Needs {@link
 * strategos.storage.Storage}, the {@link strategos.engine.library.Library}, how words are {@link
 * strategos.engine.text.Escape escaped}, {@link strategos.bot.host.HostLimits}, {@link strategos.bot.host.Luck}, {@link strategos.bot.host.thought.ThoughtLimits}, a clock, a
 * {@link strategos.bot.host.Checkpoint.Watch} and what the {@link MailModule} needs.
 */
public final class HostModule extends AbstractModule {
    @Override
    protected void configure() {
        install(new MailModule());
        OptionalBinder.newOptionalBinder(binder(), Stopwatch.class).setDefault().toInstance(Stopwatch.NONE);
        OptionalBinder.newOptionalBinder(binder(), Custody.class).setDefault().toInstance(Custody.ALONE);
        bind(MatchLookup.class).to(QueuedMatches.class);
        bind(OutboxPump.Started.class).to(Starts.class);

        bind(GameWords.class).in(Singleton.class);
        bind(MatchLoader.class).in(Singleton.class);
        bind(LiveMatches.class).in(Singleton.class);

        bind(MatchQueues.class).in(Singleton.class);
        bind(MatchExecutor.class).in(Singleton.class);
        bind(CommitBuilder.class).in(Singleton.class);
        bind(MatchIds.class).in(Singleton.class);
        bind(Matches.class).to(MatchService.class).in(Singleton.class);
        bind(Replays.class).to(JournalReplays.class).in(Singleton.class);
        bind(Advice.class).to(LiveAdvice.class).in(Singleton.class);
        bind(Lessons.class).to(StoredLessons.class).in(Singleton.class);
        bind(Proposals.class).to(MatchProposals.class).in(Singleton.class);
        bind(Timekeeping.class).to(MatchTimekeeping.class).in(Singleton.class);
        bind(Moments.class).to(StoredMoments.class).in(Singleton.class);
        bind(Caretakers.class).to(AuditedCare.class).in(Singleton.class);

        bind(Outcomes.class).to(StoredOutcomes.class).in(Singleton.class);
        bind(EarlierResults.class).in(Singleton.class);

        bind(Troubles.class).in(Singleton.class);
        bind(Outages.class).in(Singleton.class);
        bind(Faults.class).to(Outages.class);
        bind(Starts.class).in(Singleton.class);
        bind(Thinkers.class).in(Singleton.class);
        bind(Thinking.class).in(Singleton.class);
        bind(Autoplay.class).in(Singleton.class);
        bind(Rounds.class).in(Singleton.class);
        bind(Idle.class).in(Singleton.class);
        bind(Outlet.Loss.class).to(Idle.class);
        bind(MatchClock.class).in(Singleton.class);
        bind(GameHost.class).in(Singleton.class);
    }
}
