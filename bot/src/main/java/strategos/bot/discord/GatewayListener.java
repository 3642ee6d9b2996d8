package strategos.bot.discord;

import jakarta.inject.Inject;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import net.dv8tion.jda.api.Permission;
import net.dv8tion.jda.api.entities.channel.middleman.GuildMessageChannel;
import net.dv8tion.jda.api.events.interaction.ModalInteractionEvent;
import net.dv8tion.jda.api.events.interaction.command.CommandAutoCompleteInteractionEvent;
import net.dv8tion.jda.api.events.interaction.command.SlashCommandInteractionEvent;
import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;
import net.dv8tion.jda.api.events.interaction.component.GenericComponentInteractionCreateEvent;
import net.dv8tion.jda.api.events.interaction.component.StringSelectInteractionEvent;
import net.dv8tion.jda.api.hooks.ListenerAdapter;
import net.dv8tion.jda.api.interactions.InteractionHook;
import net.dv8tion.jda.api.interactions.callbacks.IReplyCallback;
import net.dv8tion.jda.api.interactions.commands.Command;
import net.dv8tion.jda.api.interactions.commands.OptionType;
import net.dv8tion.jda.api.modals.Modal;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import strategos.bot.discord.Answerer.Waiting;
import strategos.bot.discord.MessagePart.Envelope;
import strategos.bot.discord.Rows.Forms;
import strategos.bot.port.Answer;
import strategos.bot.port.ChannelRef;
import strategos.bot.port.CommandHandler;
import strategos.bot.port.Custody;
import strategos.bot.port.Message;
import strategos.bot.port.RedactedFailure;
import strategos.bot.port.Request;
import strategos.bot.port.Request.Input;
import strategos.bot.port.Request.Person;
import strategos.bot.port.Stopwatch;
import strategos.bot.port.Suggestion;

/**
 * Takes interactions in. JDA calls it on the gateway's own thread: there an interaction is acknowledged, which only queues
 * the acknowledgement, and handed on to another thread at once.
 */
final class GatewayListener extends ListenerAdapter {
    private static final Logger LOG = LoggerFactory.getLogger(GatewayListener.class);

    private final CommandHandler desk;
    private final Executor threads;
    private final Lanes lanes;
    private final Keystrokes keystrokes;
    private final Answerer answerer;
    private final DiscordWords words;
    private final Stopwatch stopwatch;
    private final Custody custody;
    private final Delivered delivered = new Delivered();

    @Inject
    GatewayListener(
            CommandHandler desk,
            BotThreads threads,
            Lanes lanes,
            Keystrokes keystrokes,
            Answerer answerer,
            DiscordWords words,
            Stopwatch stopwatch,
            Custody custody) {
        this.desk = desk;
        this.threads = threads.work();
        this.lanes = lanes;
        this.keystrokes = keystrokes;
        this.answerer = answerer;
        this.words = words;
        this.stopwatch = stopwatch;
        this.custody = custody;
    }

    @Override
    public void onSlashCommandInteraction(SlashCommandInteractionEvent event) {
        if (welcome(event)) {
            hand(event, Reading.command(event), event.deferReply(true).submit(), false);
        }
    }

    @Override
    public void onButtonInteraction(ButtonInteractionEvent event) {
        pressed(event, List.of());
    }

    @Override
    public void onStringSelectInteraction(StringSelectInteractionEvent event) {
        pressed(event, event.getValues());
    }

    @Override
    public void onModalInteraction(ModalInteractionEvent event) {
        if (welcome(event)) {
            boolean edits = within(event.getMessage());
            hand(
                    event,
                    Reading.submit(event),
                    edits ? event.deferEdit().submit() : event.deferReply(true).submit(),
                    edits);
        }
    }

    @Override
    public void onCommandAutoCompleteInteraction(CommandAutoCompleteInteractionEvent event) {
        Person by = Reading.person(event);
        ChannelRef where = Reading.channel(event);
        if (!custody.here(where.guild())) {
            return;
        }
        String option = event.getFocusedOption().getName();
        String typed = event.getFocusedOption().getValue();
        SequencedMap<String, String> given = Reading.options(event.getOptions());
        given.remove(option);
        keystrokes.typed(
                by.id(),
                () -> desk.complete(by, where, Reading.group(event), Reading.verb(event), given, option, typed),
                suggestions -> event.replyChoices(SuggestionChoices.choices(
                                suggestions, event.getFocusedOption().getType()))
                        .queue(
                                sent -> {},
                                failed -> LOG.warn(
                                        "suggestions of interaction {} did not arrive: {}",
                                        event.getId(),
                                        failed.getMessage())));
    }

    private void pressed(GenericComponentInteractionCreateEvent event, List<String> values) {
        if (!welcome(event)) {
            return;
        }
        Input.Press press = new Input.Press(event.getComponentId(), values);
        Optional<Modal> form = form(event, press);
        if (form.isPresent()) {
            event.replyModal(form.get())
                    .queue(
                            shown -> {},
                            failed -> LOG.warn(
                                    "the form of interaction {} did not open: {}", event.getId(), failed.getMessage()));
            return;
        }
        boolean edits = within(event.getMessage()) && !desk.beside(press);
        hand(
                event,
                press,
                edits ? event.deferEdit().submit() : event.deferReply(true).submit(),
                edits);
    }

    // A form must be the very first response. Whether there is one is told by the id alone, so nobody waits for that.
    private Optional<Modal> form(GenericComponentInteractionCreateEvent event, Input.Press press) {
        try {
            return desk.form(press).map(Forms::modal);
        } catch (RuntimeException bug) {
            LOG.error("no form could be made for interaction {}", event.getId(), RedactedFailure.of(bug));
            return Optional.empty();
        }
    }

    /** Whether it is to be carried out: for the first time, and where the bot is a member or talks to that person alone. */
    private boolean welcome(IReplyCallback event) {
        if (!delivered.first(event.getIdLong())) {
            LOG.info("interaction {} came again and is passed over", event.getId());
            return false;
        }
        ChannelRef where = Reading.channel(event);
        if (!where.direct() && (event.getGuild() == null || event.getGuild().isDetached())) {
            refuse(event, words.noMember());
            return false;
        }
        return kept(event, where.guild());
    }

    /** Two who are told of the same servers do not both answer. */
    private boolean kept(IReplyCallback event, String guild) {
        Custody.Keeper keeper = custody.of(guild);
        switch (keeper) {
            case THIS -> LOG.trace("interaction {} is worked here", event.getId());
            case OTHER -> LOG.debug("interaction {} is another process's", event.getId());
            case NOBODY -> refuse(event, words.between());
        }
        return keeper == Custody.Keeper.THIS;
    }

    private void hand(
            IReplyCallback event, Input input, CompletableFuture<InteractionHook> acknowledged, boolean edits) {
        long came = System.nanoTime();
        CompletableFuture<Void> unused =
                acknowledged.thenRun(() -> stopwatch.took(Stopwatch.Stage.ACKNOWLEDGED, System.nanoTime() - came));
        Request request = Reading.request(event, input);
        Waiting waiting = new Waiting(
                event.getJDA(), event.getId(), event.getToken(), request.by(), request.where(), acknowledged, edits);
        Optional<String> hindrance = hindrance(event);
        boolean taken = lanes.offer(
                request.by(), request.where(), () -> answerer.answer(waiting, noting(handle(request), hindrance)));
        if (!taken) {
            threads.execute(() -> answerer.answer(waiting, Answer.refused(words.tooMany())));
        }
    }

    private Answer handle(Request request) {
        try {
            return desk.handle(request);
        } catch (RuntimeException | Error bug) {
            LOG.error("interaction {} in {} met a bug", request.delivery(), request.where(), RedactedFailure.of(bug));
            return Answer.refused(words.failed());
        }
    }

    private Optional<String> hindrance(IReplyCallback event) {
        if (!(event.getChannel() instanceof GuildMessageChannel channel)) {
            return Optional.empty();
        }
        if (Permits.locked(channel)) {
            return Optional.of(words.locked());
        }
        Set<Permission> missing = Permits.missing(channel);
        return missing.isEmpty() ? Optional.empty() : Optional.of(words.missing(missing));
    }

    private static Answer noting(Answer answer, Optional<String> hindrance) {
        if (hindrance.isEmpty()) {
            return answer;
        }
        Message told = answer.message();
        String text = told.text().isBlank() ? hindrance.get() : told.text() + "\n\n" + hindrance.get();
        return answer.withMessage(new Message(text, told.pictures(), told.controls()));
    }

    private static boolean within(net.dv8tion.jda.api.entities.Message pressed) {
        return pressed != null && pressed.isEphemeral();
    }

    private static void refuse(IReplyCallback event, String sentence) {
        event.reply(Envelope.create(new MessagePart(sentence, List.of(), List.of()), List.of()))
                .setEphemeral(true)
                .queue(
                        told -> {},
                        failed -> LOG.warn("interaction {} was not answered: {}", event.getId(), failed.getMessage()));
    }

    /** The last interactions that came in, for the gateway hands some of them over again when it resumes. */
    static final class Delivered {
        private static final int KEPT = 10_000;

        private final Map<Long, Boolean> ids = new LinkedHashMap<>() {
            private static final long serialVersionUID = 1L;

            @Override
            protected boolean removeEldestEntry(Map.Entry<Long, Boolean> eldest) {
                return size() > KEPT;
            }
        };

        /** Whether it comes for the first time. */
        synchronized boolean first(long interaction) {
            return ids.put(interaction, true) == null;
        }
    }

    /** Makes Discord's choices of suggestions. */
    static final class SuggestionChoices {
        private SuggestionChoices() {}

        /** At most 25; those whose value is too long for Discord are left out, for a value cut short would be another one. */
        static List<Command.Choice> choices(List<Suggestion> suggestions, OptionType type) {
            return suggestions.stream()
                    .filter(suggestion -> suggestion.value().length() <= DiscordLimits.CHOICE)
                    .filter(suggestion -> !suggestion.label().isBlank())
                    .limit(DiscordLimits.CHOICES)
                    .map(suggestion -> choice(suggestion, type))
                    .toList();
        }

        private static Command.Choice choice(Suggestion suggestion, OptionType type) {
            String label = Cut.label(suggestion.label(), DiscordLimits.CHOICE);
            return type == OptionType.INTEGER
                    ? new Command.Choice(label, Long.parseLong(suggestion.value()))
                    : new Command.Choice(label, suggestion.value());
        }
    }
}
