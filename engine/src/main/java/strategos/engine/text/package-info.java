/** Words as keys and named values: no English in the engine's code, no markup, no injection. */
package strategos.engine.text;
