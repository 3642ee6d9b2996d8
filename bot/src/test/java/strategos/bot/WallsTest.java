package strategos.bot;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.google.inject.Injector;
import com.tngtech.archunit.core.domain.AccessTarget.CodeUnitAccessTarget;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import strategos.bot.wiring.ConsoleHost;
import strategos.bot.wiring.DiscordHost;

/** What each part of the bot never knows. */
@AnalyzeClasses(packages = "strategos.bot", importOptions = ImportOption.DoNotIncludeTests.class)
class WallsTest {
    private static final String HOST_INSIDE = "strategos.bot.host.(transaction|live|mail|outcome)..";

    @ArchTest
    static final ArchRule knowsNoGame =
            noClasses().should().dependOnClassesThat().resideInAPackage("strategos.engine.games..");

    @ArchTest
    static final ArchRule onlyStorageSpeaksSql = noClasses()
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(
                    "java.sql..",
                    "javax.sql..",
                    "org.jdbi..",
                    "org.sqlite..",
                    "org.postgresql..",
                    "com.zaxxer..",
                    "org.flywaydb..");

    /** What is public within it is so for the tables beside it. */
    @ArchTest
    static final ArchRule onlyStorageTouchesItsDatabase =
            noClasses().should().dependOnClassesThat().resideInAPackage("strategos.storage.database..");

    /** What a table offers to those of its own module asks for a transaction under way. */
    @ArchTest
    static final ArchRule onlyStorageTakesPartInATransaction = noClasses()
            .should()
            .accessTargetWhere(describe("a transaction or a database is asked for", WallsTest::inside));

    @ArchTest
    static final ArchRule onlyThePainterPaints = noClasses()
            .that()
            .resideOutsideOfPackage("strategos.bot.render..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("java.awt..", "javax.imageio..", "javax.swing..");

    @ArchTest
    static final ArchRule onlyItsAdapterKnowsDiscord = noClasses()
            .that()
            .resideOutsideOfPackage("strategos.bot.discord..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("net.dv8tion..");

    @ArchTest
    static final ArchRule onlyItsAdapterKnowsTerminals = noClasses()
            .that()
            .resideOutsideOfPackages("strategos.bot.console..", "strategos.bot.cli..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("org.jline..");

    @ArchTest
    static final ArchRule adaptersKnowThePortAlone = noClasses()
            .that()
            .resideInAnyPackage("strategos.bot.console..", "strategos.bot.discord..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(
                    "strategos.bot.host..",
                    "strategos.bot.command..",
                    "strategos.bot.render..",
                    "strategos.bot.settings..",
                    "strategos.bot.wiring..",
                    "strategos.storage..");

    @ArchTest
    static final ArchRule thePortKnowsNobody = noClasses()
            .that()
            .resideInAPackage("strategos.bot.port..")
            .should()
            .dependOnClassesThat(not(resideInAPackage("strategos.bot.port..")).and(resideInAPackage("strategos..")));

    @ArchTest
    static final ArchRule theDeskSeesTheHostFromOutside = noClasses()
            .that()
            .resideInAPackage("strategos.bot.command..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(HOST_INSIDE, "strategos.storage..", "strategos.bot.render..");

    @ArchTest
    static final ArchRule theHostKnowsNoDeskAndNoFace = noClasses()
            .that()
            .resideInAPackage("strategos.bot.host..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(
                    "strategos.bot.command..",
                    "strategos.bot.console..",
                    "strategos.bot.discord..",
                    "strategos.bot.render..");

    @ArchTest
    static final ArchRule onlyTheWiringInjects = noClasses()
            .that()
            .resideOutsideOfPackages(
                    "strategos.bot.wiring..",
                    "strategos.bot.host..",
                    "strategos.bot.command..",
                    "strategos.bot.discord..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("com.google.inject..");

    @ArchTest
    static final ArchRule partsFormNoCircle =
            slices().matching("strategos.bot.(*)..").should().beFreeOfCycles();

    @ArchTest
    static final ArchRule nothingStaticChanges =
            fields().that().areStatic().should().beFinal();

    @ArchTest
    static final ArchRule packagesStandInNoCircle =
            slices().matching("strategos.(**)").should().beFreeOfCycles();

    private static boolean inside(JavaAccess<?> access) {
        return access.getTarget() instanceof CodeUnitAccessTarget target
                && target.getRawParameterTypes().stream()
                        .map(JavaClass::getPackageName)
                        .anyMatch(asked -> asked.startsWith("strategos.storage.database")
                                || asked.startsWith("org.jdbi")
                                || asked.startsWith("java.sql"));
    }

    @ArchTest
    static final ArchRule nobodyAsksAnInjector = noClasses()
            .that()
            .doNotBelongToAnyOf(ConsoleHost.class, DiscordHost.class)
            .should()
            .dependOnClassesThat()
            .areAssignableTo(Injector.class);
}
