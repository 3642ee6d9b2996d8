/** What is shown: the brief, the hand, the map, and answers to questions. */
package strategos.engine.games.xenophon.view;
