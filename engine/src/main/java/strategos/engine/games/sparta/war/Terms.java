package strategos.engine.games.sparta.war;

/**
 * What was agreed on before the match.
 *
 * @param concealed whether the make-up of forces is concealed (5.2)
 * @param road whether the road to Thrace is open
 */
public record Terms(String scenario, boolean concealed, boolean road) {}
