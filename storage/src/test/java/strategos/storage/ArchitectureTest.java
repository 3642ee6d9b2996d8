package strategos.storage;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaAccess.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.belongToAnyOf;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.type;
import static com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import strategos.storage.access.StorageException;
import strategos.storage.database.PostgresDatabase;
import strategos.storage.database.SqliteDatabase;
import strategos.storage.database.postgres.PostgresFailures;
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

    @ArchTest
    static final ArchRule PACKAGES_STAND_IN_NO_CIRCLE =
            slices().matching("strategos.(**)").should().beFreeOfCycles();

    /** Who opens a database and who cares for a whole one knows which engine it has; tables know that there is one. */
    @ArchTest
    static final ArchRule TABLES_KNOW_NO_ENGINE = noClasses()
            .that()
            .resideOutsideOfPackages("strategos.storage", "strategos.storage.care..", "strategos.storage.database..")
            .should()
            .dependOnClassesThat(belongToAnyOf(SqliteDatabase.class, PostgresDatabase.class)
                    .or(resideInAnyPackage(
                                    "strategos.storage.database.sqlite..", "strategos.storage.database.postgres..")
                            .and(not(type(Schema.class)))));

    /** The sentences of what goes wrong are made where it is known that they repeat nothing secret. */
    @ArchTest
    static final ArchRule ONLY_THE_ENGINES_SAY_WHAT_IS_WRONG = noClasses()
            .that()
            .doNotBelongToAnyOf(Failures.class, PostgresFailures.class)
            .should()
            .callConstructorWhere(target(owner(type(StorageException.class))));
}
