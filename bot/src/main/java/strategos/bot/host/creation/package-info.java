/** How a match begins to be: its options, its id, its first commit, and how one is played again. */
package strategos.bot.host.creation;
