/** The verbs: what each takes now, and how it is carried out. */
package strategos.engine.games.sparta.orders;
