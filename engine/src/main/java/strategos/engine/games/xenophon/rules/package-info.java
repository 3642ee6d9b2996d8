/** What every chapter's rules are made of: phases, rolls, orders. */
package strategos.engine.games.xenophon.rules;
