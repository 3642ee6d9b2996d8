package strategos.engine.games.sparta.war;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Arrays;
import java.util.HexFormat;
import strategos.engine.games.sparta.war.NumberSet.PieceSet;

/** Where each piece is: a locale's number, or one of the places beside the map, which are above them. Immutable. */
public final class Places {
    /** In the box: may be bought, drawn, or has not yet come. */
    public static final int BOX = 186;

    /** On the year disc, to arrive next quarter. */
    public static final int DISC = 187;

    /** On the year disc, and due. */
    public static final int DUE = 188;

    /** A leader of the government in power who is not on the map. */
    public static final int HELD = 189;

    /** Out of the match for good. */
    public static final int GONE = 190;

    /** Somewhere, where the viewer may not know. */
    public static final int UNKNOWN = 191;

    private static final int CODES = NumberSet.SIZE;

    private final byte[] of;
    private volatile PieceSet[] at;

    private Places(byte[] of, PieceSet[] at) {
        this.of = of;
        this.at = at;
    }

    /** So many pieces, all in the box. */
    public static Places none(int pieces) {
        byte[] of = new byte[pieces];
        Arrays.fill(of, (byte) BOX);
        return new Places(of, null);
    }

    /** As it is written in JSON. */
    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    public static Places parse(String code) {
        return new Places(HexFormat.of().parseHex(code), null);
    }

    /** Two hexadecimal digits a piece. */
    @JsonValue
    public String code() {
        return HexFormat.of().formatHex(of);
    }

    /** Whether that is a locale on the map. */
    public static boolean onMap(int place) {
        return place < BOX;
    }

    /** How many pieces there are. */
    public int size() {
        return of.length;
    }

    /** Where the piece is. */
    public int of(int piece) {
        return of[piece] & 0xff;
    }

    /** All pieces there. */
    public PieceSet at(int place) {
        return known()[place];
    }

    /** The pieces of every place, by its number. */
    private PieceSet[] known() {
        PieceSet[] known = at;
        if (known == null) {
            known = index();
            at = known;
        }
        return known;
    }

    private PieceSet[] index() {
        long[] low = new long[CODES];
        long[] middle = new long[CODES];
        long[] high = new long[CODES];
        for (int piece = 0; piece < of.length; piece++) {
            long[] word = piece < 64 ? low : piece < 128 ? middle : high;
            word[of[piece] & 0xff] |= 1L << piece;
        }
        PieceSet[] index = new PieceSet[CODES];
        for (int place = 0; place < CODES; place++) {
            index[place] = PieceSet.of(low[place], middle[place], high[place]);
        }
        return index;
    }

    /** With these pieces there. */
    public Places with(PieceSet pieces, int place) {
        if (pieces.isEmpty()) {
            return this;
        }
        byte[] moved = of.clone();
        PieceSet[] index = known().clone();
        for (int piece = pieces.next(0); piece >= 0; piece = pieces.next(piece + 1)) {
            int from = of(piece);
            index[from] = index[from].without(piece);
            moved[piece] = (byte) place;
        }
        index[place] = index[place].or(pieces);
        return new Places(moved, index);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Places places && Arrays.equals(of, places.of);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(of);
    }

    @Override
    public String toString() {
        return code();
    }
}
