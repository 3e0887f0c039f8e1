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
    ...gapsBetween({ left, long, joists }).map(([from, to]) => wool({ from, to, top: top + 40 })),
    ...joists.map(
      (x) =>
        box({ x, y: top, width: JOIST.width, height: JOIST.height }) +
        path(
          `M${x} ${top}l${JOIST.width} ${JOIST.height}m0 ${-JOIST.height}l${-JOIST.width} ${JOIST.height}`,
          'stroke-width="1"',
        ),
    ),
    box({ x: left, y: board, width: long, height: BOARD, fill: PAPER.frost }),
    ...joists.map((x) => uProfile({ x: x - 10, y: channel }) + screw(x + JOIST.width / 2, channel + STEEL)),
    box({ x: left + 30, y: body, width: long - 60, height: PANEL }),
  ]
  const end = left + long
  const lastJoist = Math.max(...joists) + JOIST.width
  const labels = [
    { y: top + 88, start: end - 20, from: top + 84, lines: ['Insulation', isWide ? 'over the ceiling' : ''] },
    { y: top + 18, start: lastJoist - 8, from: top + 14, lines: ['Joist', isWide ? 'the screws end in timber' : ''] },
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

/** The stretches of the ceiling beside and between joists. */
function gapsBetween({ left, long, joists }: { left: number; long: number; joists: readonly number[] }) {
  const starts = [left, ...joists.map((x) => x + JOIST.width)]
  return starts.map((from, index) => [from, joists[index] ?? left + long] as const)
}

/** Two layers of loops, whole ones only, in the middle of their gap. */
function wool({ from, to, top }: { from: number; to: number; top: number }): string {
  const loops = Math.floor((to - from) / LOOP)
  const start = (from + to - loops * LOOP) / 2
  const row = (y: number) => `M${start} ${y}${'q14 -40 28 0t28 0'.repeat(loops)}`
  return path(row(top) + row(top + LOOP), `stroke="${PAPER.edge}"`)
}

const LOOP = 56
const STEEL = 5

/** A channel in section, its web against the board; the panel closes it from below. */
function uProfile({ x, y }: { x: number; y: number }): string {
  const width = JOIST.width + 20
  return path(
    `M${x} ${y}h${width}v${CHANNEL}h${-STEEL}v${STEEL - CHANNEL}h${2 * STEEL - width}v${CHANNEL - STEEL}h${-STEEL}z`,
    `fill="${PAPER.edge}"`,
  )
}

/** From its head inside the channel up into the joist, with the thread that holds in timber. */
function screw(x: number, web: number): string {
  const [tip, point, thread] = [web - 104, 10, 6]
  const turns = Array.from({ length: 11 }, (_, turn) => `M${x - 4} ${tip + point + 4 + turn * thread}l8 -3`)
  return (
    path(`M${x - 2} ${web}V${tip + point}L${x} ${tip}L${x + 2} ${tip + point}V${web}z`, `fill="${PAPER.panel}"`) +
    path(turns.join('')) +
    path(`M${x - 9} ${web}h18l-5 6h-8z`, `fill="${PAPER.ink}"`)
  )
}
