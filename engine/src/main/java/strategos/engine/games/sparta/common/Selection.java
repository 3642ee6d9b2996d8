package strategos.engine.games.sparta.common;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import strategos.engine.games.sparta.printed.Counters;
import strategos.engine.games.sparta.printed.Unit;
import strategos.engine.games.sparta.war.Bits;
import strategos.engine.games.sparta.war.Board;
import strategos.engine.kit.Counted;
import strategos.engine.offer.Choice;
import strategos.engine.offer.Choices;

/**
 * Pieces chosen step by step: one by one, by group ({@code 3-athens-lsp}: the three strongest), by kind, or all that are
 * left.
 */
public final class Selection {
    private static final String ALL_LAND = "all-lsp";
    private static final String ALL_SHIPS = "all-nsp";

    private final Labels labels;
    private final Counters counters;
    private final Board board;
    private final Bits available;
    private final Predicate<Bits> enough;
    private final boolean divided;

    /**
     * @param available what may be chosen
     * @param enough whether the selection may stop with these
     * @param divided whether ships of two shores lie there, which never go together
     */
    public Selection(Labels labels, Board board, Bits available, boolean divided, Predicate<Bits> enough) {
        this.labels = labels;
        this.counters = labels.printed().counters();
        this.board = board;
        this.available = available;
        this.divided = divided;
        this.enough = enough;
    }

    /** What can be added to these. */
    public Choices choices(List<String> taken) {
        Bits chosen = Bits.NONE;
        for (String token : taken) {
            chosen = chosen.or(add(token, chosen));
        }
        Bits left = left(chosen);
        List<Choice> next = new ArrayList<>();
        if (!left.isEmpty() && !mixed(left)) {
            next.add(Labels.word(Counted.ALL));
            Bits land = board.land(left);
            Bits fleet = board.fleet(left);
            if (!land.isEmpty() && !fleet.isEmpty()) {
                next.add(Labels.word(ALL_LAND));
                next.add(Labels.word(ALL_SHIPS));
            }
            groups(left, next);
        }
        left.each(piece -> next.add(labels.piece(board, piece)));
        return new Choices.Step(next, enough.test(chosen));
    }

    private void groups(Bits left, List<Choice> next) {
        String last = "";
        for (int piece = left.first(); piece >= 0 && board.units(left).has(piece); piece = left.next(piece + 1)) {
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
    private Bits left(Bits chosen) {
        Bits left = available.minus(chosen);
        Bits fleet = board.fleet(chosen);
        if (!divided || fleet.isEmpty()) {
            return left;
        }
        boolean south = fleet.meets(board.south());
        Bits wrong = board.fleet(left).filter(ship -> board.south().has(ship) != south);
        return left.minus(wrong);
    }

    private boolean mixed(Bits pieces) {
        Bits fleet = board.fleet(pieces);
        return divided && fleet.meets(board.south()) && !board.south().hasAll(fleet);
    }

    /** The pieces that the tokens mean. */
    public Bits resolve(List<String> tokens) {
        Bits chosen = Bits.NONE;
        for (String token : tokens) {
            chosen = chosen.or(add(token, chosen));
        }
        return chosen;
    }

    private Bits add(String token, Bits chosen) {
        Bits left = left(chosen);
        return switch (token) {
            case Counted.ALL -> left;
            case ALL_LAND -> board.land(left);
            case ALL_SHIPS -> board.fleet(left);
            default -> {
                int piece = labels.piece(token);
                yield piece >= 0
                        ? Bits.of(piece)
                        : Counted.of(token).map(some -> strongest(some, left)).orElse(Bits.NONE);
            }
        };
    }

    private Bits strongest(Counted some, Bits left) {
        Bits of = counters.group(some.kind()).and(left);
        Bits strongest = Bits.NONE;
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
