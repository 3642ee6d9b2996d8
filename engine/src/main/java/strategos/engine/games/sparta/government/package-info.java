/** Athens' governments, and the peace (14, 15.7). */
package strategos.engine.games.sparta.government;
