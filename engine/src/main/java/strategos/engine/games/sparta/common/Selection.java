package strategos.engine.games.sparta.common;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import strategos.engine.games.sparta.printed.Counters;
import strategos.engine.games.sparta.printed.Printed.Unit;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.games.sparta.war.NumberSet.PieceSet;
import strategos.engine.games.sparta.war.War;
import strategos.engine.kit.Counted;
import strategos.engine.offer.Choices;
import strategos.engine.offer.Choices.Choice;

/**
 * Pieces chosen step by step: one by one, by group ({@code 3-athens-lsp}: the three strongest), by kind, or all that are
 * left.
 */
public final class Selection {
    private static final String ALL_LAND = "all-lsp";
    private static final String ALL_SHIPS = "all-nsp";

    private final Labels labels;
    private final Counters counters;
    private final War war;
    private final Board board;
    private final PieceSet available;
    private final Predicate<PieceSet> enough;
    private final boolean divided;

    /**
     * @param available what may be chosen
     * @param enough whether the selection may stop with these
     * @param divided whether ships of two shores lie there, which never go together
     */
    public Selection(Labels labels, War war, PieceSet available, boolean divided, Predicate<PieceSet> enough) {
        this.labels = labels;
        this.counters = labels.printed().counters();
        this.war = war;
        this.board = war.board();
        this.available = available;
        this.divided = divided;
        this.enough = enough;
    }

    /** What one most likely takes: all, where nothing is taken yet. */
    public static Optional<String> whole(List<String> taken) {
        return taken.isEmpty() ? Optional.of(Counted.ALL) : Optional.empty();
    }

    /** What can be added to these. */
    public Choices choices(List<String> taken) {
        PieceSet chosen = PieceSet.NONE;
        for (String token : taken) {
            chosen = chosen.or(add(token, chosen));
        }
        PieceSet left = left(chosen);
        List<Choice> next = new ArrayList<>();
        if (!left.isEmpty() && !mixed(left)) {
            next.add(Labels.word(Counted.ALL));
            PieceSet land = board.land(left);
            PieceSet fleet = board.fleet(left);
            if (!land.isEmpty() && !fleet.isEmpty()) {
                next.add(Labels.word(ALL_LAND));
                next.add(Labels.word(ALL_SHIPS));
            }
            groups(left, next);
        }
        left.each(piece -> next.add(labels.piece(war, piece)));
        return new Choices.Step(next, enough.test(chosen));
    }

    private void groups(PieceSet left, List<Choice> next) {
        String last = "";
        for (int piece = left.next(0); piece >= 0 && board.units(left).has(piece); piece = left.next(piece + 1)) {
            Unit unit = counters.unit(piece);
            if (!unit.group().equals(last)) {
                last = unit.group();
                int size = counters.group(last).and(left).size();
                for (int n = 2; n <= size; n++) {
                    next.add(labels.group(n, last));
                }
            }
        }
    }

    /** What is left beside these: on one shore only, once a ship of it is chosen. */
    private PieceSet left(PieceSet chosen) {
        PieceSet left = available.minus(chosen);
        PieceSet fleet = board.fleet(chosen);
        if (!divided || fleet.isEmpty()) {
            return left;
        }
        boolean south = fleet.meets(board.south());
        PieceSet wrong = board.fleet(left).filter(ship -> board.south().has(ship) != south);
        return left.minus(wrong);
    }

    private boolean mixed(PieceSet pieces) {
        PieceSet fleet = board.fleet(pieces);
        return divided && fleet.meets(board.south()) && !board.south().hasAll(fleet);
    }

    /** The pieces that the tokens mean. */
    public PieceSet resolve(List<String> tokens) {
        PieceSet chosen = PieceSet.NONE;
        for (String token : tokens) {
            chosen = chosen.or(add(token, chosen));
        }
        return chosen;
    }

    private PieceSet add(String token, PieceSet chosen) {
        PieceSet left = left(chosen);
        return switch (token) {
            case Counted.ALL -> left;
            case ALL_LAND -> board.land(left);
            case ALL_SHIPS -> board.fleet(left);
            default ->
                counters.find(token)
                        .map(PieceSet::of)
                        .or(() -> Counted.of(token).map(some -> strongest(some, left)))
                        .orElse(PieceSet.NONE);
        };
    }

    private PieceSet strongest(Counted some, PieceSet left) {
        PieceSet of = counters.group(some.kind()).and(left);
        PieceSet strongest = PieceSet.NONE;
        for (int n = 0; n < some.number() && !of.isEmpty(); n++) {
            int best = of.first();
            for (int unit = best; unit >= 0; unit = of.next(unit + 1)) {
                best = counters.points(board, unit) > counters.points(board, best) ? unit : best;
            }
            strongest = strongest.with(best);
            of = of.without(best);
        }
        return strongest;
    }
}
