/** A page of a document as lines of text, from top to bottom. */
export type PageText = readonly string[]

/** A fact that a document seems to state, not yet confirmed by a person. */
export type FoundFact = {
  key: FactKey
  label: string
  value: string
  /** Page number, from 1, and the line where the fact was found. */
  page: number
  line: string
}

/** Bounded, and matched only from its first digit, so that a long string of digits is not tried from each of them. */
const NUMBER = String.raw`(?<!\d[,.]?)(\d{1,3}(?:,\d{3}){1,3}|\d{1,9})(\.\d{1,6})?`
const KWH = String.raw`(?:kWh|kilowatt[ -]?hours?)`
const M2 = String.raw`(?:m²|m2|sq\.? ?m\b|square met(?:re|er)s)`

const pattern = (source: string) => new RegExp(source, 'iu')
const amount = (match: RegExpExecArray, unit: string) => `${match[1] ?? ''}${match[2] ?? ''} ${unit}`
const words = (match: RegExpExecArray) => (match[1] ?? '').trim()

/** Ratings of a feature at the end of its line in an energy certificate. */
const RATED = String.raw`\s+(?:very poor|poor|average|good|very good|n\/a)\s*$`

type Rule = { label: string; pattern: RegExp; value: (match: RegExpExecArray) => string }

/** The facts we look for in energy certificates, of homes and other buildings, and in schedules. */
const RULES = {
  floorArea: {
    label: 'Floor area',
    pattern: pattern(
      String.raw`\b(?:total (?:useful )?|gross internal |heated )?floor area\b[^\d]{0,20}${NUMBER}\s*${M2}`,
    ),
    value: (match) => amount(match, 'm²'),
  },
  rating: {
    label: 'Energy rating now',
    pattern: pattern(
      String.raw`\b(?:current |this property['’]s )?energy (?:efficiency )?rating\b(?:\s*(?:is|:|currently))*\s*([A-G])\b`,
    ),
    value: (match) => words(match).toUpperCase(),
  },
  validUntil: {
    label: 'Certificate valid until',
    pattern: pattern(String.raw`\bvalid until:?\s*(\d{1,2} [a-z]+ \d{4})`),
    value: words,
  },
  certificate: {
    label: 'Certificate number',
    pattern: pattern(String.raw`\bcertificate number:?\s*((?:\d{4}-){4}\d{4})`),
    value: words,
  },
  heatingKwh: {
    label: 'Energy for heating in a year',
    pattern: pattern(String.raw`${NUMBER}\s*${KWH} (?:per|a) year for (?:space )?heating`),
    value: (match) => amount(match, 'kWh'),
  },
  hotWaterKwh: {
    label: 'Energy for hot water in a year',
    pattern: pattern(String.raw`${NUMBER}\s*${KWH} (?:per|a) year for hot water`),
    value: (match) => amount(match, 'kWh'),
  },
  primaryEnergy: {
    label: 'Primary energy in a year',
    pattern: pattern(String.raw`\bprimary energy use\b.{0,60}?\b${NUMBER}\s*${KWH}`),
    value: (match) => amount(match, 'kWh/m²'),
  },
  heatLoss: {
    label: 'Heat loss',
    pattern: pattern(String.raw`\b(?:total |design )?heat loss\b[^\d]{0,20}${NUMBER}\s*kW\b`),
    value: (match) => amount(match, 'kW'),
  },
  walls: { label: 'Walls', pattern: pattern(String.raw`^walls?\s+(.{4,120}?)${RATED}`), value: words },
  roof: { label: 'Roof', pattern: pattern(String.raw`^roof\s+(.{4,120}?)${RATED}`), value: words },
  windows: { label: 'Windows', pattern: pattern(String.raw`^windows?\s+(.{4,120}?)${RATED}`), value: words },
  floor: { label: 'Floor', pattern: pattern(String.raw`^floor\s+(.{4,120}?)${RATED}`), value: words },
  heating: { label: 'Main heating', pattern: pattern(String.raw`^main heating\s+(.{4,120}?)${RATED}`), value: words },
  heatingFuel: {
    label: 'Main heating fuel',
    pattern: pattern(String.raw`\bmain heating fuel:?\s+([a-z][a-z ]{2,40})`),
    value: words,
  },
} as const satisfies Record<string, Rule>

export type FactKey = keyof typeof RULES

/** Maximum number of different values proposed for a fact: a document may describe two buildings. */
const VALUES_MAX = 3
const LINE_SHOWN_MAX = 160

/** Limits the work on a line: anyone can send us a document. */
const LINE_READ_MAX = 500

/** The facts that the pages of a document seem to state, sorted by fact, then by page. */
export function factsIn(pages: readonly PageText[]): FoundFact[] {
  return Object.entries(RULES).flatMap(([key, rule]) => {
    const found = new Map<string, FoundFact>()
    pages.forEach((lines, index) => {
      for (const line of lines) {
        const match = rule.pattern.exec(line.slice(0, LINE_READ_MAX))
        const value = match && rule.value(match)
        if (!value || found.has(value) || found.size === VALUES_MAX) continue
        found.set(value, {
          key: key as FactKey, // a key of RULES
          label: rule.label,
          value,
          page: index + 1,
          line: line.length > LINE_SHOWN_MAX ? `${line.slice(0, LINE_SHOWN_MAX)}…` : line,
        })
      }
    })
    return [...found.values()]
  })
}
