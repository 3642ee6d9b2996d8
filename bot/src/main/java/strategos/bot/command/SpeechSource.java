package strategos.bot.command;

import strategos.bot.host.Speech;

/** Words for what belongs to no match. */
public interface SpeechSource {
    /** The words that all games share. */
    Speech common();

    /** A game's words, with the common ones behind them. */
    Speech of(String game);
}
