/**
 * What goes to the chat service and what came from it: posts that are owed, the messages that show a match's story, and
 * interactions that were answered. A post is owed in the transaction of what it tells, its id is never given twice, and those of
 * one place go out in their order.
 */
package strategos.storage.post;
