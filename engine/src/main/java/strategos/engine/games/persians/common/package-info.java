/** What all chapters share: the family of events, dice, forces, boxes, choices of counters. */
package strategos.engine.games.persians.common;
