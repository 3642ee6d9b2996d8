package strategos.engine;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The name and version under which an event is stored for ever, whatever its class is called later. */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface Recorded {
    /** The event's name in JSON: lower case with hyphens. */
    String value();

    /** Raised when its fields change; an {@link Upcast} then reads the old form. */
    int version() default 1;
}
