package strategos.engine.suite;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;
import strategos.engine.duel.DuelFactory;
import strategos.engine.library.Library;

/** The agnostic suite for every registered game, and for the toy game, which has one of everything. */
class AgnosticSuiteTest {
    @TestFactory
    Stream<DynamicNode> registeredGames() {
        return new AgnosticSuite(Library.packed()).tests();
    }

    @TestFactory
    Stream<DynamicNode> theDuel() {
        return new AgnosticSuite(DuelFactory.library()).tests();
    }
}
