package strategos.bot.transfer;

import java.util.List;
import strategos.storage.match.Commit;
import strategos.storage.match.NewMatch;

/**
 * A match from elsewhere, as it is stored.
 *
 * @param commits all of them, the first on version 0; they are stored together
 */
record ImportedMatch(NewMatch match, List<Commit> commits) {
    ImportedMatch {
        commits = List.copyOf(commits);
    }
}
