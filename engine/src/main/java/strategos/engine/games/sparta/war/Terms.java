package strategos.engine.games.sparta.war;

/**
 * What was agreed on before the match; and of forces that are concealed, what has come to light.
 *
 * @param concealed whether the make-up of forces is concealed (5.2)
 * @param road whether the road to Thrace is open
 * @param shown units in concealed forces that were seen since the last Logistics Phase began
 */
public record Terms(String scenario, boolean concealed, boolean road, PieceSet shown) {
    /** With exactly these units seen. */
    public Terms showing(PieceSet units) {
        return new Terms(scenario, concealed, road, units);
    }
}
