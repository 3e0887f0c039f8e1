import { PROPERTY_TYPES } from '@/lib/domain/building/home/answers'
import { BUILT } from '@/lib/domain/building/home/built'
import { VAT_PERCENT } from '@/lib/domain/catalogue/delivered-price'
import { INSTALLATION_TYPES } from '@/lib/domain/estimate/configuration-options'
import { HEATING_NOW } from '@/lib/domain/estimate/heating-now'
import { labelOf } from '@/lib/domain/text/label-of'
import { counted } from '@/lib/format/counted'
import { poundsAndPence } from '@/lib/format/pounds'
import { priceOrSurvey } from '@/lib/format/price-or-survey'
import { scriptRoutes } from '@/lib/routing/script-routes'

import { comfortLines } from '../comfort-share'
import { verdictLines } from '../verdict-view'
import { configuratorWith, typedChoices } from './choices'
import type { Configuration } from './configuration'
import type { PriceLine } from './price'
import { panelWords, rangeWords } from './words'

/** Rows of a priced configuration, for its email and for staff. Listed options and figures only, no free text. */
const LABELS = {
  home: 'Home',
  heating: 'Heating now',
  told: 'Also known or assumed',
  heated: 'What to heat',
  panels: 'Panels chosen',
  share: 'What panels can give',
  measures: 'What would make it work',
  counts: 'Two counts of panels',
  zones: 'Thermostat zones',
  lines: 'Price, line by line',
  net: 'Excluding VAT',
  vat: `VAT at ${VAT_PERCENT}%`,
  total: 'Total including VAT',
  range: 'Likely total',
  verdict: 'Our verdict',
  why: 'Because',
  year: 'A year with panels in the whole home',
  address: 'The configuration',
} as const

type Row = { label: string; value: string }

export function configurationRows(configuration: Configuration): Row[] {
  const { choices, panels, thermostats, price, proposal } = configuration
  const rows: Record<keyof typeof LABELS, string | null> = {
    home: `${labelOf(PROPERTY_TYPES, choices.propertyType)}; ${choices.propertySize} m²; built ${labelOf(BUILT, choices.built).toLowerCase()}`,
    heating: labelOf(HEATING_NOW, choices.currentHeating),
    told: configuration.told,
    heated: `${labelOf(INSTALLATION_TYPES, choices.installationType)} (${counted(proposal.rooms, 'room')})`,
    panels: `${panels}, ${panelWords(configuration)}`,
    share: configuration.share,
    measures: configuration.comfort && comfortLines(configuration.comfort).measures,
    counts: configuration.counts,
    zones: String(thermostats),
    lines: price.lines.map(lineWords).join('\n'),
    net: poundsAndPence(price.netPence),
    vat: poundsAndPence(price.vatPence),
    total: poundsAndPence(price.totalPence),
    range: rangeWords(configuration.range),
    verdict: configuration.verdict.label,
    why: verdictLines(configuration.verdict).join('\n'),
    year: [configuration.year, ...(configuration.vat ? [configuration.vat] : [])].join('. '),
    address: configuratorWith(typedChoices(choices)),
  }
  return Object.entries(LABELS).flatMap(([key, label]) => {
    const value = rows[key as keyof typeof LABELS]
    return value === null ? [] : [{ label, value }]
  })
}

/** What the customer asked for, before what it rests on. */
const PRICE: readonly string[] = [LABELS.panels, LABELS.lines, LABELS.total, LABELS.net, LABELS.vat, LABELS.range]

/** Extracts the configuration from an enquiry's answers: rows to print, prices first, and its path. Null if there is none. */
export function configurationAmong(answers: readonly Row[]): { rows: Row[]; path: string } | null {
  const path = answers.findLast(({ label }) => label === LABELS.address)?.value
  if (!path?.startsWith(`${scriptRoutes.configure}?`)) return null
  const printed: readonly string[] = Object.values(LABELS).filter((label) => label !== LABELS.address)
  const rows = answers.filter(({ label }) => printed.includes(label))
  const prices = PRICE.flatMap((label) => rows.find((row) => row.label === label) ?? [])
  return { rows: [...prices, ...rows.filter((row) => !prices.includes(row))], path }
}

function lineWords({ name, detail, pence }: PriceLine): string {
  return `${name} (${detail}): ${priceOrSurvey(pence)}`
}
