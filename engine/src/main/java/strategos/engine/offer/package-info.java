/** What a seat may do now: verbs, their slots, the choices of each, and why another value is refused. */
package strategos.engine.offer;
