package strategos.bot.render;

import java.util.List;
import java.util.Optional;
import strategos.bot.host.Chart;
import strategos.bot.host.Pictures;
import strategos.bot.host.Speech;
import strategos.bot.port.Picture;
import strategos.engine.scene.Board;
import strategos.engine.scene.DiceSheet;
import strategos.engine.scene.Scene;

/** Pictures that are painted on easels, whoever asks for them. */
public record EaselPictures(Pictures pictures, Easels easels) implements Pictures {
    @Override
    public Optional<Picture> map(String game, Scene scene, Focus focus, Speech words) {
        return pictures.map(game, scene, focus, words).map(this::hung);
    }

    @Override
    public Optional<Picture> dice(String game, DiceSheet sheet, Speech words) {
        return pictures.dice(game, sheet, words).map(this::hung);
    }

    @Override
    public Optional<Picture> board(String game, Board board, Speech words) {
        return pictures.board(game, board, words).map(this::hung);
    }

    @Override
    public Optional<Picture> chart(String name, Chart chart) {
        return pictures.chart(name, chart).map(this::hung);
    }

    @Override
    public Optional<Picture> film(String game, List<Scene> scenes, Speech words) {
        return pictures.film(game, scenes, words).map(this::hung);
    }

    @Override
    public List<String> parts(String game, Scene scene) {
        return pictures.parts(game, scene);
    }

    @Override
    public Optional<Integer> colour(String game, String style) {
        return pictures.colour(game, style);
    }

    private Picture hung(Picture picture) {
        return new Picture(picture.name(), picture.alt(), easels.on(picture.png()));
    }
}
