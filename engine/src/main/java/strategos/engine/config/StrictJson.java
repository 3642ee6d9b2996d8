package strategos.engine.config;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.introspect.JacksonAnnotationIntrospector;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import java.util.Optional;

/**
 * Configuration files read into records: an unknown property is an error, and so is a missing one unless the record calls
 * it {@link Optional}.
 */
public final class StrictJson {
    private static final JsonMapper JSON = JsonMapper.builder()
            .addModule(new Jdk8Module())
            .annotationIntrospector(new OptionalMayBeMissing())
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build();

    private StrictJson() {}

    /**
     * The text as a value of that type.
     *
     * @param file its name in messages
     * @throws BadData with the file, the path in it and the reason
     */
    public static <T> T read(String file, String text, Class<T> type) {
        try {
            return JSON.readValue(text, type);
        } catch (JsonMappingException e) {
            throw new BadData(file, path(e), e.getOriginalMessage(), e);
        } catch (JsonProcessingException e) {
            throw new BadData(file, "line " + e.getLocation().getLineNr(), e.getOriginalMessage(), e);
        }
    }

    private static String path(JsonMappingException e) {
        StringBuilder path = new StringBuilder();
        for (JsonMappingException.Reference step : e.getPath()) {
            if (step.getFieldName() == null) {
                path.append('[').append(step.getIndex()).append(']');
            } else {
                path.append(path.isEmpty() ? "" : ".").append(step.getFieldName());
            }
        }
        return path.toString();
    }

    private static final class OptionalMayBeMissing extends JacksonAnnotationIntrospector {
        private static final long serialVersionUID = 1L;

        @Override
        public Boolean hasRequiredMarker(AnnotatedMember member) {
            return !Optional.class.isAssignableFrom(member.getRawType());
        }
    }
}
