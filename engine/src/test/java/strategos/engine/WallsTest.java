package strategos.engine;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.time.Clock;
import java.time.Instant;
import strategos.engine.config.ConfigFolder;

/** What the engine never knows: users' files, SQL, threads, JDA, AWT, the wall clock; and no game knows another. */
@AnalyzeClasses(packages = "strategos.engine", importOptions = ImportOption.DoNotIncludeTests.class)
class WallsTest {
    private static final String GAMES = "strategos.engine.games..";
    private static final String KIT = "strategos.engine.kit..";

    @ArchTest
    static final ArchRule knowsNoDatabaseNoPictureNoNetNoChatService = noClasses()
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(
                    "java.sql..",
                    "javax.sql..",
                    "javax.imageio..",
                    "javax.swing..",
                    "java.awt..",
                    "java.net..",
                    "net.dv8tion..",
                    "org.slf4j..",
                    "com.google.inject..");

    @ArchTest
    static final ArchRule knowsNoThreads = noClasses()
            .should()
            .dependOnClassesThat()
            .resideInAPackage("java.util.concurrent..")
            .orShould()
            .dependOnClassesThat()
            .areAssignableTo(Thread.class);

    @ArchTest
    static final ArchRule knowsNoWallClock = noClasses()
            .should()
            .dependOnClassesThat()
            .areAssignableTo(Clock.class)
            .orShould()
            .callMethod(System.class, "currentTimeMillis")
            .orShould()
            .callMethod(System.class, "nanoTime")
            .orShould()
            .callMethod(Instant.class, "now");

    @ArchTest
    static final ArchRule knowsNoFiles = noClasses()
            .that()
            .areNotAssignableTo(ConfigFolder.class)
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("java.nio.file..", "java.nio.channels..")
            .orShould()
            .dependOnClassesThat()
            .haveNameMatching("java\\.io\\.(File.*|RandomAccessFile|Console)");

    @ArchTest
    static final ArchRule readsNoEnvironmentAndPrintsNothing = noClasses()
            .should()
            .accessField(System.class, "out")
            .orShould()
            .accessField(System.class, "err")
            .orShould()
            .callMethod(System.class, "getenv", String.class)
            .orShould()
            .callMethod(System.class, "getProperty", String.class)
            .orShould()
            .callMethod(System.class, "exit", int.class);

    @ArchTest
    static final ArchRule gamesRollNoDiceOfTheirOwn = noClasses()
            .that()
            .resideInAPackage(GAMES)
            .should()
            .dependOnClassesThat()
            .haveNameMatching("java\\.util\\.(Random|SplittableRandom|UUID)|java\\.security\\.SecureRandom")
            .orShould()
            .callMethod(Math.class, "random")
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule nothingButItselfKnowsAGame = noClasses()
            .that()
            .resideOutsideOfPackage(GAMES)
            .should()
            .dependOnClassesThat()
            .resideInAPackage(GAMES);

    @ArchTest
    static final ArchRule onlyGamesKnowTheKit = noClasses()
            .that()
            .resideOutsideOfPackages(GAMES, KIT)
            .should()
            .dependOnClassesThat()
            .resideInAPackage(KIT);

    @ArchTest
    static final ArchRule gamesDoNotKnowEachOther = slices().matching("strategos.engine.games.(*)..")
            .should()
            .notDependOnEachOther()
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule theContractKnowsNoGame = noClasses()
            .that()
            .resideOutsideOfPackage(GAMES)
            .should()
            .dependOnClassesThat()
            .resideInAPackage(GAMES);

    @ArchTest
    static final ArchRule packagesStandInNoCircle =
            slices().matching("strategos.(**)").should().beFreeOfCycles();

    @ArchTest
    static final ArchRule nothingStaticChanges =
            fields().that().areStatic().should().beFinal();
}
