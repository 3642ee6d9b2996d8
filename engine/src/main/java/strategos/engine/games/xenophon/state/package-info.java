/** The position: armies on the march, their cards, the roll on the table, who has the word. */
package strategos.engine.games.xenophon.state;
