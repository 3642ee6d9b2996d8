package strategos.bot.host.live;

import jakarta.inject.Inject;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Optional;
import java.util.OptionalInt;
import strategos.bot.host.time.TimeRules.Wishes;
import strategos.bot.host.time.TimeRules.Wishes.Quiet;
import strategos.storage.Storage;
import strategos.storage.person.PersonalTimes;

/** What each person wishes about time, as it is stored. */
public final class StoredWishes {
    private static final int HOUR = 60;

    private final PersonalTimes times;

    @Inject
    public StoredWishes(Storage storage) {
        this.times = storage.times();
    }

    /** The user's; {@link Wishes#NONE} for one who has said nothing. */
    public Wishes of(String user) {
        return times.of(user).map(StoredWishes::read).orElse(Wishes.NONE);
    }

    /** Replaces the user's. */
    public void put(String user, Wishes wishes) {
        times.put(
                user,
                new PersonalTimes.StoredWishes(
                        wishes.zone().getId(),
                        minute(wishes.quiet().map(Quiet::from)),
                        minute(wishes.quiet().map(Quiet::to)),
                        wishes.away(),
                        wishes.remind()
                                .map(time -> OptionalInt.of((int) time.toMinutes()))
                                .orElse(OptionalInt.empty())));
    }

    private static Wishes read(PersonalTimes.StoredWishes stored) {
        Optional<Quiet> quiet =
                stored.quietFrom().isPresent() && stored.quietTo().isPresent()
                        ? Optional.of(new Quiet(
                                time(stored.quietFrom().getAsInt()),
                                time(stored.quietTo().getAsInt())))
                        : Optional.empty();
        Optional<Duration> remind = stored.remindMinutes().isPresent()
                ? Optional.of(Duration.ofMinutes(stored.remindMinutes().getAsInt()))
                : Optional.empty();
        return new Wishes(zone(stored.zone()), quiet, stored.awayUntil(), remind);
    }

    /** A zone that is known no more, after an update of its names, is no reason to fail. */
    private static ZoneId zone(String id) {
        try {
            return ZoneId.of(id);
        } catch (DateTimeException unknown) {
            return ZoneOffset.UTC;
        }
    }

    private static LocalTime time(int minute) {
        return LocalTime.of(minute / HOUR, minute % HOUR);
    }

    private static OptionalInt minute(Optional<LocalTime> time) {
        return time.map(t -> OptionalInt.of(t.getHour() * HOUR + t.getMinute())).orElse(OptionalInt.empty());
    }
}
