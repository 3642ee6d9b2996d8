package strategos.bot;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** The walls of the bot: it hosts games and knows none of them. */
@AnalyzeClasses(packages = "strategos", importOptions = ImportOption.DoNotIncludeTests.class)
class WallsTest {
    @ArchTest
    static final ArchRule NO_GAME = noClasses()
            .that()
            .resideInAPackage("strategos.bot..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("strategos.engine.games..");

    @ArchTest
    static final ArchRule SQL_IS_STORAGE = noClasses()
            .that()
            .resideInAPackage("strategos.bot..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("java.sql..", "org.jdbi..", "org.sqlite..");

    @ArchTest
    static final ArchRule PIXELS_ARE_THE_PAINTERS = noClasses()
            .that()
            .resideInAPackage("strategos.bot..")
            .and()
            .resideOutsideOfPackage("strategos.bot.render..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("java.awt..", "javax.imageio..");

    @ArchTest
    static final ArchRule DISCORD_IS_AN_ADAPTER = noClasses()
            .that()
            .resideInAPackage("strategos.bot..")
            .and()
            .resideOutsideOfPackage("strategos.bot.discord..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("net.dv8tion..");

    @ArchTest
    static final ArchRule ADAPTERS_KNOW_THE_PORT_ALONE = noClasses()
            .that()
            .resideInAnyPackage("strategos.bot.discord..", "strategos.bot.console..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("strategos.bot.host.deed..", "strategos.bot.host.live..", "strategos.storage..");
}
