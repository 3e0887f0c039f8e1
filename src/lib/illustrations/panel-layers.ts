import type { Powerboard } from '@/lib/content/product'

import { HEAT_RAMP, PAPER } from './heat-ramp'
import { box, LINE_PX, path, svg, type Width, WIDTHS, wordsBelow } from './svg'

/** Top to bottom as installed: name, purpose and drawn thickness. Not to scale. */
const LAYERS = [
  { name: 'Back sheet', job: 'closes the body, carries box and fixings', height: 24, fill: PAPER.frost },
  { name: 'Insulation', job: 'makes it harder for heat to go up', height: 54, fill: PAPER.panel },
  { name: 'Heating film', job: 'turns current into heat', height: 14, fill: HEAT_RAMP[5] },
  { name: 'Face', job: 'gives off infrared', height: 22, fill: PAPER.panel },
] as const

const APART = 34
const TOP = 30
/** The frame runs on past the layers. */
const OVER = 6

/** Exploded view of a panel, ceiling above and room below. */
export function drawPanelLayers({ panel, width }: { panel: Powerboard; width: Width }): string {
  const isWide = width === 'wide'
  const [left, long] = isWide ? [40, 420] : [10, 110]
  const textX = left + long + (isWide ? 70 : 24)
  const leaderEnd = textX - (isWide ? 10 : 6)
  const parts: string[] = []
  let y = TOP
  let bottom = TOP
  for (const { name, job, height, fill } of LAYERS) {
    const lines = isWide ? [name, job] : [name, ...broken(job)]
    const pitch = Math.max(height + APART, lines.length * LINE_PX + LABEL_GAP)
    const middle = y + height / 2
    parts.push(box({ x: left, y, width: long, height, fill }))
    if (name === 'Insulation') parts.push(wool({ left, y, long, height }))
    parts.push(path(`M${left + long} ${middle}H${leaderEnd}`), wordsBeside({ x: textX, middle, lines }))
    bottom = y + height
    y += pitch
  }
  const arrows = [0.2, 0.5, 0.8].map((fraction) => `M${left + long * fraction} ${bottom + 12}v34m-6 -8l6 8 6 -8`)
  const edge = left + long + OVER
  const frameMiddle = y + 10
  parts.push(
    frame({ x: left - OVER, bottom }),
    frame({ x: edge, bottom }),
    path(arrows.join(''), 'stroke-width="2"'),
    path(`M${edge} ${bottom + OVER}L${leaderEnd - 6} ${frameMiddle}H${leaderEnd}`),
    wordsBeside({
      x: textX,
      middle: frameMiddle,
      lines: isWide
        ? ['Frame, all round', `holds the four together in ${panel.thicknessMm} mm`]
        : ['Frame, all round', `all in ${panel.thicknessMm} mm`],
    }),
  )
  return svg({ width: WIDTHS[width], height: frameMiddle + 42, parts })
}

/** One of the frame's two cut edges, on either side of the layers. */
function frame({ x, bottom }: { x: number; bottom: number }): string {
  return path(`M${x} ${TOP - OVER}V${bottom + OVER}`, `stroke-width="5" stroke="${PAPER.edge}"`)
}

/** Between the labels of two layers. */
const LABEL_GAP = 14

/** Lines of text around a middle, where their leader ends. */
function wordsBeside({ x, middle, lines }: { x: number; middle: number; lines: readonly string[] }): string {
  return wordsBelow({ x, y: middle - (lines.length / 2) * LINE_PX + 15, lines })
}

function wool({ left, y, long, height }: { left: number; y: number; long: number; height: number }): string {
  const loops = Math.floor((long - 16) / 28)
  return path(
    `M${left + 8} ${y + height / 2}${`q7 ${-height * 0.7} 14 0t14 0`.repeat(loops)}`,
    `stroke="${PAPER.edge}"`,
  )
}

/** Splits text into two lines of similar length. */
function broken(text: string): string[] {
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index)
  const middle = spaces.sort((a, b) => Math.abs(a - text.length / 2) - Math.abs(b - text.length / 2))[0]
  return middle === undefined || text.length < 22 ? [text] : [text.slice(0, middle), text.slice(middle + 1)]
}
