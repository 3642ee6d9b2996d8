/** What a seat orders for later: topics, conditions, and the standing orders that answer them. */
package strategos.engine.standing;
