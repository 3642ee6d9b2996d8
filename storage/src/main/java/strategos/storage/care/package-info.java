/**
 * What an operator does with a whole database: backing it up and restoring it, dropping what is old, looking at it before a
 * start, copying it to a server. All of it stands above {@link strategos.storage.Storage}, and no table knows of it.
 */
package strategos.storage.care;
