import { isShort } from '@/lib/domain/building/heat-loss/panels'
import { regionOfArea } from '@/lib/domain/electrical/area-region'
import { regionName } from '@/lib/domain/electrical/regions'
import { HEATING_SYSTEMS, type HeatingSystemKey } from '@/lib/domain/energy-costs/heating-systems'
import { calculationHash } from '@/lib/domain/estimate/calculation-hash'
import type { Letting } from '@/lib/domain/estimate/home-rating'
import { isOwnFigure } from '@/lib/domain/estimate/own-figure-limits'
import { ROUNDING_PENCE } from '@/lib/domain/estimate/payback'
import type { Banded, QuickEstimate, SystemEstimate } from '@/lib/domain/estimate/quick-estimate-result'
import type { Working } from '@/lib/domain/quantity/working'
import { electricityVatWords } from '@/lib/format/electricity-vat'
import { pounds } from '@/lib/format/pounds'

import { type ComfortView, comfortView, usualRoomsWords } from '../comfort-share'
import { formatExpired } from '../format-expired'
import { ownFigureWords } from '../own-figure-words'
import { type VerdictView, verdictView } from '../verdict-view'
import { type BareFigure, type Figure, figuresOf } from './figures'
import { formatBill } from './format-bill'
import { formatMoisture, type MoistureRow } from './format-moisture'
import { type FigureSentence, formatPayback, overTimeWords } from './format-payback'
import { formatRating, type RatingView } from './format-rating'
import { type NextLink, nextLinksOf } from './next-step'

/** Annual cost of one heating system as a bar: `length`, `from` and `to` are fractions of the scale, 0 to 1. */
export type YearView = {
  system: HeatingSystemKey
  name: string
  isNow: boolean
  bar: { length: number; from: number; to: number } | null
  cost: Figure | null
  carbon: Figure | null
}

/** Effect of one quantity's full range on the annual cost. */
type DriverView = { key: string; name: string; low: string; high: string }

/** The quick calculator's result, ready to render. */
export type EstimateView = Omit<VerdictView, 'next'> & {
  /** Whether the verdict is for the whole home, as the figures are. */
  isForWholeHome: boolean
  rating: RatingView
  moisture: MoistureRow[]
  cost: Figure
  /** How a bill affects the range, or would. */
  bill: string | null
  /** Compared with the current system; null if it has no price. */
  difference: { key: string; words: string; likely: string } | null
  years: YearView[]
  panels: Record<'count' | 'kilowatts' | 'circuits' | 'heatLoss' | 'price', Figure> & {
    atStatedTemperature: BareFigure
  }
  panelCount: number
  atStatedTemperature: number
  /** What panels can give in comfort; null where they are enough. */
  comfort: ComfortView | null
  /** Why counts differ where the rooms are known. */
  usualRooms: string
  /** Assumed installation cost per panel: '£150' */
  installation: string
  /** Panels by which the manufacturer's rule falls short; 0 where comfort allows fewer than the heat loss needs. */
  shortOfRule: number
  payback: string | null
  overTime: FigureSentence[]
  drivers: DriverView[]
  /** Annual cost with VAT on electricity; null if it is already included. */
  vat: string | null
  /** Rated power of a panel, by the manufacturer. */
  panelWatts: number
  /** Price source, climate source and expired figures. */
  basis: { prices: string; weather: string; expired: string[] }
  next: { words: string; links: NextLink[] }
  working: Working
  /** The visitor's own figures behind the result: '40 p/kWh, instead of 26.32 p/kWh'. */
  own: { name: string; words: string }[]
  /** Identifies the result: see `calculationHash`. */
  hash: string
}

/** The result as text and bar proportions. */
export function estimateView(estimate: QuickEstimate): EstimateView {
  const { judgement, panels, panelsShortOfRule, working, savingPence, drivers } = estimate
  const figures = figuresOf(estimate)
  const { next, ...verdict } = verdictView(judgement)
  return {
    ...verdict,
    isForWholeHome: estimate.answers.heatedRooms === undefined,
    moisture: formatMoisture(estimate),
    rating: formatRating({ ...estimate.rating, letting: lettingOf(estimate) }),
    cost: figures.cost,
    bill: formatBill(estimate),
    difference: figures.saving &&
      savingPence && {
        ...figures.saving,
        words: differenceWords({ pence: savingPence.value, text: figures.saving.text }),
      },
    years: yearsOf(estimate, figures),
    panels: figures.panels,
    panelCount: panels.rated.panels.value,
    atStatedTemperature: panels['stated-temperature'],
    comfort: comfortView(estimate.comfort),
    usualRooms: usualRoomsWords(estimate.comfort.rooms),
    panelWatts: ratedWattsIn(working),
    installation: pounds(working.steps.find(({ key }) => key === 'order.installation')?.value ?? NaN),
    shortOfRule: isShort(estimate.comfort) ? 0 : panelsShortOfRule,
    payback: formatPayback({ ...estimate, pricePence: panels.rated.price.value }),
    overTime: overTimeWords(estimate),
    drivers: drivers.map(({ key, name, atLow, atHigh }) => ({
      key,
      name,
      low: pounds(Math.min(atLow, atHigh)),
      high: pounds(Math.max(atLow, atHigh)),
    })),
    vat: vatWords(estimate),
    basis: { prices: pricesOf(estimate), weather: weatherOf(estimate), expired: expiredOf(estimate) },
    next: { words: next, links: nextLinksOf({ verdict: verdict.verdict, answers: estimate.answers }) },
    working,
    own: working.steps.filter(isOwnFigure).map((step) => ({ name: step.name, words: ownFigureWords(step) })),
    hash: calculationHash({ inputs: estimate.answers, steps: working.steps }),
  }
}

/** What letting would mean, unless the verdict says so already or it does not matter. */
function lettingOf({ rating, answers: { isLet, heatedRooms } }: QuickEstimate): Letting | null {
  return isLet === undefined && heatedRooms === undefined ? rating.letting : null
}

function differenceWords({ pence, text }: { pence: number; text: string }): string {
  if (Math.abs(pence) < ROUNDING_PENCE) return 'The same as what you have'
  return `${text} ${pence < 0 ? 'more' : 'less'} than what you have`
}

/** The current system, then panels, then the others, cheapest first. */
function yearsOf(estimate: QuickEstimate, { years }: ReturnType<typeof figuresOf>): YearView[] {
  const rank = ({ isNow, system, pence }: SystemEstimate) =>
    isNow ? -2 : system === 'infrared' ? -1 : (pence?.value ?? Infinity)
  const systems = estimate.systems.toSorted((one, other) => rank(one) - rank(other))
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

function ratedWattsIn({ steps }: Working): number {
  const rated = steps.find(({ key }) => key === 'panel.rated-output')
  return rated?.insteadOf?.value ?? rated?.value ?? NaN
}

function vatWords({ vatChange, systems }: QuickEstimate): string | null {
  const year = systems.find(({ system }) => system === 'infrared')?.pence?.value
  return year === undefined ? null : electricityVatWords({ change: vatChange, yearPence: year })
}

/** Price source and period, with a note if prices cover only some of the postcode area or have expired. */
function pricesOf({ answers: { postcodeArea }, working: { steps }, expired }: QuickEstimate): string {
  const source = steps.find(({ key }) => key === 'price.electricity')?.source?.title ?? ''
  const region = postcodeArea === null ? null : regionOfArea(postcodeArea)
  return [
    source,
    ...(region?.isWhole === false ? [`the largest part of ${postcodeArea} is in ${regionName(region.region)}`] : []),
    ...(expired.some(({ key }) => key === 'price.electricity') ? ['newer prices have not been entered yet'] : []),
  ].join('; ')
}

function weatherOf({ answers, climate }: QuickEstimate): string {
  const { area, place, suspect, dataAltitudeM, altitudeM = dataAltitudeM } = climate
  const weather = `Met Office stations around ${place}, 1991 to 2020, at ${altitudeM} m above the sea`
  const doubt = suspect ? ' The published design temperature looks wrong to us.' : ''
  return answers.postcodeArea === null
    ? `${weather}, about the middle of Great Britain.`
    : `${weather}, for ${area}.${doubt}`
}

function expiredOf({ expired }: QuickEstimate): string[] {
  return expired.map(formatExpired)
}
