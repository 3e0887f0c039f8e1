import { regionOfArea } from '@/lib/domain/electricity/area-region'
import { regionName } from '@/lib/domain/electricity/regions'
import type { Banded, QuickEstimate, SystemEstimate } from '@/lib/domain/quick-estimate/result'
import type { Verdict } from '@/lib/domain/quick-estimate/verdict-rules'
import type { Working } from '@/lib/domain/quantity/working'
import { HEATING_SYSTEMS, type HeatingSystemKey } from '@/lib/domain/running-cost/heating-systems'

import { expiredWords } from '../expired-words'
import { pounds } from '../pounds'
import { figuresOf, type Figure } from './figures'
import { nextStepOf, type NextStep } from './next-step'
import { overTimeWords, paybackWords, type FigureSentence } from './payback-words'
import { ratingWords } from './rating-words'

/** A year of heating one way, as a bar: `length`, `from` and `to` are parts of the scale, 0 to 1. */
export type YearView = {
  system: HeatingSystemKey
  name: string
  isNow: boolean
  bar: { length: number; from: number; to: number } | null
  cost: Figure | null
  carbon: Figure | null
}

/** What a year's cost does over the whole spread of one quantity. */
export type DriverView = { key: string; name: string; low: string; high: string }

/** The answer of the quick calculator, ready to be drawn. */
export type AnswerView = {
  verdict: Verdict
  /** The one that settles the verdict first. */
  reasons: string[]
  /** What becomes of the energy rating, where that is known to fall. */
  rating: string | null
  cost: Figure
  /** Against what the home has now; null where we hold no price. */
  difference: { figure: Figure; isLess: boolean } | null
  years: YearView[]
  panels: Record<'count' | 'atStatedTemperature' | 'kilowatts' | 'circuits' | 'heatLoss' | 'price', Figure>
  panelCount: number
  /** What installing one panel is taken to cost: '£150' */
  installation: string
  /** How many panels the maker's short rule would have left out. */
  shortOfRule: number
  payback: string | null
  overTime: FigureSentence[]
  drivers: DriverView[]
  /** Whose prices, whose weather, and what is out of date. */
  basis: { prices: string; weather: string; expired: string[] }
  next: NextStep
  working: Working
}

/** The answer in words and parts of bars. */
export function answerView(estimate: QuickEstimate): AnswerView {
  const { judgement, panels, panelsShortOfRule, working, savingPence, drivers } = estimate
  const figures = figuresOf(estimate)
  return {
    verdict: judgement.verdict,
    reasons: judgement.reasons.map(({ reason }) => reason),
    rating: ratingWords(estimate.answers),
    cost: figures.cost,
    difference: figures.saving && { figure: figures.saving, isLess: (savingPence?.value ?? 0) >= 0 },
    years: yearsOf(estimate, figures),
    panels: figures.panels,
    panelCount: panels.rated.panels.value,
    installation: pounds(working.steps.find(({ key }) => key === 'order.installation')?.value ?? NaN),
    shortOfRule: panelsShortOfRule.value,
    payback: paybackWords(estimate),
    overTime: overTimeWords(estimate),
    drivers: drivers.map(({ key, name, atLow, atHigh }) => ({
      key,
      name,
      low: pounds(Math.min(atLow, atHigh)),
      high: pounds(Math.max(atLow, atHigh)),
    })),
    basis: { prices: pricesOf(estimate), weather: weatherOf(estimate), expired: expiredOf(estimate) },
    next: nextStepOf({ judgement, answers: estimate.answers }),
    working,
  }
}

/** What the home has now, then panels, then the others from the cheapest on. */
function yearsOf(estimate: QuickEstimate, { years }: ReturnType<typeof figuresOf>): YearView[] {
  const place = ({ isNow, system, pence }: SystemEstimate) =>
    isNow ? -2 : system === 'infrared' ? -1 : (pence?.value ?? Infinity)
  const systems = estimate.systems.toSorted((one, other) => place(one) - place(other))
  const scale = Math.max(...systems.map(({ pence }) => pence?.p90 ?? 0))
  const barOf = ({ value, p10, p90 }: Banded) => ({ length: value / scale, from: p10 / scale, to: p90 / scale })
  return systems.map((year) => ({
    system: year.system,
    name: HEATING_SYSTEMS[year.system].name,
    isNow: year.isNow,
    bar: year.pence && barOf(year.pence),
    ...years(year),
  }))
}

/** Whose prices, of which period; whether they are those of a part of the postcode area, or over. */
function pricesOf({ answers: { postcodeArea }, working: { steps }, expired }: QuickEstimate): string {
  const source = steps.find(({ key }) => key === 'price.electricity')?.source?.title ?? ''
  const region = postcodeArea === null ? null : regionOfArea(postcodeArea)
  return [
    source,
    ...(region?.isWhole === false ? [`the largest part of ${postcodeArea} is in ${regionName(region.region)}`] : []),
    ...(expired.some(({ key }) => key === 'price.electricity') ? ['newer prices are not yet entered'] : []),
  ].join('; ')
}

function weatherOf({ answers, climate: { area, place, estimate, suspect } }: QuickEstimate): string {
  const weather = estimate ? `our estimate for ${place}` : place
  const doubt = suspect ? ' Its published figure looks wrong to us.' : ''
  return answers.postcodeArea === null
    ? `${weather}, about the middle of Great Britain.`
    : `${weather}, for ${area}.${doubt}`
}

function expiredOf({ expired }: QuickEstimate): string[] {
  return expired.map(expiredWords)
}
