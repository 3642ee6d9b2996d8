package strategos.bot.cli;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import strategos.bot.beacon.BlsCheck;
import strategos.bot.beacon.HttpBeacon;
import strategos.bot.cli.DoctorCommand.Finding;
import strategos.bot.host.Beacon.Unavailable;
import strategos.bot.settings.Settings;
import strategos.engine.dice.BeaconNetwork;
import strategos.engine.text.Text;

/** This machine's clock against those that matter: Discord's, and the beacon's, whose relays are asked on the way. */
final class Clocks {
    private static final Duration MOST_OFF = Duration.ofSeconds(5);
    private static final Duration PATIENCE = Duration.ofSeconds(5);
    private static final URI DISCORD = URI.create("https://discord.com/api/v10/gateway");

    private final InstantSource clock;
    private final BeaconNetwork network;
    private final BlsCheck signatures = new BlsCheck();

    Clocks(InstantSource clock, BeaconNetwork network) {
        this.clock = clock;
        this.network = network;
    }

    /** Whether rounds of the beacon can be checked on this machine, which needs nobody else. */
    Finding beacon() {
        return signatures.usable()
                ? Finding.well(Text.of("cli.doctor.beacon"))
                : Finding.wrong(Text.of("cli.doctor.no-beacon"));
    }

    /** The relays, each of which is asked for the newest round; nothing where there are none. */
    List<Finding> relays(List<URI> relays) {
        List<Finding> silent = new ArrayList<>();
        List<Instant> newest = new ArrayList<>();
        Instant asked = clock.instant();
        for (URI relay : relays) {
            try {
                long round = new HttpBeacon(network, signatures, List.of(relay)).latest();
                newest.add(network.time(round));
            } catch (Unavailable e) {
                silent.add(
                        Finding.note(Text.of("cli.doctor.no-relay", "relay", relay.toString(), "why", e.getMessage())));
            }
        }
        if (relays.isEmpty()) {
            return List.of();
        }
        // A relay may be late, none can be early.
        silent.add(newest.stream()
                .max(Comparator.naturalOrder())
                .map(round -> compared(sinceRound(round, asked), "beacon"))
                .orElseGet(() -> Finding.wrong(Text.of("cli.doctor.no-relays"))));
        return silent;
    }

    /** The newest round is up to a period old. */
    private Duration sinceRound(Instant round, Instant asked) {
        Duration since = Duration.between(round, asked);
        Duration period = Duration.ofSeconds(network.period());
        if (since.isNegative()) {
            return since;
        }
        return since.compareTo(period) < 0 ? Duration.ZERO : since.minus(period);
    }

    /** Discord's clock. */
    Finding discord(Settings settings) {
        URI asked =
                settings.discord().apiUrl().map(uri -> uri.resolve("gateway")).orElse(DISCORD);
        try (HttpClient client =
                HttpClient.newBuilder().connectTimeout(PATIENCE).build()) {
            Instant sent = clock.instant();
            Optional<Instant> there = client.send(
                            HttpRequest.newBuilder(asked).timeout(PATIENCE).build(), BodyHandlers.discarding())
                    .headers()
                    .firstValue("date")
                    .flatMap(Clocks::date);
            return there.map(then -> compared(Duration.between(then, sent), "discord"))
                    .orElseGet(() -> Finding.note(Text.of("cli.doctor.no-clock", "url", asked.toString())));
        } catch (IOException e) {
            return Finding.note(Text.of("cli.doctor.no-clock", "url", asked.toString()));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Finding.note(Text.of("cli.doctor.no-clock", "url", asked.toString()));
        }
    }

    private static Finding compared(Duration off, String whose) {
        long seconds = off.abs().toSeconds();
        String way = seconds == 0 ? "with" : off.isNegative() ? "behind" : "ahead";
        Text told = Text.of("cli.doctor.clock", "seconds", Long.toString(seconds), "way", way, "whose", whose);
        return off.abs().compareTo(MOST_OFF) > 0 ? Finding.wrong(told) : Finding.well(told);
    }

    private static Optional<Instant> date(String header) {
        try {
            return Optional.of(ZonedDateTime.parse(header, DateTimeFormatter.RFC_1123_DATE_TIME)
                    .toInstant());
        } catch (DateTimeException e) {
            return Optional.empty();
        }
    }
}
