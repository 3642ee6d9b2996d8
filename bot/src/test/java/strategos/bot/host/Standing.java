package strategos.bot.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.LongStream;
import strategos.storage.post.Pages;
import strategos.storage.post.Pages.StoredPage;

/** What stands in a channel of a match's story. */
final class Standing {
    private static final int ALL = 10_000;

    private Standing() {}

    /** Each piece that the match has told stands in exactly one message, in their order. */
    static void assertEachPieceOnce(Pages pages, MemoryOutlet outlet, String match) {
        Set<String> there = new HashSet<>();
        outlet.messages().forEach(message -> there.add(message.id()));
        List<StoredPage> standing = pages.last(match, ALL).stream()
                .filter(page -> there.contains(page.message()))
                .sorted(Comparator.comparingLong(StoredPage::number))
                .toList();
        List<Long> shown = new ArrayList<>();
        standing.forEach(
                page -> LongStream.rangeClosed(page.first(), page.last()).forEach(shown::add));
        List<Long> told =
                pages.pieces(match, 1).stream().map(Pages.StoredPiece::number).toList();
        assertThat(shown).isNotEmpty().isEqualTo(told);
    }
}
