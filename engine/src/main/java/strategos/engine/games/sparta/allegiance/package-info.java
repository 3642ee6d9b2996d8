/** Nations that join a side or leave the war, and cities in revolt (2.9, 10, 11). */
package strategos.engine.games.sparta.allegiance;
