package strategos.bot.command.lesson;

import java.util.List;
import strategos.bot.command.CommandsModule;

/** Binds the commands of lessons. */
public final class LessonModule extends CommandsModule {
    public LessonModule() {
        super(List.of(LessonCommands.Begin.class, LessonCommands.Show.class, LessonCommands.Leave.class));
    }
}
