package strategos.engine.games.persians;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;
import strategos.engine.Library;
import strategos.engine.config.ConfigFolder;
import strategos.engine.suite.AgnosticSuite;

/** The promises of the contract, tried on random matches of the three scenarios. */
class PersiansSuiteTest {
    @TestFactory
    Stream<DynamicNode> promises() {
        return new AgnosticSuite(Library.of(ConfigFolder.packed(), List.of(new PersiansFactory()))).tests();
    }
}
