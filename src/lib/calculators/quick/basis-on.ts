import type { Powerboard } from '@/lib/content/product'
import type { Numbers } from '@/lib/domain/assumptions/default-assumptions'
import { numbersOn } from '@/lib/domain/assumptions/numbers-on'
import { londonTime } from '@/lib/domain/calendar/london-time'
import type { OfferedPanel } from '@/lib/domain/estimate/panel-outputs'

import type { Basis } from '../engine/estimate-basis'

type PanelFacts = Pick<Powerboard, Exclude<keyof OfferedPanel, 'source'>>

/** The default panel first. */
type Panels = readonly [PanelFacts, ...PanelFacts[]]

/** The basis of current estimates; kept small because it is sent to the browser. */
export function basisOn({ now, numbers, panels }: { now: Date; numbers: Numbers; panels: Panels }): Basis {
  const { date } = londonTime(now)
  const [panel, ...others] = panels
  const offered = (one: PanelFacts) => offeredOn({ panel: one, date, isOneOfMany: others.length > 0 })
  return {
    date,
    numbers: numbersOn({ numbers, date }),
    panel: offered(panel),
    otherPanels: others.map(offered),
  }
}

type Offered = { panel: PanelFacts; date: string; isOneOfMany: boolean }

function offeredOn({ panel, date, isOneOfMany }: Offered): OfferedPanel {
  const { slug, name, pricePence, powerWatts, widthMm, heightMm, thicknessMm, operatingTempC, panelsPer16aMax } = panel
  return {
    slug,
    name,
    pricePence,
    powerWatts,
    widthMm,
    heightMm,
    thicknessMm,
    operatingTempC,
    panelsPer16aMax,
    source: {
      title: isOneOfMany ? `Our product record of the ${name}` : 'Our product record',
      date,
      confidence: 'assumed',
    },
  }
}
