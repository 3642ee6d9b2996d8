/** A small complete game, built step by step as {@code docs/adding-a-game.md} says: what a stranger's first game looks like. */
package strategos.engine.skirmish;
