package strategos.bot.render.png;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import strategos.bot.render.png.PngWriter.Zlib;

class ZlibTest {
    @ParameterizedTest
    @ValueSource(ints = {0, 1, (1 << 19) - 1, 1 << 19, (1 << 19) + 1, 3 * (1 << 19) + 17})
    void whatIsDeflatedInPiecesIsOneStream(int size) throws DataFormatException {
        byte[] all = grained(size);
        Inflater inflater = new Inflater();
        inflater.setInput(Zlib.deflated(all));
        byte[] back = new byte[size + 1];
        assertThat(inflater.inflate(back)).isEqualTo(size);
        assertThat(Arrays.copyOf(back, size)).isEqualTo(all);
        assertThat(inflater.finished()).isTrue();
        assertThat(inflater.getRemaining()).isZero();
        inflater.end();
    }

    @ParameterizedTest
    @ValueSource(ints = 3 * (1 << 19) + 17)
    void piecesCostHardlyAnyBytes(int size) {
        byte[] all = grained(size);
        Deflater atOnce = new Deflater(4);
        atOnce.setInput(all);
        atOnce.finish();
        int bytes = atOnce.deflate(new byte[2 * size]);
        atOnce.end();
        assertThat(Zlib.deflated(all).length).isLessThan(bytes + bytes / 200);
    }

    /** Like rows of a map: flat stretches with a grain in them. */
    private static byte[] grained(int size) {
        SplittableRandom random = new SplittableRandom(7);
        byte[] all = new byte[size];
        int tone = 0;
        for (int i = 0; i < size; i++) {
            if (random.nextInt(40) == 0) {
                tone = random.nextInt(256);
            }
            all[i] = (byte) (tone + (random.nextInt(4) == 0 ? random.nextInt(3) : 0));
        }
        return all;
    }
}
