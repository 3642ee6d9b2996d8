/** The games that are there, each with its data and its rules, checked whole when it is opened. */
package strategos.engine.library;
