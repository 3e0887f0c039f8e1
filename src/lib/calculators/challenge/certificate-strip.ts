import type { Progress } from '@/lib/domain/challenge/progress'
import { type Season, WEEKS } from '@/lib/domain/challenge/season'
import { HEAT_RAMP, PAPER } from '@/lib/illustrations/heat-ramp'
import { box, round, words } from '@/lib/illustrations/svg'

import { bandOf, monthBegun, stripWeeks } from './strip'

type Extent = { left: number; right: number; y: number }

const PANEL = { gap: 12, below: 22, height: 30, litHeight: 44 }
/** Overlap between the segments of the thick rule, so that no gap shows. */
const SEAM = 1
/** Length of the glow below a lit panel. */
const FALL = 180

/** Gradients of the nine bands, to be included once at the start of the SVG. */
export const STRIP_DEFS = `<defs>${HEAT_RAMP.map(
  (colour, band) =>
    `<linearGradient id="fall-${band}" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${colour}" stop-opacity=".34"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></linearGradient>`,
).join('')}</defs>`

/** The 26 weekly panels in side view, with month names and a rule above that is thicker in active weeks. */
export function certificateStrip({
  season,
  progress,
  position,
}: {
  season: Season
  progress: Progress
  position: Extent
}) {
  const weeks = stripWeeks(season)
  const step = (position.right - position.left) / WEEKS
  const lit = new Set(progress.completions.map(({ week }) => week))
  const top = position.y + PANEL.below
  const panels = progress.weeklyKwh.flatMap((kwh, week) => {
    const x = position.left + week * step
    const panel = { x: x + PANEL.gap / 2, width: step - PANEL.gap }
    const band = bandOf({ kwh, isActive: lit.has(week) })
    const drawn = box({ ...panel, y: top, height: PANEL.height, stroke: PAPER.edge })
    if (band === null) return [drawn]
    const lower = top + PANEL.height
    return [
      box({ x, y: position.y, width: step + SEAM, height: 14, fill: PAPER.ink }),
      fall({ x: panel.x, y: lower + PANEL.litHeight, width: panel.width, band }),
      drawn,
      box({ ...panel, y: lower, height: PANEL.litHeight, fill: HEAT_RAMP[band] ?? PAPER.panel }),
    ]
  })
  return [
    box({ x: position.left, y: position.y, width: position.right - position.left, height: 4, fill: PAPER.ink }),
    ...panels,
    ...weeks.flatMap(({ week }) => {
      const month = monthBegun(weeks, week)
      return month === ''
        ? []
        : words({ x: position.left + week * step + PANEL.gap / 2, y: position.y - 24, words: month, size: 32 })
    }),
  ]
}

/** The glow below a lit panel; it widens downwards. */
function fall({ x, y, width, band }: { x: number; y: number; width: number; band: number }): string {
  const [left, right] = [round(x), round(x + width)]
  const [wideLeft, wideRight] = [round(x - width / 5), round(x + width * 1.2)]
  return `<path d="M${left} ${y}H${right}L${wideRight} ${y + FALL}H${wideLeft}Z" fill="url(#fall-${band})" stroke="none"/>`
}
