const UNIT = /(\d) (?=(?:°C|µm|mm|cm|km|m²|m³|m|kWh|kW|W|Wh|V|A|Ω|K|kg|g|kJ|h|°|%|p|mA|kWp|Pa)(?![\p{L}\d]))/gu

/** Keeps a number and its unit on one line: '20 °C' gets a non-breaking space. */
export const keepUnits = (text: string) => text.replace(UNIT, '$1\u00A0')
