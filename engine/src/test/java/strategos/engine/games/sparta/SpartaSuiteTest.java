package strategos.engine.games.sparta;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;
import strategos.engine.suite.AgnosticSuite;

/** The promises of the contract, kept by this game. */
class SpartaSuiteTest {
    @TestFactory
    Stream<DynamicNode> keepsThePromises() {
        return new AgnosticSuite(Box.library()).tests();
    }
}
