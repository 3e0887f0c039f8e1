import type { Powerboard } from '@/lib/content/product'

import { PAPER } from './heat-ramp'
import { box, path, svg, type Width, WIDTHS, wordsBelow } from './svg'

/** Drawing units; the thickness of panel and board is exaggerated. */
const JOIST = { width: 56, height: 150 }
const BOARD = 18
const CHANNEL = 20
const PANEL = 22

/** Section through a ceiling at one joist: insulation, plasterboard, channel and panel, with screws into timber. */
export function drawCeilingFixing({ panel, width }: { panel: Powerboard; width: Width }): string {
  const isWide = width === 'wide'
  const [left, long] = isWide ? [20, 520] : [6, 190]
  const joists = isWide ? [left + 110, left + 350] : [left + 66]
  const top = 20
  const [board, channel, body] = [top + JOIST.height, top + JOIST.height + BOARD, top + JOIST.height + BOARD + CHANNEL]
  const parts = [
    path(
      `M${left} ${top + 40}${'q14 -40 28 0t28 0'.repeat(Math.floor(long / 56))}m${-Math.floor(long / 56) * 56} 56${'q14 -40 28 0t28 0'.repeat(Math.floor(long / 56))}`,
      `stroke="${PAPER.edge}"`,
    ),
    ...joists.map(
      (x) =>
        box({ x, y: top, width: JOIST.width, height: JOIST.height }) +
        path(
          `M${x} ${top}l${JOIST.width} ${JOIST.height}m0 ${-JOIST.height}l${-JOIST.width} ${JOIST.height}`,
          'stroke-width="1"',
        ),
    ),
    box({ x: left, y: board, width: long, height: BOARD, fill: PAPER.frost }),
    ...joists.map(
      (x) =>
        box({ x: x - 10, y: channel, width: JOIST.width + 20, height: CHANNEL, fill: PAPER.edge }) +
        screw(x + JOIST.width / 2, channel + CHANNEL),
    ),
    box({ x: left + 30, y: body, width: long - 60, height: PANEL }),
  ]
  const end = left + long
  const lastJoist = Math.max(...joists) + JOIST.width
  const labels = [
    { y: top + 30, start: end - 30, from: top + 26, lines: ['Insulation', isWide ? 'over the ceiling' : ''] },
    { y: top + 86, start: lastJoist - 8, from: top + 82, lines: ['Joist', isWide ? 'the screws end in timber' : ''] },
    { y: board + 2, start: end - 12, from: board + BOARD / 2, lines: ['Board', isWide ? 'carries nothing' : ''] },
    { y: board + 50, start: lastJoist + 4, from: channel + CHANNEL / 2, lines: ['Channel', ''] },
    {
      y: board + 82,
      start: end - 44,
      from: body + PANEL / 2,
      lines: ['Panel', isWide ? `${panel.thicknessMm} mm, ${panel.weightKg} kg` : `${panel.weightKg} kg`],
    },
  ]
  for (const { y, start, from, lines } of labels) {
    parts.push(path(`M${start} ${from}H${end + 6}L${end + 20} ${y - 4}h10`, 'stroke-width="1"'))
    parts.push(wordsBelow({ x: end + 36, y, lines: lines.filter(Boolean) }))
  }
  return svg({ width: WIDTHS[width], height: body + PANEL + 62, parts })
}

/** Runs from the channel up into the joist. */
function screw(x: number, foot: number): string {
  return path(`M${x - 6} ${foot}h12M${x} ${foot}v-104l-3 8m3 -8l3 8${'m-7 14l8 -5'.repeat(1)}`, 'stroke-width="3"')
}
