const UNIT =
  /(\d) (?=(?:°C|µm|mm²|mm|cm|km|m²|m³|m|MWh|kWh|kWp|kW|Wh|W|VA|V|mA|A|Ω|Hz|K|kg|g|MJ|kJ|J|h|min|s|°|%|p|Pa)(?![\p{L}\d]))/gu
const TIMES = /(?<=\d) × (?=\d)/g

/** Keeps a number and its unit on one line, and the sides of a size: '20 °C', '600 × 12.5 mm' get non-breaking spaces. */
export const keepUnits = (text: string) => text.replace(UNIT, '$1\u00A0').replace(TIMES, '\u00A0×\u00A0')
