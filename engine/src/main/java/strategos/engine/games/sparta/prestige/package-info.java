/** What moves the prestige marker (2.11, 13). */
package strategos.engine.games.sparta.prestige;
