import { assumptionsFor } from '@/lib/domain/assumptions/assumptions-for'
import type { Numbers } from '@/lib/domain/assumptions/default-assumptions'
import { numbersOn } from '@/lib/domain/assumptions/numbers-on'
import { regionOfArea } from '@/lib/domain/electricity/area-region'
import type { Overrides } from '@/lib/domain/quantity/evaluate'
import type { QuickAnswers } from '@/lib/domain/quick-estimate/answers'
import { ownFigureSource } from '@/lib/domain/quick-estimate/own-figures'
import type { OfferedPanel } from '@/lib/domain/quick-estimate/panels-needed'
import { quickEstimate } from '@/lib/domain/quick-estimate/quick-estimate'
import type { QuickEstimate } from '@/lib/domain/quick-estimate/result'
import { londonTime } from '@/lib/domain/service-level/london-time'

import type { Powerboard } from '../product'
import { withUnheld } from './unheld-prices'

/** What an estimate rests on besides the answers: the ISO day whose numbers are used, those numbers, and the panel from its product record. */
export type Basis = { date: string; numbers: Numbers; panel: OfferedPanel }

type PanelFacts = Pick<Powerboard, 'pricePence' | 'powerWatts' | 'widthMm' | 'heightMm' | 'operatingTempC'>

/** The basis of estimates that are made now; no larger than it must be, for it is sent along with the page. */
export function basisOn({ now, numbers, panel }: { now: Date; numbers: Numbers; panel: PanelFacts }): Basis {
  const { date } = londonTime(now)
  const { pricePence, powerWatts, widthMm, heightMm, operatingTempC } = panel
  return {
    date,
    numbers: numbersOn({ numbers, date }),
    panel: {
      pricePence,
      powerWatts,
      widthMm,
      heightMm,
      operatingTempC,
      source: { title: 'Our product record', date, confidence: 'assumed' },
    },
  }
}

/** One seed for everybody: the same answers give the same bands. */
const SEED = 1

/** What the quick calculator answers; `changes` are a visitor's own figures for quantities that were given, by key. Throws OutOfRange where such figures together make no home that sums are for. */
export function estimateFor({
  answers,
  basis,
  changes = {},
}: {
  answers: QuickAnswers
  basis: Basis
  changes?: Overrides
}): QuickEstimate {
  const { date, numbers, panel } = basis
  const region = answers.postcodeArea === null ? null : regionOfArea(answers.postcodeArea)
  const ours = assumptionsFor({ numbers, region: region?.region ?? null })
  const assumptions = withUnheld({ assumptions: ours, changes, date, source: ownFigureSource(date) })
  const estimate = quickEstimate({ answers, assumptions, date, panel, seed: SEED, changes })
  // The schema lets no unknown area pass, the day is ours, and no number may be deleted that a sum cannot do without.
  if (!estimate.ok) throw new Error(`No estimate: ${estimate.reason}${'key' in estimate ? ` of ${estimate.key}` : ''}`)
  return estimate
}
