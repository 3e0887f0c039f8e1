import type { Powerboard } from '@/lib/content/product'

import { HEAT_RAMP, PAPER } from './heat-ramp'
import { box, path, svg, type Width, WIDTHS, wordsBelow } from './svg'

/** Top to bottom as installed: name, purpose and drawn thickness. Not to scale. */
const LAYERS = [
  { name: 'Back sheet', job: 'closes the body, carries box and fixings', height: 24, fill: PAPER.frost },
  { name: 'Insulation', job: 'makes the way up the harder one', height: 54, fill: PAPER.panel },
  { name: 'Heating film', job: 'turns current into heat', height: 14, fill: HEAT_RAMP[5] },
  { name: 'Face', job: 'gives off infrared', height: 22, fill: PAPER.panel },
] as const

const APART = 34

/** Exploded view of a panel, ceiling above and room below. */
export function drawPanelLayers({ panel, width }: { panel: Powerboard; width: Width }): string {
  const isWide = width === 'wide'
  const [left, long] = isWide ? [40, 420] : [10, 110]
  const parts: string[] = [frame({ left, long })]
  let y = 30
  for (const { name, job, height, fill } of LAYERS) {
    parts.push(box({ x: left, y, width: long, height, fill }))
    if (name === 'Insulation') parts.push(wool({ left, y, long, height }))
    const middle = y + height / 2
    parts.push(path(`M${left + long} ${middle}h${isWide ? 60 : 18}`))
    parts.push(
      wordsBelow({
        x: left + long + (isWide ? 70 : 24),
        y: middle - (isWide ? 2 : 4),
        lines: isWide ? [name, job] : [name, ...broken(job)],
      }),
    )
    y += height + APART
  }
  const bottom = y - APART
  const arrows = [0.2, 0.5, 0.8].map((fraction) => `M${left + long * fraction} ${bottom + 12}v34m-6 -8l6 8 6 -8`)
  parts.push(path(arrows.join(''), `stroke="${HEAT_RAMP[4]}" stroke-width="3"`))
  parts.push(
    wordsBelow({
      x: left + long + (isWide ? 70 : 24),
      y: bottom + 34,
      lines: isWide
        ? ['Frame, all round', `holds the four together in ${panel.thicknessMm} mm`]
        : ['Frame, all round', `all in ${panel.thicknessMm} mm`],
    }),
  )
  return svg({ width: WIDTHS[width], height: bottom + (isWide ? 66 : 72), parts })
}

/** The frame's two cut edges, on either side of the layers. */
function frame({ left, long }: { left: number; long: number }): string {
  const tall = LAYERS.reduce((sum, { height }) => sum + height + APART, -APART)
  const edge = (x: number) => path(`M${x} 24v${tall + 12}`, `stroke-width="5" stroke="${PAPER.edge}"`)
  return edge(left - 6) + edge(left + long + 6)
}

function wool({ left, y, long, height }: { left: number; y: number; long: number; height: number }): string {
  const loops = Math.floor(long / 28)
  return path(
    `M${left + 8} ${y + height / 2}${`q7 ${-height * 0.7} 14 0t14 0`.repeat(loops - 1)}`,
    `stroke="${PAPER.edge}"`,
  )
}

/** Splits text into two lines of similar length. */
function broken(text: string): string[] {
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index)
  const middle = spaces.sort((a, b) => Math.abs(a - text.length / 2) - Math.abs(b - text.length / 2))[0]
  return middle === undefined || text.length < 22 ? [text] : [text.slice(0, middle), text.slice(middle + 1)]
}
