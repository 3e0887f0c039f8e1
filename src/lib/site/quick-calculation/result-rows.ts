import { PROPERTY_TYPES } from '@/lib/domain/house/answers'
import { BUILT } from '@/lib/domain/house/built'
import { HEATING_NOW, INSULATION, OCCUPANCY } from '@/lib/domain/quick-estimate/answers'
import { labelOf } from '@/lib/domain/text/label-of'

import { routes } from '../routes'
import type { AnswerView } from './answer-view'
import { queryOf, type Typed } from './questions'
import { VERDICT_WORDS } from './verdict-words'

/** The rows of a result that is sent by mail. Nothing in them was typed: they hold choices from lists, and figures. */
const LABELS = {
  home: 'Home',
  heating: 'Heating now',
  verdict: 'Our verdict',
  why: 'Because',
  cost: 'A year with panels',
  difference: 'Against the heating now',
  panels: 'Panels',
  price: 'Panels, delivery and fitting',
  payback: 'Payback',
  prices: 'Prices',
  weather: 'Weather',
  address: 'The whole answer',
} as const

type Row = { label: string; value: string }

export function resultRows({ typed, view }: { typed: Typed; view: AnswerView }): Row[] {
  const { panels, cost, difference, basis, payback } = view
  const rows: Record<keyof typeof LABELS, string | null> = {
    home: homeIn(typed),
    heating: labelOf(HEATING_NOW, typed.heating),
    verdict: VERDICT_WORDS[view.verdict],
    why: view.reasons[0] ?? null,
    cost: `${cost.text}, likely ${cost.likely}`,
    difference:
      difference &&
      `${difference.figure.text} ${difference.isLess ? 'less' : 'more'}, likely ${difference.figure.likely}`,
    panels: `${panels.count.text} (${panels.count.likely}), ${panels.kilowatts.text}`,
    price: `${panels.price.text}, likely ${panels.price.likely}`,
    payback,
    prices: basis.prices,
    weather: basis.weather,
    address: `${routes.quickCalculator}?${queryOf(typed)}`,
  }
  return Object.entries(LABELS).flatMap(([key, label]) => {
    const value = rows[key as keyof typeof LABELS]
    return value ? [{ label, value }] : []
  })
}

/** A result as it was found among an enquiry's answers: what to print, and the path of the page that shows all of it. Null where there is none. */
export function resultAmong(answers: readonly Row[]): { rows: Row[]; path: string } | null {
  const path = answers.find(({ label }) => label === LABELS.address)?.value
  if (!path?.startsWith(`${routes.quickCalculator}?`)) return null
  const printed: readonly string[] = Object.values(LABELS).filter((label) => label !== LABELS.address)
  return { rows: answers.filter(({ label }) => printed.includes(label)), path }
}

function homeIn({ type, area, built, insulation, occupancy, solar }: Typed): string {
  const parts = [
    labelOf(PROPERTY_TYPES, type),
    `${area} m²`,
    `built ${labelOf(BUILT, built).toLowerCase()}`,
    `insulation added: ${labelOf(INSULATION, insulation)}`,
    labelOf(OCCUPANCY, occupancy),
    ...(solar ? ['solar panels'] : []),
  ]
  return parts.join('; ')
}
