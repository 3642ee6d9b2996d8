/**
 * What is kept of people, and how they are forgotten: whatever names a user is found and blanked by {@link
 * strategos.storage.person.Users#forget}, and shown to whom it is about by {@link strategos.storage.person.Belongings}. A table
 * in which users stand is named in both.
 */
package strategos.storage.person;
