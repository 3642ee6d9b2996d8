/** The position: armies on the march, their cards, the throw on the table, who has the word. */
package strategos.engine.games.xenophon.march;
