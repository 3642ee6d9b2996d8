package strategos.engine.scene;

/** An area of the sheet in the colour and hatch of a style. */
public record Tint(String area, String style) {}
