package strategos.bot.render.png;

import java.io.ByteArrayOutputStream;
import java.util.List;
import java.util.stream.IntStream;
import java.util.zip.Adler32;
import java.util.zip.Deflater;

/**
 * Deflates bytes into one zlib stream (RFC 1950), piece by piece on all cores. Each piece may look back into the one before
 * it, so the whole is hardly larger than if it were deflated at once; and it is the same however many cores there are.
 */
final class Zlib {
    /** Half the time of the usual 6 for four parts in a hundred more bytes. */
    static final int LEVEL = 4;

    /** Half the time of that again, for a sixth more bytes: for pictures of little else than words, which are small. */
    static final int QUICK = 3;

    /** So large that the work outweighs the start of another thread. */
    private static final int PIECE = 1 << 19;

    /** How far back a match may lie. */
    private static final int WINDOW = 1 << 15;

    /** Deflate with that window, no dictionary, a fast level; a multiple of 31 as the standard wants. */
    private static final int HEADER = 0x785E;

    private Zlib() {}

    static byte[] deflated(byte[] all) {
        return deflated(all, LEVEL);
    }

    static byte[] deflated(byte[] all, int level) {
        int pieces = Math.max(1, (all.length + PIECE - 1) / PIECE);
        List<byte[]> done = IntStream.range(0, pieces)
                .parallel()
                .mapToObj(piece -> deflated(all, level, piece, piece == pieces - 1))
                .toList();
        ByteArrayOutputStream out =
                new ByteArrayOutputStream(done.stream().mapToInt(d -> d.length).sum() + 6);
        out.write(HEADER >> 8);
        out.write(HEADER);
        done.forEach(out::writeBytes);
        Adler32 sum = new Adler32();
        sum.update(all);
        for (int shift = 24; shift >= 0; shift -= 8) {
            out.write((int) (sum.getValue() >> shift));
        }
        return out.toByteArray();
    }

    /** A piece as raw deflate; it ends on a whole byte unless it is the last, so that the next can follow. */
    private static byte[] deflated(byte[] all, int level, int piece, boolean last) {
        int from = piece * PIECE;
        int length = Math.min(PIECE, all.length - from);
        Deflater deflater = new Deflater(level, true);
        try {
            if (from > 0) {
                deflater.setDictionary(all, from - WINDOW, WINDOW);
            }
            deflater.setInput(all, from, length);
            if (last) {
                deflater.finish();
            }
            ByteArrayOutputStream out = new ByteArrayOutputStream(length / 3 + 64);
            byte[] buffer = new byte[1 << 16];
            int written;
            do {
                written = deflater.deflate(buffer, 0, buffer.length, Deflater.SYNC_FLUSH);
                out.write(buffer, 0, written);
            } while (written == buffer.length || (last && !deflater.finished()));
            return out.toByteArray();
        } finally {
            deflater.end();
        }
    }
}
