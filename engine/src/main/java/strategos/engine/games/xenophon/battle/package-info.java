/** Satraps and barbarians: table, roll and phase of each. */
package strategos.engine.games.xenophon.battle;
