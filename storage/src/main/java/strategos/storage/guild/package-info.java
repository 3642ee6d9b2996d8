/**
 * What is kept of a server of the chat service as a whole: its settings, and what those who look after it did.
 */
package strategos.storage.guild;
