package strategos.storage;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import strategos.storage.database.postgres.PostgresSchema;
import strategos.storage.database.sqlite.Failures;
import strategos.storage.database.sqlite.Schema;

@AnalyzeClasses(packages = "strategos.storage", importOptions = DoNotIncludeTests.class)
class ArchitectureTest {
    @ArchTest
    static final ArchRule KNOWS_NEITHER_ENGINE_NOR_BOT =
            noClasses().should().dependOnClassesThat().resideInAnyPackage("strategos.engine..", "strategos.bot..");

    @ArchTest
    static final ArchRule KNOWS_DATABASE_AND_JDK_ALONE = classes()
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                    "strategos.storage..",
                    "java..",
                    "javax.sql..",
                    "org.sqlite..",
                    "org.postgresql..",
                    "com.zaxxer.hikari..",
                    "org.jdbi..",
                    "org.flywaydb..",
                    "org.slf4j..");

    @ArchTest
    static final ArchRule KEEPS_NO_STATIC_STATE =
            fields().that().areStatic().should().beFinal();

    @ArchTest
    static final ArchRule ONLY_THE_SCHEMAS_RUN_FLYWAY = noClasses()
            .that()
            .doNotHaveFullyQualifiedName(Schema.class.getName())
            .and()
            .doNotHaveFullyQualifiedName(Failures.class.getName())
            .and()
            .doNotHaveFullyQualifiedName(PostgresSchema.class.getName())
            .should()
            .dependOnClassesThat()
            .resideInAPackage("org.flywaydb..");
}
