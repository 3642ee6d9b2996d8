package strategos.bot.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * The database fails at one statement after the other of a whole match. When that has passed, each post is out once and the
 * match has gone as if nothing had happened. A share of the statements is tried; {@code -Dstrategos.faults=all} tries each.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class EveryStatementTest {
    private static final boolean ALL =
            System.getProperty("strategos.faults", "").equals("all");

    /** Statements that are tried of each kind of fault. */
    private static final int SHARE = 2;

    /** Statements that fail in a row while a fault lasts. */
    private static final int LONG = 4;

    @TempDir
    Path folder;

    private Undisturbed undisturbed;

    /** How the database fails. */
    enum Kind {
        /** The statement is not carried out. */
        ONCE(1) {
            @Override
            Predicate<Wire.Passing> at(int number) {
                return passing -> passing.number() == number && !passing.done();
            }
        },
        /** It is carried out, and that is not learnt. */
        UNHEARD(2) {
            @Override
            Predicate<Wire.Passing> at(int number) {
                return passing -> passing.number() == number && passing.done();
            }
        },
        /** From then on nothing works for a time. */
        ALL_FOR_A_TIME(3) {
            @Override
            Predicate<Wire.Passing> at(int number) {
                return passing -> number <= passing.number() && passing.number() < number + LONG && !passing.done();
            }
        },
        /** From then on nothing is written for a time, as when the disk is full or another program has the lock. */
        WRITING_FOR_A_TIME(4) {
            @Override
            Predicate<Wire.Passing> at(int number) {
                AtomicInteger failed = new AtomicInteger();
                return passing -> passing.sql().equals("begin immediate")
                        && !passing.done()
                        && passing.number() >= number
                        && failed.getAndIncrement() < LONG;
            }
        };

        private final int quarter;

        /** @param quarter of each share, so that the kinds try different statements */
        Kind(int quarter) {
            this.quarter = quarter;
        }

        abstract Predicate<Wire.Passing> at(int number);

        int first(int step) {
            return Math.max(1, step * quarter / 4);
        }
    }

    private record Undisturbed(ScriptedMatch.End end, int statements) {}

    @BeforeAll
    void playUndisturbed(@TempDir Path shared) {
        Wire wire = new Wire();
        ScriptedMatch.End end =
                new ScriptedMatch(shared.resolve("undisturbed.db"), wire).play(() -> wire.faults(passing -> false));
        undisturbed = new Undisturbed(end, wire.passed().size());
    }

    @Test
    void theScriptHasAllThereIs() {
        assertThat(undisturbed.end().lost()).isEmpty();
        assertThat(undisturbed.end().twice()).isEmpty();
        assertThat(String.join(" ", undisturbed.end().stories()))
                .containsOnlyOnce("~~Red: “first”~~ The last order of Red is taken back. Red: “second”");
        assertThat(undisturbed.end().journal()).anyMatch(row -> row.contains(" blue "));
        assertThat(undisturbed.statements()).isGreaterThan(200);
    }

    @ParameterizedTest
    @EnumSource
    void afterTheFaultEachPostIsOutOnceAndTheMatchGoesOn(Kind kind) {
        int step = ALL ? 1 : Math.max(1, undisturbed.statements() / SHARE);
        for (int at = kind.first(step); at <= undisturbed.statements(); at += step) {
            Wire wire = new Wire();
            Predicate<Wire.Passing> fault = kind.at(at);
            Path file = folder.resolve(kind.name().toLowerCase(Locale.ROOT) + at + ".db");

            ScriptedMatch.End end = new ScriptedMatch(file, wire).play(() -> wire.faults(fault));

            assertThat(end)
                    .as("%s at statement %s: %s", kind, at, wire.broken())
                    .isEqualTo(undisturbed.end());
        }
    }
}
