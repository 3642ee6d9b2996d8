package strategos.engine.games.persians.war;

/** So many face-down counters in a zone: leaders and their dummies on land, fleets and theirs at sea. */
public record Face(String place, int count) {}
