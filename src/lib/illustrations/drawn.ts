import type { DrawingKey } from '@/lib/content/drawings'
import type { Powerboard } from '@/lib/content/product'
import { roomSectionFile } from '@/lib/routing/routes'

import { drawCeilingFixing } from './ceiling-fixing'
import { drawCircuit } from './circuit'
import { drawHeatBalance, heatBalance } from './heat-balance'
import { drawPanelLayers } from './panel-layers'
import { drawRegulationsTimeline } from './regulations-timeline'
import type { Width } from './svg'
import { drawViewFactor, shareSeen } from './view-factor'
import { drawWallLayers } from './wall-layers'

/** A drawing as HTML for desktop and mobile, with its text alternative. */
export type Drawn = { wide: string; narrow: string; alt: string }

type Drawing = { draw: (given: { panel: Powerboard; width: Width }) => string; alt: (panel: Powerboard) => string }

const DRAWN: Record<DrawingKey, Drawing> = {
  'room-section': {
    draw: ({ width }) =>
      `<img src="${roomSectionFile(width)}" alt="" loading="lazy" style="display:block;width:100%;height:auto">`,
    alt: () =>
      'Section through a sitting room with panels on its ceiling. Warmth spreads below each panel in bands that widen and fade towards the floor and the far wall.',
  },
  'panel-layers': {
    draw: drawPanelLayers,
    alt: () =>
      'A panel taken apart, from above: back sheet, insulation, heating film and face, held by a frame. Infrared leaves the face downwards.',
  },
  'heat-balance': {
    draw: drawHeatBalance,
    alt: (panel) => {
      const { radiant, air, rest } = heatBalance(panel)
      return `${panel.powerWatts} W of electricity part in three streams: ${radiant} W of infrared downwards, ${air} W to the air below the face, ${rest} W through back and edges or not drawn at all.`
    },
  },
  circuit: {
    draw: drawCircuit,
    alt: ({ panelsPer16aMax, powerWatts }) =>
      `A cable leads from a 16 A device in the consumer unit through a thermostat to ${panelsPer16aMax} panels side by side, ${(panelsPer16aMax * powerWatts).toLocaleString('en-GB')} W together.`,
  },
  'ceiling-fixing': {
    draw: drawCeilingFixing,
    alt: () =>
      'Section through a ceiling: insulation between crossed joists, plasterboard below them, metal channels screwed through the board into the joists, and the panel below the channels.',
  },
  'view-factor': {
    draw: drawViewFactor,
    alt: (panel) =>
      `A falling curve: one panel fills ${(shareSeen(panel, 0.7) * 100).toFixed(1)}% of what a head sees 0.7 m below it, ${(shareSeen(panel, 1.8) * 100).toFixed(1)}% at 1.8 m and ${(shareSeen(panel, 2.3) * 100).toFixed(1)}% at 2.3 m.`,
  },
  'wall-layers': {
    draw: drawWallLayers,
    alt: () =>
      'The same cavity wall twice in section. With its cavity empty a thick arrow of heat passes, 1.5 W/m²K; with it filled an arrow of less than half, 0.7 W/m²K.',
  },
  'regulations-timeline': {
    draw: drawRegulationsTimeline,
    alt: () =>
      'Five dates in a row: announced in March 2019; law in Scotland on 1 April 2024; rules for England published on 24 March 2026, in force for new plans from 24 March 2027, older plans begun by 24 March 2028.',
  },
}

export function drawn({ drawing, panel }: { drawing: DrawingKey; panel: Powerboard }): Drawn {
  const { draw, alt } = DRAWN[drawing]
  return { wide: draw({ panel, width: 'wide' }), narrow: draw({ panel, width: 'narrow' }), alt: alt(panel) }
}
