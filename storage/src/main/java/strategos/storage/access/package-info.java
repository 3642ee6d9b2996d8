/**
 * What one needs to come to a database, and what one is told of it: where it is, what it holds, why it cannot be used.
 * Everybody may know these. They know nothing of SQL, of an engine, or of matches; what is secret in an address, or in dice,
 * shows itself in no text.
 */
package strategos.storage.access;
