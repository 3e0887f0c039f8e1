const UNIT =
  /(\d) (?=(?:°C|µm|mm²|mm|cm|km|m²|m³|m|MWh|kWh|kWp|kW|Wh|W|VA|V|mA|A|Ω|Hz|K|kg|g|MJ|kJ|J|h|min|s|°|%|p|Pa)(?![\p{L}\d]))/gu
const TIMES = /(?<=\d) × (?=\d)/g

/**
 * Joins numbers and units with non-breaking spaces: '20 °C'. Dimensions may wrap after a ×, because all of '1,200 × 600
 * × 12.5 mm' is wider than a table cell on a small phone.
 */
export const keepUnits = (text: string) => text.replace(UNIT, '$1\u00A0').replace(TIMES, '\u00A0× ')
