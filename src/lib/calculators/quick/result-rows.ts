import { PROPERTY_TYPES } from '@/lib/domain/building/home/answers'
import { BUILT } from '@/lib/domain/building/home/built'
import { OCCUPANCY } from '@/lib/domain/building/home/occupancy'
import { BILL_UNITS } from '@/lib/domain/estimate/bill'
import { INSTALLATION_TYPES } from '@/lib/domain/estimate/configuration-options'
import { HEATING_NOW } from '@/lib/domain/estimate/heating-now'
import { INSULATION, TENANTED } from '@/lib/domain/estimate/quick-answers'
import type { QuickEstimate } from '@/lib/domain/estimate/quick-estimate-result'
import { INDICATION } from '@/lib/domain/estimate/rating-with-heating'
import { labelOf } from '@/lib/domain/text/label-of'
import { routes } from '@/lib/routing/routes'

import { comfortLines } from '../comfort-share'
import { type Basis, panelNameIn, withPanel } from '../engine/estimate-basis'
import { queryOf } from '../engine/home-query'
import { type Typed } from '../engine/home-questions'
import { panelsByRoom } from '../engine/panels-by-room'
import { OWN_REFUSED } from '../own-figure-words'
import type { EstimateView, YearView } from './estimate-view'

/** Rows of an emailed result. They contain only listed options and figures, no free text. */
const LABELS = {
  home: 'Home',
  heating: 'Heating now',
  verdict: 'Our verdict',
  why: 'Because',
  rooms: 'Rooms that panels suit',
  rating: 'Energy rating (EPC)',
  own: 'Your own figures',
  cost: 'A year with panels',
  vat: 'VAT on electricity',
  difference: 'Compared with your heating now',
  systems: 'A year with other heating',
  share: 'What panels can give',
  measures: 'What would make it work',
  panels: 'Panels',
  price: 'Panels, delivery and fitting',
  stated: 'Panels at their stated temperature',
  payback: 'Payback',
  prices: 'Prices',
  weather: 'Weather',
  calculation: 'Calculation',
  address: 'The whole answer',
} as const

type Row = { label: string; value: string }

type Result = {
  typed: Typed
  /** On which it was calculated. */
  basis: Basis
  view: EstimateView
  /** The visitor's own figures are left out: see `estimateWithOwn`. */
  isOwnRefused: boolean
}

export function resultRows({ typed, basis, view, isOwnRefused }: Result): Row[] {
  const { panels, cost, difference, payback, years } = view
  const lines = view.comfort && comfortLines(view.comfort)
  const rows: Record<keyof typeof LABELS, string | null> = {
    home: homeIn(typed, withPanel(basis, typed['panel'])),
    heating: labelOf(HEATING_NOW, typed.heating),
    verdict: view.label,
    why: view.reasons.join('\n'),
    rooms: view.rooms && [`${view.rooms.heading}:`, ...view.rooms.lines].join('\n'),
    rating: ratingLines(view.rating),
    own: isOwnRefused ? OWN_REFUSED : view.own.map(({ name, words }) => `${name}: ${words}`).join('\n'),
    cost: `${cost.text}, likely ${cost.likely}`,
    vat: view.vat,
    difference: difference && `${difference.words}, likely ${difference.likely}`,
    systems: years.flatMap((year) => systemLine(year) ?? []).join('\n'),
    share: lines?.share ?? null,
    measures: lines?.measures ?? null,
    panels: `${panels.count.text} (${panels.count.likely}), ${panels.kilowatts.text}`,
    price: `${panels.price.text}, likely ${panels.price.likely}`,
    stated: panels.atStatedTemperature.text,
    payback,
    prices: view.basis.prices,
    weather: view.basis.weather,
    calculation: view.hash,
    address: addressOf(typed),
  }
  return Object.entries(LABELS).flatMap(([key, label]) => {
    const value = rows[key as keyof typeof LABELS]
    return value ? [{ label, value }] : []
  })
}

/** The path of the whole answer. */
const addressOf = (typed: Typed): string => `${routes.quickCalculator}?${queryOf(typed)}`

type Home = { typed: Typed; basis: Basis; estimate: Pick<QuickEstimate, 'working'> }

/** Rows about the home that goods or a project are for, with its panels and the path of the whole answer. */
export function homeRows({ typed, basis, estimate }: Home): Row[] {
  const counted = withPanel(basis, typed['panel'])
  const facts = [
    homeIn(typed, counted),
    `heating now: ${labelOf(HEATING_NOW, typed.heating).toLowerCase()}`,
    ...(typed.postcode ? [`postcode area ${typed.postcode}`] : []),
  ]
  return [
    { label: 'For this home', value: facts.join('; ') },
    { label: 'Panels by room, of usual sizes', value: panelsByRoom(estimate, counted.panel).join('\n') },
    { label: LABELS.address, value: addressOf(typed) },
  ]
}

/**
 * Extracts the result from an enquiry's answers: rows to print, the path of the full result, and whether it is based on
 * own figures. Null if there is none.
 */
export function resultAmong(answers: readonly Row[]): { rows: Row[]; path: string; hasOwn: boolean } | null {
  const path = answers.find(({ label }) => label === LABELS.address)?.value
  if (!path?.startsWith(`${routes.quickCalculator}?`)) return null
  const printed: readonly string[] = Object.values(LABELS).filter((label) => label !== LABELS.address)
  const hasOwn = answers.some(({ label, value }) => label === LABELS.own && value !== OWN_REFUSED)
  return { rows: answers.filter(({ label }) => printed.includes(label)), path, hasOwn }
}

function systemLine({ system, name, isNow, cost }: YearView): string | null {
  if (system === 'infrared' || !cost) return null
  return `${name}${isNow ? ' (now)' : ''}: ${cost.text}, likely ${cost.likely}`
}

function ratingLines({ now, panels, words, letting }: EstimateView['rating']): string {
  const change = now ? `${now.text}, with panels ${panels.text}` : `With panels ${panels.text}`
  return [change, words, ...(letting ? [letting] : []), INDICATION].join('\n')
}

/** `basis`: with the panel that was counted, which has a name of its own where several are on offer. */
function homeIn(
  { type, area, built, insulation, occupancy, solar, rooms, currentBill, heated, ...others }: Typed,
  basis: Basis,
) {
  const panelName = others['panel'] ? panelNameIn(basis) : null
  const facts = [
    labelOf(PROPERTY_TYPES, type),
    `${area} m²`,
    `built ${labelOf(BUILT, built).toLowerCase()}`,
    `insulation added: ${labelOf(INSULATION, insulation)}`,
    labelOf(OCCUPANCY, occupancy),
    ...(solar ? ['solar panels'] : []),
    ...(rooms ? [`${rooms} rooms`] : []),
    ...(currentBill ? [`bill: ${currentBill} ${labelOf(BILL_UNITS, others['billUnit'])}`] : []),
    ...(heated ? [`to heat: ${labelOf(INSTALLATION_TYPES, heated).toLowerCase()}`] : []),
    ...(others['tenanted'] ? [`let to tenants: ${labelOf(TENANTED, others['tenanted']).toLowerCase()}`] : []),
    ...(panelName ? [`panel chosen: ${panelName}`] : []),
    ...(others['altitude'] ? [`${others['altitude']} m above sea level`] : []),
  ]
  return facts.join('; ')
}
