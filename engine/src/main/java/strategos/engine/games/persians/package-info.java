/** Rather Dead Than Persian!: the Ionian revolt and the two Persian Wars, by Frédéric Bey and Nicolas Stratigos. */
package strategos.engine.games.persians;
