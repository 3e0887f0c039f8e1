import type { Powerboard } from '@/lib/content/product'
import type { Numbers } from '@/lib/domain/assumptions/default-assumptions'
import { numbersOn } from '@/lib/domain/assumptions/numbers-on'
import { londonTime } from '@/lib/domain/calendar/london-time'
import type { OfferedPanel } from '@/lib/domain/estimate/panels-needed'

/**
 * Inputs of an estimate besides the answers: the ISO date, the assumptions effective then, and the panel from its
 * product record.
 */
export type Basis = { date: string; numbers: Numbers; panel: OfferedPanel }

type PanelFacts = Pick<Powerboard, 'pricePence' | 'powerWatts' | 'widthMm' | 'heightMm' | 'operatingTempC'>

/** The basis of current estimates; kept small because it is sent to the browser. */
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
