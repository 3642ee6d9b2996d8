package strategos.bot.bench.scale;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import strategos.bot.port.Stopwatch.Stage;

/** What a bot tells on its port: how often each stage took at most how long, its heap, and the matches it keeps ready. */
record StageTimes(Map<Stage, TreeMap<Double, Double>> counts, double heap, double matches) {
    private static final HttpClient CLIENT = HttpClient.newHttpClient();
    private static final Duration PATIENCE = Duration.ofSeconds(5);
    private static final Pattern BUCKET =
            Pattern.compile("strategos_stage_seconds_bucket\\{stage=\"(\\w+)\",le=\"([^\"]+)\"} (\\S+)");
    private static final Pattern FIGURE = Pattern.compile("(\\w+)(?:\\{([^}]*)})? (\\S+)");

    /** None yet. */
    static StageTimes none() {
        return new StageTimes(new TreeMap<>(), 0, 0);
    }

    /** @throws IOException when it does not tell */
    static StageTimes of(int port) throws IOException, InterruptedException {
        HttpRequest asked = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + "/metrics"))
                .timeout(PATIENCE)
                .build();
        Map<Stage, TreeMap<Double, Double>> counts = new TreeMap<>();
        double heap = 0;
        double matches = 0;
        for (String line :
                CLIENT.send(asked, HttpResponse.BodyHandlers.ofString()).body().split("\n", -1)) {
            Matcher bucket = BUCKET.matcher(line);
            Matcher figure = FIGURE.matcher(line);
            if (bucket.matches()) {
                counts.computeIfAbsent(Stage.valueOf(bucket.group(1).toUpperCase(Locale.ROOT)), s -> new TreeMap<>())
                        .put(end(bucket.group(2)), Double.valueOf(bucket.group(3)));
            } else if (figure.matches() && figure.group(1).equals("jvm_memory_used_bytes")) {
                heap += figure.group(2).contains("area=\"heap\"") ? Double.parseDouble(figure.group(3)) : 0;
            } else if (figure.matches() && figure.group(1).equals("strategos_matches_memory")) {
                matches = Double.parseDouble(figure.group(3));
            }
        }
        return new StageTimes(counts, heap, matches);
    }

    private static double end(String word) {
        return word.equals("+Inf") ? Double.POSITIVE_INFINITY : Double.parseDouble(word);
    }

    /** Both together. */
    StageTimes plus(StageTimes other) {
        return combined(other, 1);
    }

    /** What came after that. */
    StageTimes since(StageTimes before) {
        return combined(before, -1);
    }

    private StageTimes combined(StageTimes other, int sign) {
        Map<Stage, TreeMap<Double, Double>> both = new TreeMap<>();
        Stream.of(Stage.values()).forEach(stage -> {
            TreeMap<Double, Double> sum = new TreeMap<>(counts.getOrDefault(stage, new TreeMap<>()));
            other.counts
                    .getOrDefault(stage, new TreeMap<>())
                    .forEach((end, n) -> sum.merge(end, sign * n, Double::sum));
            both.put(stage, sum);
        });
        return new StageTimes(both, heap + other.heap, matches + other.matches);
    }

    /** How often it was gone through. */
    double count(Stage stage) {
        TreeMap<Double, Double> all = counts.getOrDefault(stage, new TreeMap<>());
        return all.isEmpty() ? 0 : all.lastEntry().getValue();
    }

    /** Within which time so much of it was, in milliseconds: as if in each class all times were alike often. */
    double millis(Stage stage, double part) {
        double wanted = count(stage) * part;
        double from = 0;
        double below = 0;
        for (Map.Entry<Double, Double> bucket :
                counts.getOrDefault(stage, new TreeMap<>()).entrySet()) {
            if (bucket.getValue() >= wanted && bucket.getValue() > below) {
                double end = Double.isInfinite(bucket.getKey()) ? from : bucket.getKey();
                return 1_000 * (from + (end - from) * (wanted - below) / (bucket.getValue() - below));
            }
            from = bucket.getKey();
            below = bucket.getValue();
        }
        return 0;
    }
}
