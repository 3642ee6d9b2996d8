package strategos.engine.json;

import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.cfg.MapperConfig;
import com.fasterxml.jackson.databind.introspect.AccessorNamingStrategy;
import com.fasterxml.jackson.databind.introspect.AnnotatedClass;
import com.fasterxml.jackson.databind.introspect.AnnotatedMethod;
import com.fasterxml.jackson.databind.introspect.DefaultAccessorNamingStrategy;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;

/** The one configuration of Jackson for records that are stored, those of the house beside the games' too. */
public final class RecordMapper {
    private RecordMapper() {}

    /** A mapper; making one is dear, using it is cheap, and many may use it at once. */
    public static JsonMapper create() {
        return JsonMapper.builder()
                .addModule(new Jdk8Module())
                .addModule(ArgJson.module())
                .annotationIntrospector(new RecordIntrospector())
                .accessorNaming(new ComponentsOnly())
                .disable(StreamReadFeature.INCLUDE_SOURCE_IN_LOCATION)
                .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
                .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
                .enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
                .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                .build();
    }

    /** A reader for a value with more after it. */
    static ObjectReader inStream(JsonMapper mapper, Class<?> type) {
        return mapper.readerFor(type).without(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);
    }

    /** A record's components are stored, and none of its other methods, whatever they are called. */
    private static final class ComponentsOnly extends DefaultAccessorNamingStrategy.Provider {
        private static final long serialVersionUID = 1L;

        @Override
        public AccessorNamingStrategy forRecord(MapperConfig<?> config, AnnotatedClass recordClass) {
            return new DefaultAccessorNamingStrategy.RecordNaming(config, recordClass) {
                @Override
                public String findNameForIsGetter(AnnotatedMethod method, String name) {
                    return null;
                }

                @Override
                public String findNameForRegularGetter(AnnotatedMethod method, String name) {
                    return _fieldNames.contains(name) ? name : null;
                }
            };
        }
    }
}
