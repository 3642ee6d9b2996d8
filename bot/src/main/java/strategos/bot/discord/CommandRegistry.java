package strategos.bot.discord;

import jakarta.inject.Inject;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.Permission;
import net.dv8tion.jda.api.interactions.IntegrationType;
import net.dv8tion.jda.api.interactions.InteractionContextType;
import net.dv8tion.jda.api.interactions.commands.Command;
import net.dv8tion.jda.api.interactions.commands.DefaultMemberPermissions;
import net.dv8tion.jda.api.interactions.commands.OptionType;
import net.dv8tion.jda.api.interactions.commands.build.Commands;
import net.dv8tion.jda.api.interactions.commands.build.OptionData;
import net.dv8tion.jda.api.interactions.commands.build.SlashCommandData;
import net.dv8tion.jda.api.interactions.commands.build.SubcommandData;
import net.dv8tion.jda.api.interactions.commands.localization.LocalizationFunction;
import net.dv8tion.jda.api.utils.data.DataArray;
import net.dv8tion.jda.api.utils.data.DataObject;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import strategos.bot.port.Catalogue;
import strategos.bot.port.CommandHandler;

/** Makes slash commands of the catalogue, and tells Discord of them when it knows others. */
final class CommandRegistry {
    private final Catalogue catalogue;
    private final LocalizationFunction translations;

    @Inject
    CommandRegistry(CommandHandler desk, LocalizationFunction translations) {
        this.catalogue = desk.catalogue();
        this.translations = translations;
    }

    /**
     * The commands as they are registered.
     *
     * @throws IllegalArgumentException when Discord would not take them, with the command and the limit
     */
    List<SlashCommandData> commands() {
        if (catalogue.groups().size() > DiscordLimits.COMMANDS) {
            throw new IllegalArgumentException(
                    catalogue.groups().size() + " commands; Discord takes " + DiscordLimits.COMMANDS);
        }
        return catalogue.groups().stream().map(this::command).toList();
    }

    /** Registers the commands if they differ from those Discord has; gives whether they did. Waits for Discord. */
    boolean register(JDA jda) throws InterruptedException, ExecutionException, TimeoutException {
        List<SlashCommandData> ours = commands();
        if (same(ours, Done.with(jda.retrieveCommands(true).submit()))) {
            return false;
        }
        Done.with(jda.updateCommands().addCommands(ours).submit());
        return true;
    }

    private static boolean same(List<SlashCommandData> ours, List<Command> theirs) {
        if (theirs.stream().anyMatch(command -> command.getType() != Command.Type.SLASH)) {
            return false;
        }
        return written(ours)
                .equals(written(
                        theirs.stream().map(SlashCommandData::fromCommand).toList()));
    }

    // Both sides go through JDA's reading of data, so that what Discord leaves out or adds by default is no difference.
    private static List<Map<String, Object>> written(List<SlashCommandData> commands) {
        return commands.stream()
                .map(command -> SlashCommandData.fromData(command.toData()))
                .sorted(Comparator.comparing(SlashCommandData::getName))
                .map(command -> command.toData().toMap())
                .toList();
    }

    private SlashCommandData command(Catalogue.Group group) {
        try {
            SlashCommandData command = Commands.slash(group.name(), group.help())
                    .setContexts(Set.of(InteractionContextType.GUILD))
                    .setIntegrationTypes(Set.of(IntegrationType.GUILD_INSTALL))
                    .setLocalizationFunction(translations);
            if (group.managing()) {
                command.setDefaultPermissions(DefaultMemberPermissions.enabledFor(Permission.MANAGE_SERVER));
            }
            if (group.verbs().size() == 1 && group.verbs().getFirst().name().isEmpty()) {
                command.addOptions(options(group.verbs().getFirst()));
            } else {
                command.addSubcommands(group.verbs().stream()
                        .map(verb -> new SubcommandData(verb.name(), verb.help()).addOptions(options(verb)))
                        .toList());
            }
            int size = CommandSize.of(command.toData());
            if (size > DiscordLimits.COMMAND_TOTAL) {
                throw new IllegalArgumentException(
                        size + " characters in all; Discord takes " + DiscordLimits.COMMAND_TOTAL);
            }
            return command;
        } catch (IllegalArgumentException wrong) {
            throw new IllegalArgumentException("/" + group.name() + ": " + wrong.getMessage(), wrong);
        }
    }

    // Discord wants what is required first; among each kind the catalogue's order stands.
    private static List<OptionData> options(Catalogue.Verb verb) {
        return verb.options().stream()
                .sorted(Comparator.comparing(option -> !option.required()))
                .map(CommandRegistry::option)
                .toList();
    }

    private static OptionData option(Catalogue.Option option) {
        OptionType type = switch (option.kind()) {
            case TEXT -> OptionType.STRING;
            case NUMBER -> OptionType.INTEGER;
            case FLAG -> OptionType.BOOLEAN;
            case PERSON -> OptionType.USER;
            case ROLE -> OptionType.ROLE;
        };
        OptionData data = new OptionData(type, option.name(), option.help(), option.required());
        switch (option.kind()) {
            case TEXT -> {
                data.setAutoComplete(option.completed());
                if (option.most() > 0) {
                    data.setMaxLength(Math.min(option.most(), DiscordLimits.TEXT_OPTION));
                }
                if (option.least() > 0) {
                    data.setMinLength(Math.min(option.least(), DiscordLimits.TEXT_OPTION));
                }
            }
            case NUMBER -> {
                data.setAutoComplete(option.completed());
                if (option.least() <= option.most() && (option.least() != 0 || option.most() != 0)) {
                    data.setRequiredRange(option.least(), option.most());
                }
            }
            case FLAG, PERSON, ROLE -> {}
        }
        return data;
    }

    /** Sees to it that Discord has them: without them nobody can begin anything, and a start may fall into an hour in which it fails. */
    static final class Registering {
        private static final Logger LOG = LoggerFactory.getLogger(Registering.class);

        /** Between two attempts. */
        private static final Duration AGAIN = Duration.ofMinutes(5);

        private final CommandRegistry commands;
        private final DiscordSession session;
        private final Executor later;

        @Inject
        Registering(CommandRegistry commands, DiscordSession session, BotThreads threads) {
            this(
                    commands,
                    session,
                    CompletableFuture.delayedExecutor(AGAIN.toSeconds(), TimeUnit.SECONDS, threads.work()));
        }

        /** @param later where the next attempt is made, in a while */
        Registering(CommandRegistry commands, DiscordSession session, Executor later) {
            this.commands = commands;
            this.session = session;
            this.later = later;
        }

        /** Registers them where Discord knows others, now or later; waits for Discord. */
        void register() {
            try {
                Optional<JDA> shard = session.any();
                if (shard.isEmpty()) { // it was left, and will be joined again
                    later.execute(this::register);
                    return;
                }
                LOG.info(
                        commands.register(shard.get())
                                ? "the commands were registered"
                                : "Discord has the commands already");
            } catch (InterruptedException stopped) {
                Thread.currentThread().interrupt();
            } catch (ExecutionException | TimeoutException | RuntimeException failed) {
                LOG.error("the commands were not registered; those of before stay until that is tried again", failed);
                later.execute(this::register);
            }
        }
    }

    /** Counts a command's characters as Discord does: names, descriptions and values, each in its longest language. */
    static final class CommandSize {
        private CommandSize() {}

        static int of(DataObject command) {
            int size = longest(command, "name") + longest(command, "description");
            for (DataObject option : all(command, "options")) {
                size += of(option);
            }
            for (DataObject choice : all(command, "choices")) {
                size += longest(choice, "name") + choice.getString("value", "").length();
            }
            return size;
        }

        private static int longest(DataObject object, String field) {
            int longest = object.getString(field, "").length();
            return object.optObject(field + "_localizations").stream()
                    .flatMap(words -> words.toMap().values().stream())
                    .mapToInt(words -> words.toString().length())
                    .reduce(longest, Math::max);
        }

        private static Iterable<DataObject> all(DataObject object, String field) {
            return object.optArray(field).orElseGet(DataArray::empty).stream(DataArray::getObject)
                    .toList();
        }
    }
}
