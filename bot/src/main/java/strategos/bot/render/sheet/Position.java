package strategos.bot.render.sheet;

import com.fasterxml.jackson.annotation.JsonFormat;

/** A place on a sheet as config writes it: {@code [longitude, latitude]}, or pixels on a sheet without a ground. */
@JsonFormat(shape = JsonFormat.Shape.ARRAY)
public record Position(double x, double y) {}
