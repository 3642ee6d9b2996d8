/**
 * Who does what where several processes share a database. All servers of the chat service are divided into slots; a process
 * has some of them for a while, and a {@link strategos.storage.slot.Fence} keeps it within these: what it reads to do, and what
 * it may commit. A file has one process, whose fence has no end.
 */
package strategos.storage.slot;
