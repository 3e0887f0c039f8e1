import { DEFAULT_ASSUMPTIONS } from '@/lib/domain/assumptions/default-assumptions'
import type { Overrides } from '@/lib/domain/quantity/evaluate'
import type { QuickAnswers } from '@/lib/domain/quick-estimate/answers'
import { quickEstimate } from '@/lib/domain/quick-estimate/quick-estimate'
import type { Prices } from '@/lib/domain/quick-estimate/panels-needed'
import type { QuickEstimate } from '@/lib/domain/quick-estimate/result'
import { londonTime } from '@/lib/domain/service-level/london-time'

import type { Powerboard } from '../product'

/** What an estimate rests on besides the answers: the ISO day whose prices are used, and the price of a panel from its product record. */
export type Basis = { date: string; panelPence: number }

/** The basis of estimates that are made now. */
export function basisOn({ now, panel: { pricePence } }: { now: Date; panel: Pick<Powerboard, 'pricePence'> }): Basis {
  return { date: londonTime(now).date, panelPence: pricePence }
}

/** Delivery is asked for once an order. What installation costs is known after a survey: £150 a panel is our assumption until then. */
const ORDER = { deliveryPence: 15_000, installPencePerPanel: 15_000, readOn: '2026-11-20' } as const

/** One seed for everybody: the same answers give the same bands. */
const SEED = 1

/** What the quick calculator answers; `changes` are a visitor's own figures for quantities that were given, by key. */
export function estimateFor({ answers, basis, changes = {} }: { answers: QuickAnswers; basis: Basis; changes?: Overrides }): QuickEstimate {
  const estimate = quickEstimate({ answers, assumptions: DEFAULT_ASSUMPTIONS, date: basis.date, prices: pricesOf(basis), seed: SEED, changes })
  if (!estimate.ok) throw new Error(`No estimate: ${estimate.reason}`) // the schema lets no unknown area pass, and the day is ours
  return estimate
}

function pricesOf({ panelPence }: Basis): Prices {
  const { readOn, ...order } = ORDER
  return { panelPence, ...order, source: { title: 'Our price list; installation at £150 a panel is an assumption until a survey', date: readOn, confidence: 'assumed' } }
}
