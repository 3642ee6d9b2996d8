/** How a match lies in SQLite. */
package strategos.storage;
