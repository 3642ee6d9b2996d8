package strategos.engine.games.persians.battle;

import java.util.ArrayList;
import java.util.List;
import strategos.engine.Rule;
import strategos.engine.games.persians.war.CounterId;
import strategos.engine.games.persians.war.Force;
import strategos.engine.games.persians.war.Roster.Chief;
import strategos.engine.games.persians.war.Troops;
import strategos.engine.games.persians.war.War;

/** Of whose box losses are, where like units lie in several boxes of a force: their owner chooses. */
@Rule({"0.4", "7.3", "ruling-losses"})
record LossBoxes(War war, Force force) {
    /** Those from whose boxes some may go, and need not all go; nobody where that leaves no choice. */
    List<CounterId> open(List<String> losses) {
        List<Chief> chiefs = chiefs();
        Troops lost = Troops.of(losses);
        Troops all = force.troops(war);
        Troops apart = lost.only(kind -> lost.count(kind) < all.count(kind)
                && chiefs.stream()
                                .filter(chief -> chief.troops().count(kind) > 0)
                                .count()
                        > 1);
        return chiefs.stream()
                .filter(chief -> !chief.troops().and(apart).isEmpty())
                .map(Chief::id)
                .toList();
    }

    /** The force with those first from whose boxes losses are taken first. */
    Force first(List<CounterId> named) {
        List<CounterId> order =
                new ArrayList<>(named.stream().filter(force.members()::contains).toList());
        force.members().stream().filter(id -> !order.contains(id)).forEach(order::add);
        return force.of(order);
    }

    private List<Chief> chiefs() {
        return force.members().stream()
                .flatMap(id -> war.side(force.side()).chief(id).stream())
                .toList();
    }
}
