package strategos.engine.games.persians.orders;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.games.persians.printed.Printed;
import strategos.engine.games.persians.printed.ScenarioSheet;
import strategos.engine.games.persians.war.Camp;
import strategos.engine.games.persians.war.Chief;
import strategos.engine.games.persians.war.War;

/** Where a leader with a yellow value starts, in the first turn: ashore at his place, or aboard its ships. */
@Rule({"4.3", "14", "ruling-reorganisation"})
final class Quarters {
    private final Printed printed;

    Quarters(Printed printed) {
        this.printed = printed;
    }

    /** Those ashore who may go aboard ships of that sea zone. */
    List<String> ashore(War seen, Camp camp, String sea) {
        return free(seen, camp, false, sea);
    }

    /** Those aboard who may go ashore in that zone of land. */
    List<String> aboard(War seen, Camp camp, String zone) {
        return free(seen, camp, true, zone);
    }

    /** Where those aboard may go ashore. */
    List<String> shores(War seen, Camp camp) {
        List<String> shores = new ArrayList<>();
        for (Chief chief : camp.chiefs()) {
            if (chief.aboard()) {
                ships(seen, camp, chief).map(ScenarioSheet.Fleet::at).ifPresent(shores::add);
            }
        }
        return shores;
    }

    private List<String> free(War seen, Camp camp, boolean aboard, String to) {
        List<String> free = new ArrayList<>();
        for (Chief chief : camp.chiefs()) {
            if (chief.aboard() == aboard
                    && ships(seen, camp, chief)
                            .filter(s -> to.equals(aboard ? s.at() : s.zone()))
                            .isPresent()) {
                free.add(chief.id());
            }
        }
        return free;
    }

    private Optional<ScenarioSheet.Fleet> ships(War seen, Camp camp, Chief chief) {
        boolean chooses = seen.turn() == 0 && printed.counters().naval(chief.id());
        return chooses ? printed.sheet(seen).deployment(camp.side()).ships(chief.id()) : Optional.empty();
    }
}
