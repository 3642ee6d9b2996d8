package strategos.engine;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Names the rules that a piece of code enforces, or that a test proves, by their ids in the game's {@code rules.json}:
 * {@code @Rule("8.4")}. A report lists rule, code and tests, and a rule without either breaks the build.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE, ElementType.METHOD, ElementType.CONSTRUCTOR})
public @interface Rule {
    /** Ids of the rules of the game in whose package it stands. */
    String[] value();
}
