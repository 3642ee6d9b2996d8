package strategos.engine.games.persians.events;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import strategos.engine.Rule;
import strategos.engine.seat.Viewer;
import strategos.engine.games.persians.war.Active;
import strategos.engine.games.persians.war.Camp;
import strategos.engine.games.persians.war.Force;
import strategos.engine.games.persians.war.Side;
import strategos.engine.games.persians.war.Step;
import strategos.engine.games.persians.war.War;
import strategos.engine.Recorded;
import strategos.engine.text.Line;

/** On the field of battle another leader takes over: who is below him in rank follows him now, and an equal nobody. */
@Rule({"7.5", "4.2", "ruling-succession"})
@Recorded("succeeded")
public record Succeeded(Side side, String heir, List<String> followers) implements PersiansEvent {
    public Succeeded {
        followers = List.copyOf(followers);
    }

    @Override
    public War apply(War before) {
        Camp camp = before.camp(side);
        for (String follower : followers) {
            camp = camp.with(camp.chief(follower).orElseThrow().under(heir));
        }
        return before.with(camp).steps(before.steps().stream().map(this::led).toList());
    }

    /** What moves is the new commander with his own; in the battle all who were in it stay. */
    private Step led(Step step) {
        return switch (step) {
            case Active active -> {
                Force now = led(active.force());
                List<String> parted = new ArrayList<>(active.parted());
                active.force().members().stream()
                        .filter(member -> !now.members().contains(member))
                        .forEach(parted::add);
                yield active.with(now).left(active.left(), parted);
            }
            case Step.Entry entry -> new Step.Entry(entry.asked(), led(entry.mover()), entry.chain(), entry.tried());
            default -> step;
        };
    }

    private Force led(Force force) {
        if (force.side() != side || !force.members().contains(heir)) {
            return force;
        }
        List<String> members = new ArrayList<>(List.of(heir));
        members.addAll(followers);
        return force.of(members);
    }

    @Override
    public Optional<Line> tell(War before, Viewer viewer) {
        return Optional.empty();
    }
}
