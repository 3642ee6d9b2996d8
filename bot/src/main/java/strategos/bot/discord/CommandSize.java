package strategos.bot.discord;

import net.dv8tion.jda.api.utils.data.DataArray;
import net.dv8tion.jda.api.utils.data.DataObject;

/** Counts a command's characters as Discord does: names, descriptions and values, each in its longest language. */
final class CommandSize {
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
