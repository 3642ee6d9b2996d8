/** The host as others see it: who acts in matches asks here, and each request becomes a transaction of its own subject. */
package strategos.bot.host.service;
