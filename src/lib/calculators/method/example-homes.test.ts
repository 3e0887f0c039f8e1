import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { DEFAULT_NUMBERS } from '@/lib/domain/assumptions/default-assumptions'
import { PROPERTY_TYPES } from '@/lib/domain/building/home/answers'
import { BUILT } from '@/lib/domain/building/home/built'
import { OCCUPANCY } from '@/lib/domain/building/home/occupancy'
import weather from '@/lib/domain/climate/data/area-weather.json'
import { HEATING_NOW } from '@/lib/domain/estimate/heating-now'
import { INSULATION } from '@/lib/domain/estimate/quick-answers'
import type { QuickEstimate } from '@/lib/domain/estimate/quick-estimate-result'
import { seededRandom } from '@/lib/domain/quantity/seeded-random'
import { toCsv } from '@/lib/domain/text/write-csv'
import { quickEstimateSchema } from '@/lib/schemas/calculate/quick-estimate'

import { panel } from '../../../../tests/fixtures/quick-estimates'
import { exampleEstimate } from './example-estimate'

const HOMES = 200
const FILE = 'public/downloads/example-homes.csv'
const basis = { date: '2026-11-20', numbers: DEFAULT_NUMBERS, panel }

/** Random homes as questions of the quick calculator and its API. */
function homes() {
  const random = seededRandom(2026)
  const oneOf = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(random() * items.length)]
    if (item === undefined) throw new Error('Nothing to choose from')
    return item
  }
  const areas = Object.keys(weather).sort()
  return Array.from({ length: HOMES }, () => ({
    postcode: oneOf(areas),
    type: oneOf(PROPERTY_TYPES).value,
    area: 30 + Math.floor(171 * random()),
    built: oneOf(BUILT).value,
    insulation: oneOf(INSULATION).value,
    heating: oneOf(HEATING_NOW).value,
    occupancy: oneOf(OCCUPANCY).value,
    solar: random() < 0.2,
  }))
}

type Home = ReturnType<typeof homes>[number]

const yearOf = ({ systems }: QuickEstimate, system: string | null) => systems.find((year) => year.system === system)
const poundsOf = (estimate: QuickEstimate, system: string | null) => {
  const pence = yearOf(estimate, system)?.pence
  return pence ? (pence.value / 100).toFixed(2) : ''
}

const RESULTS: readonly (readonly [name: string, of: (estimate: QuickEstimate) => string])[] = [
  ['design_temperature_c', ({ climate }) => climate.designC.toFixed(1)],
  ['degree_days', ({ climate }) => String(climate.degreeDays)],
  ['heat_loss_w', ({ heatLossWatts }) => heatLossWatts.value.toFixed(0)],
  ['heat_loss_w_per_m2', ({ wattsPerM2 }) => wattsPerM2.value.toFixed(1)],
  ['always_warm_kwh', ({ alwaysWarmKwh }) => alwaysWarmKwh.value.toFixed(0)],
  ['panels', ({ panels }) => String(panels.rated.panels.value)],
  ['panels_give_w', ({ comfort }) => comfort.givenWatts.toFixed(0)],
  ['other_heater_w', ({ comfort }) => comfort.restWatts.toFixed(0)],
  ['price_gbp', ({ panels }) => (panels.rated.price.value / 100).toFixed(2)],
  ['year_panels_kwh', (estimate) => yearOf(estimate, 'infrared')?.boughtKwh.value.toFixed(0) ?? ''],
  ['year_panels_gbp', (estimate) => poundsOf(estimate, 'infrared')],
  ['year_gas_gbp', (estimate) => poundsOf(estimate, 'gas-old')],
  ['year_heat_pump_gbp', (estimate) => poundsOf(estimate, 'heat-pump')],
  ['year_storage_heaters_gbp', (estimate) => poundsOf(estimate, 'storage-heaters')],
  ['year_now_gbp', (estimate) => poundsOf(estimate, estimate.systems.find(({ isNow }) => isNow)?.system ?? null)],
  ['year_panels_kg_co2e', (estimate) => yearOf(estimate, 'infrared')?.carbonKg?.value.toFixed(0) ?? ''],
  ['rating_now', ({ rating }) => (rating.now ? String(rating.now.rating) : '')],
  ['rating_panels', ({ rating }) => String(rating.panels.rating)],
  ['verdict', ({ judgement }) => judgement.verdict],
]

const INPUTS = ['postcode', 'type', 'area', 'built', 'insulation', 'heating', 'occupancy', 'solar'] as const

function resultsOf(home: Home): string[] {
  const { answers } = quickEstimateSchema.parse(home)
  const estimate = exampleEstimate({ answers, basis, samples: 20 }) // the results have no ranges
  return RESULTS.map(([, of]) => of(estimate))
}

describe('the example homes', () => {
  it('have the results of the engine: update them with vitest -u, and add a line to changes.ts', async () => {
    const rows = homes().map((home) => [...INPUTS.map((name) => String(home[name])), basis.date, ...resultsOf(home)])
    const names = [...INPUTS, 'prices_on', ...RESULTS.map(([name]) => name)]
    await expect(toCsv([names, ...rows])).toMatchFileSnapshot(`../../../../${FILE}`)
  })

  it('can be read by a spreadsheet: one row for each home, and no cell that it would run as a formula', () => {
    const text = readFileSync(FILE, 'utf8')
    const lines = text.split('\r\n')
    expect(lines).toHaveLength(HOMES + 2)
    expect(lines.at(-1)).toBe('')
    expect(new Set(lines.slice(0, -1).map((line) => line.split(',').length))).toEqual(
      new Set([INPUTS.length + 1 + RESULTS.length]),
    )
    expect(text).not.toMatch(/(?:^|,)["']?[=+@\t]/m)
    expect(text).toMatch(/^[\x20-\x7E\r\n]*$/)
  })

  it('cover every type, period, heating and use of a home', () => {
    const all = homes()
    for (const [name, options] of [
      ['type', PROPERTY_TYPES],
      ['built', BUILT],
      ['insulation', INSULATION],
      ['heating', HEATING_NOW],
      ['occupancy', OCCUPANCY],
    ] as const)
      expect(new Set(all.map((home) => home[name]))).toEqual(new Set(options.map(({ value }) => value)))
  })
})
