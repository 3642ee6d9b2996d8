package strategos.engine.json;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.databind.cfg.MapperConfig;
import com.fasterxml.jackson.databind.introspect.Annotated;
import com.fasterxml.jackson.databind.introspect.AnnotatedClass;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.introspect.JacksonAnnotationIntrospector;
import com.fasterxml.jackson.databind.jsontype.NamedType;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * How records and sealed types are written, so that no game needs an annotation for it: a value of a sealed type says
 * which it is, and what is empty or false is left out. Everything else must be there when it is read.
 */
final class RecordIntrospector extends JacksonAnnotationIntrospector {
    private static final long serialVersionUID = 1L;

    private static final JsonTypeInfo.Value BY_NAME =
            JsonTypeInfo.Value.construct(JsonTypeInfo.Id.NAME, JsonTypeInfo.As.PROPERTY, "is", null, false, true, true);

    @Override
    public JsonTypeInfo.Value findPolymorphicTypeInfo(MapperConfig<?> config, Annotated ann) {
        return ann instanceof AnnotatedClass && ann.getRawType().isSealed()
                ? BY_NAME
                : super.findPolymorphicTypeInfo(config, ann);
    }

    @Override
    public List<NamedType> findSubtypes(Annotated ann) {
        if (!ann.getRawType().isSealed()) {
            return super.findSubtypes(ann);
        }
        return SealedTypes.leaves(ann.getRawType()).stream()
                .map(leaf -> new NamedType(leaf, SealedTypes.name(leaf)))
                .toList();
    }

    @Override
    public JsonInclude.Value findPropertyInclusion(Annotated ann) {
        if (ann instanceof AnnotatedMember) {
            if (ann.getRawType() == boolean.class) {
                return JsonInclude.Value.construct(JsonInclude.Include.NON_DEFAULT, JsonInclude.Include.ALWAYS);
            }
            if (mayBeLeftOut(ann.getRawType())) {
                return JsonInclude.Value.construct(JsonInclude.Include.NON_EMPTY, JsonInclude.Include.ALWAYS);
            }
        }
        return super.findPropertyInclusion(ann);
    }

    @Override
    public Boolean hasRequiredMarker(AnnotatedMember member) {
        return !mayBeLeftOut(member.getRawType());
    }

    @Override
    public JsonSetter.Value findSetterInfo(Annotated ann) {
        return mayBeLeftOut(ann.getRawType())
                ? JsonSetter.Value.forValueNulls(Nulls.AS_EMPTY)
                : super.findSetterInfo(ann);
    }

    private static boolean mayBeLeftOut(Class<?> raw) {
        return raw == boolean.class
                || Optional.class == raw
                || Collection.class.isAssignableFrom(raw)
                || Map.class.isAssignableFrom(raw);
    }
}
