import type { Powerboard } from '@/lib/content/product'

import { PAPER } from './heat-ramp'
import { box, path, svg, type Width, WIDTHS, words, wordsBelow } from './svg'

/** From the upright cable to the first panel of a row, and between panels. */
const INSET = 16
const APART = 10

/** One circuit: consumer unit, thermostat, and the maximum number of panels the manufacturer allows. */
export function drawCircuit({ panel, width }: { panel: Powerboard; width: Width }): string {
  const isWide = width === 'wide'
  const count = panel.panelsPer16aMax
  const [unitX, statX, panelsX] = isWide ? [20, 190, 340] : [10, 156, 14]
  const top = 34
  const columns = isWide ? Math.ceil(count / 2) : 5
  const [cell, deep] = isWide ? [70, 40] : [60, 38]
  const long = cell - APART
  const first = isWide ? top : top + 130
  const rows = Math.ceil(count / columns)
  const bus = (row: number) => first + row * (deep + 56)
  const parts = [
    box({ x: unitX, y: top - 14, width: isWide ? 104 : 84, height: 64 }),
    path(`M${unitX + 26} ${top + 2}v32m-8 -24h16v16h-16z`, `fill="${PAPER.ink}"`),
    words({ x: unitX + 44, y: top + 22, words: '16 A', isBold: true }),
    wordsBelow({ x: unitX, y: top + 74, lines: isWide ? ['Consumer unit', 'one RCBO a circuit'] : ['Consumer unit'] }),
    path(`M${unitX + (isWide ? 104 : 84)} ${top + 18}H${statX}`, 'stroke-width="3"'),
    box({ x: statX, y: top - 6, width: 48, height: 48 }),
    path(`M${statX + 14} ${top + 18}a10 10 0 1 0 20 0a10 10 0 1 0 -20 0m10 0l6 -6`),
    wordsBelow({ x: statX - (isWide ? 20 : 10), y: top + 74, lines: ['Thermostat'] }),
    ...(isWide
      ? [path(`M${statX + 48} ${top + 18}H${panelsX}`, 'stroke-width="3"')]
      : [path(`M${statX + 48} ${top + 18}H${WIDTHS.narrow - 6}V${bus(0) - 18}H${panelsX}`, 'stroke-width="3"')]),
  ]
  for (let row = 0; row < rows; row += 1) {
    const y = bus(row)
    const inRow = Math.min(columns, count - row * columns)
    const line = isWide ? top + 18 : y - 18
    if (isWide && row > 0) parts.push(path(`M${panelsX} ${line}V${y - 10}`, 'stroke-width="3"'))
    if (!isWide && row > 0) parts.push(path(`M${panelsX} ${bus(0) - 18}V${line}`, 'stroke-width="3"'))
    const busY = isWide ? y - 10 : line
    parts.push(
      path(
        `M${panelsX} ${isWide && row === 0 ? `${top + 18}V${busY}` : busY}H${panelsX + INSET + (inRow - 1) * cell + long / 2}`,
        'stroke-width="3"',
      ),
    )
    for (let column = 0; column < inRow; column += 1) {
      const x = panelsX + INSET + column * cell
      parts.push(path(`M${x + long / 2} ${busY}V${y + 6}`))
      parts.push(box({ x, y: y + 6, width: long, height: deep }))
      parts.push(
        words({
          x: x + long / 2,
          y: y + 6 + deep / 2 + 5,
          words: `${row * columns + column + 1}`,
          anchor: 'middle',
        }),
      )
    }
  }
  const bottom = bus(rows - 1) + deep + 36
  const watts = count * panel.powerWatts
  parts.push(
    words({
      x: panelsX,
      y: bottom,
      words: `${count} × ${panel.powerWatts} W = ${watts.toLocaleString('en-GB')} W`,
      isBold: true,
    }),
  )
  parts.push(
    words({
      x: isWide ? panelsX + 230 : panelsX,
      y: isWide ? bottom : bottom + 22,
      words: `${(watts / panel.voltage).toFixed(1)} A at ${panel.voltage} V`,
    }),
  )
  return svg({ width: WIDTHS[width], height: bottom + (isWide ? 18 : 36), parts })
}
