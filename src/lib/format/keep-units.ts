const UNIT =
  /(\d) (?=(?:°C|µm|mm²|mm|cm|km|m²|m³|m|MWh|kWh|kWp|kW|Wh|W|VA|V|mA|A|Ω|Hz|K|kg|g|MJ|kJ|J|kN|N|h|min|s|°|%|p|Pa)(?![\p{L}\d]))/gu
const FIRST_TIMES = /(?<=\d)(?<!× [\d,.]{1,20}) × (?=\d)/g
const NEXT_TIMES = /(?<=\d) × (?=\d)/g
const STANDARD = /\b(BS|EN|IEC|ISO) (?=(?:EN|IEC|ISO)\b|\d)/g
const STANDARD_PART = /(?<=\b(?:BS|EN|IEC|ISO)\u00A0[\d-]{1,20}-)(?=\d)/g

/**
 * Joins what is read as one: '20 °C', '1,200 × 600', 'BS EN 60335-1'. A third dimension may wrap, because all of '1,200
 * × 600 × 12.5 mm' is wider than a table cell on a small phone.
 */
export const keepUnits = (text: string) =>
  text
    .replace(UNIT, '$1\u00A0')
    .replace(FIRST_TIMES, '\u00A0×\u00A0')
    .replace(NEXT_TIMES, '\u00A0× ')
    .replace(STANDARD, '$1\u00A0')
    .replace(STANDARD_PART, '\u2060')
