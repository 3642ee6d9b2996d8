package strategos.engine.suite;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;
import strategos.engine.duel.DuelFactory;
import strategos.engine.library.RegisteredGames;
import strategos.engine.skirmish.SkirmishFactory;

/** The agnostic suite for every registered game, for the toy game, which has one of everything, and for an author's first. */
class AgnosticSuiteTest {
    @TestFactory
    Stream<DynamicNode> registeredGames() {
        return new AgnosticSuite(RegisteredGames.LIBRARY).tests();
    }

    @TestFactory
    Stream<DynamicNode> theDuel() {
        return new AgnosticSuite(DuelFactory.library()).tests();
    }

    @TestFactory
    Stream<DynamicNode> theSkirmish() {
        return new AgnosticSuite(SkirmishFactory.library()).tests();
    }
}
