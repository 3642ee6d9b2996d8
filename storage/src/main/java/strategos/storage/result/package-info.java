/**
 * How matches ended, and what each seat came to. A result is written with the commit that ends its match and stays; a person
 * who is forgotten stays in it under a number.
 */
package strategos.storage.result;
