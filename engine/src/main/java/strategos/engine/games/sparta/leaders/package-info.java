/** Leaders who fall, are drawn, or change place (6). */
package strategos.engine.games.sparta.leaders;
