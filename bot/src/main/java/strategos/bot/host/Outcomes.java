package strategos.bot.host;

import java.util.List;
import java.util.Optional;
import strategos.bot.port.Request.Person;
import strategos.bot.rating.Ladder;

/** How the matches of each server ended. Reading waits for nobody. */
public interface Outcomes {
    /** So many matches are looked at for a ladder, a picture, a file: the newest. */
    int MOST = 5_000;

    /** Those of a server, of one game or all, the newest first: so many, from that one on. */
    List<Outcome> newest(String guild, Optional<String> game, int from, int most);

    /** Those of a person in a server, the newest first. */
    List<Outcome> of(String guild, Person person, int most);

    /** That of the match, if it has ended. */
    Optional<Outcome> find(String match);

    /** Who stands where in that game in that server. */
    Ladder ladder(String guild, String game);
}
