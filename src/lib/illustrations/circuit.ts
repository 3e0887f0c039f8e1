import type { Powerboard } from '@/lib/content/product'

import { PAPER } from './heat-ramp'
import { box, path, svg, type Width, WIDTHS, words, wordsBelow } from './svg'

/** From the upright cable to the first panel of a row, and between panels. */
const INSET = 16
const APART = 10

/** Where things are, in a wide and in a narrow drawing. */
const LAYOUTS = {
  wide: { unitX: 20, unitWidth: 104, statX: 190, statLabelX: 170, panelsX: 340, first: 34, cell: 70, deep: 40 },
  narrow: { unitX: 10, unitWidth: 84, statX: 156, statLabelX: 146, panelsX: 14, first: 164, cell: 60, deep: 38 },
} as const
const TOP = 34
const CABLE = 'stroke-width="3"'
/** From one row of panels to the next, besides their depth. */
const BETWEEN_ROWS = 56

type Row = { width: Width; row: number; columns: number; inRow: number }

/** One circuit: consumer unit, thermostat, and the maximum number of panels the manufacturer allows. */
export function drawCircuit({ panel, width }: { panel: Powerboard; width: Width }): string {
  const count = panel.panelsPer16aMax
  const columns = width === 'wide' ? Math.ceil(count / 2) : 5
  const rows = Math.ceil(count / columns)
  const bottom = rowY(width, rows - 1) + LAYOUTS[width].deep + 36
  const parts = [
    ...supply(width),
    ...Array.from({ length: rows }, (_, row) => row).flatMap((row) =>
      panelsOf({ width, row, columns, inRow: Math.min(columns, count - row * columns) }),
    ),
    ...sums({ panel, width, bottom }),
  ]
  return svg({ width: WIDTHS[width], height: bottom + (width === 'wide' ? 18 : 36), parts })
}

const rowY = (width: Width, row: number) => LAYOUTS[width].first + row * (LAYOUTS[width].deep + BETWEEN_ROWS)

/** The consumer unit, the thermostat, and the cable as far as the panels. */
function supply(width: Width): string[] {
  const { unitX, unitWidth, statX, statLabelX, panelsX } = LAYOUTS[width]
  const lines = width === 'wide' ? ['Consumer unit', 'one RCBO a circuit'] : ['Consumer unit']
  const around = width === 'wide' ? '' : `H${WIDTHS.narrow - 6}V${rowY(width, 0) - 18}`
  return [
    box({ x: unitX, y: TOP - 14, width: unitWidth, height: 64 }),
    path(`M${unitX + 26} ${TOP + 2}v32m-8 -24h16v16h-16z`, `fill="${PAPER.ink}"`),
    words({ x: unitX + 44, y: TOP + 22, words: '16 A', isBold: true }),
    wordsBelow({ x: unitX, y: TOP + 74, lines }),
    path(`M${unitX + unitWidth} ${TOP + 18}H${statX}`, CABLE),
    box({ x: statX, y: TOP - 6, width: 48, height: 48 }),
    path(`M${statX + 14} ${TOP + 18}a10 10 0 1 0 20 0a10 10 0 1 0 -20 0m10 0l6 -6`),
    wordsBelow({ x: statLabelX, y: TOP + 74, lines: ['Thermostat'] }),
    path(`M${statX + 48} ${TOP + 18}${around}H${panelsX}`, CABLE),
  ]
}

/** A row of panels with its cable. */
function panelsOf({ width, row, columns, inRow }: Row): string[] {
  const { panelsX, cell, deep } = LAYOUTS[width]
  const long = cell - APART
  const y = rowY(width, row)
  const busY = width === 'wide' ? y - 10 : y - 18
  const end = panelsX + INSET + (inRow - 1) * cell + long / 2
  const isWideFirst = width === 'wide' && row === 0
  return [
    ...(row > 0 ? [path(`M${panelsX} ${width === 'wide' ? TOP + 18 : rowY(width, 0) - 18}V${busY}`, CABLE)] : []),
    path(`M${panelsX} ${isWideFirst ? `${TOP + 18}V${busY}` : busY}H${end}`, CABLE),
    ...Array.from({ length: inRow }, (_, column) => panelsX + INSET + column * cell).flatMap((x, column) => [
      path(`M${x + long / 2} ${busY}V${y + 6}`),
      box({ x, y: y + 6, width: long, height: deep }),
      words({ x: x + long / 2, y: y + 6 + deep / 2 + 5, words: `${row * columns + column + 1}`, anchor: 'middle' }),
    ]),
  ]
}

/** The load of all panels, in watts and amperes. */
function sums({ panel, width, bottom }: { panel: Powerboard; width: Width; bottom: number }): string[] {
  const { panelsX } = LAYOUTS[width]
  const { panelsPer16aMax: count, powerWatts, voltage } = panel
  const watts = count * powerWatts
  const beside = width === 'wide' ? { x: panelsX + 230, y: bottom } : { x: panelsX, y: bottom + 22 }
  return [
    words({
      x: panelsX,
      y: bottom,
      words: `${count} × ${powerWatts} W = ${watts.toLocaleString('en-GB')} W`,
      isBold: true,
    }),
    words({ ...beside, words: `${(watts / voltage).toFixed(1)} A at ${voltage} V` }),
  ]
}
