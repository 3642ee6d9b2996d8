package strategos.bot.discord;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.Set;
import java.util.stream.Collectors;
import net.dv8tion.jda.api.Permission;
import net.dv8tion.jda.api.components.Component;
import net.dv8tion.jda.api.entities.Member;
import net.dv8tion.jda.api.entities.Role;
import net.dv8tion.jda.api.entities.User;
import net.dv8tion.jda.api.events.interaction.ModalInteractionEvent;
import net.dv8tion.jda.api.interactions.Interaction;
import net.dv8tion.jda.api.interactions.InteractionContextType;
import net.dv8tion.jda.api.interactions.commands.CommandInteractionPayload;
import net.dv8tion.jda.api.interactions.commands.OptionMapping;
import net.dv8tion.jda.api.interactions.modals.ModalMapping;
import strategos.bot.port.ChannelRef;
import strategos.bot.port.NamedPerson;
import strategos.bot.port.Request;
import strategos.bot.port.Request.Input;
import strategos.bot.port.Request.Person;

/** Reads who did what, and where, from Discord's interactions. */
final class Reading {
    /** The role of everybody, under any server's id of it. */
    private static final String EVERYONE = "everyone";

    private Reading() {}

    static Person person(Interaction interaction) {
        Member member = interaction.getMember();
        String name = member == null ? interaction.getUser().getEffectiveName() : member.getEffectiveName();
        return new Person(interaction.getUser().getId(), name);
    }

    /** Where it was done; what the bot wrote to somebody alone is pressed where there is no server. */
    static ChannelRef channel(Interaction interaction) {
        if (interaction.getContext() == InteractionContextType.BOT_DM) {
            return ChannelRef.direct(interaction.getUser().getId());
        }
        String guild =
                interaction.getGuild() == null ? "" : interaction.getGuild().getId();
        return new ChannelRef(guild, interaction.getChannelId() == null ? "" : interaction.getChannelId());
    }

    static Request request(Interaction interaction, Input input) {
        return new Request(
                interaction.getId(),
                person(interaction),
                channel(interaction),
                manager(interaction.getMember()),
                roles(interaction.getMember()),
                input);
    }

    static Input.Command command(CommandInteractionPayload typed) {
        return new Input.Command(group(typed), verb(typed), options(typed.getOptions()));
    }

    static String group(CommandInteractionPayload typed) {
        return typed.getName();
    }

    static String verb(CommandInteractionPayload typed) {
        return typed.getSubcommandName() == null ? "" : typed.getSubcommandName();
    }

    static SequencedMap<String, String> options(List<OptionMapping> options) {
        SequencedMap<String, String> values = new LinkedHashMap<>();
        for (OptionMapping option : options) {
            values.put(option.getName(), value(option));
        }
        return values;
    }

    static Input.Submit submit(ModalInteractionEvent sent) {
        SequencedMap<String, String> fields = new LinkedHashMap<>();
        for (ModalMapping field : sent.getValues()) {
            fields.put(
                    field.getCustomId(),
                    field.getType() == Component.Type.STRING_SELECT
                            ? String.join(",", field.getAsStringList())
                            : field.getAsString());
        }
        return new Input.Submit(sent.getModalId(), fields);
    }

    // A flag is typed as yes or no everywhere.
    private static String value(OptionMapping option) {
        return switch (option.getType()) {
            case BOOLEAN -> option.getAsBoolean() ? "yes" : "no";
            case USER -> named(option).write();
            case ROLE ->
                option.getAsRole().isPublicRole()
                        ? EVERYONE
                        : option.getAsRole().getId();
            default -> option.getAsString();
        };
    }

    private static Set<String> roles(Member member) {
        return member == null
                ? Set.of()
                : member.getRoles().stream().map(Role::getId).collect(Collectors.toSet());
    }

    private static NamedPerson named(OptionMapping option) {
        User user = option.getAsUser();
        Member member = option.getAsMember();
        String name = member == null ? user.getEffectiveName() : member.getEffectiveName();
        Person person = new Person(user.getId(), name);
        return new NamedPerson(
                person,
                user.isBot()
                        ? NamedPerson.Kind.BOT
                        : member == null ? NamedPerson.Kind.STRANGER : NamedPerson.Kind.MEMBER);
    }

    private static boolean manager(Member member) {
        return member != null
                && (member.hasPermission(Permission.MANAGE_SERVER) || member.hasPermission(Permission.MANAGE_CHANNEL));
    }
}
