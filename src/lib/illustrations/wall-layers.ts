import { HEAT_RAMP, PAPER } from './heat-ramp'
import { box, path, svg, type Width, WIDTHS, words } from './svg'

/** RdSAP U-values of a 1960s cavity wall, W/m²K: as built and with the cavity filled. */
const WALLS = [
  { title: 'Cavity empty', uValue: 1.5, isFilled: false },
  { title: 'Cavity filled', uValue: 0.7, isFilled: true },
] as const

/** From outside to inside, in drawing units. */
const [BRICK, CAVITY, BLOCK, PLASTER] = [64, 36, 62, 10]
const THICK = BRICK + CAVITY + BLOCK + PLASTER
const TALL = 180

/** Section through the wall, uninsulated and insulated; arrow thickness shows the heat loss. */
export function drawWallLayers({ width }: { width: Width }): string {
  const isWide = width === 'wide'
  const parts = WALLS.flatMap(({ title, uValue, isFilled }, index) => {
    const x = isWide ? 90 + index * 420 : 76
    const y = isWide ? 56 : 56 + index * 280
    return [
      words({ x: x - 30, y: y - 24, words: `${title}: ${uValue} W/m²K`, isBold: true }),
      bricks(x, y),
      box({ x: x + BRICK, y, width: CAVITY, height: TALL, fill: PAPER.panel }),
      isFilled ? fill(x + BRICK, y) : '',
      box({ x: x + BRICK + CAVITY, y, width: BLOCK, height: TALL, fill: PAPER.frost }),
      box({ x: x + THICK - PLASTER, y, width: PLASTER, height: TALL, fill: PAPER.panel }),
      arrow({ x, y: y + TALL / 2, uValue }),
      words({ x: x + THICK + 12, y: y + 20, words: 'Inside' }),
      words({ x: x - 8, y: y + TALL - 8, words: 'Outside', anchor: 'end' }),
    ]
  })
  return svg({ width: WIDTHS[width], height: isWide ? 256 : 536, parts })
}

function bricks(x: number, y: number): string {
  const courses = Array.from({ length: 9 }, (_, course) => `M${x} ${y + course * 20}h${BRICK}`).join('')
  return (
    box({ x, y, width: BRICK, height: TALL, fill: PAPER.frost }) +
    path(courses, `stroke="${PAPER.edge}" stroke-width="1"`) +
    box({ x, y, width: BRICK, height: TALL, fill: 'none' })
  )
}

function fill(x: number, y: number): string {
  return path(`M${x + 4} ${y + 8}${'q14 8 28 0t-28 14'.repeat(12)}`, `stroke="${PAPER.edge}"`)
}

/** Points from the room out through the wall. */
function arrow({ x, y, uValue }: { x: number; y: number; uValue: number }): string {
  const half = uValue * 12
  return path(
    `M${x + THICK + 56} ${y - half}H${x - 18}v${-half * 0.7}L${x - 18 - half * 1.7} ${y}L${x - 18} ${y + half * 1.7}V${y + half}H${x + THICK + 56}z`,
    `fill="${HEAT_RAMP[5]}" fill-opacity=".88"`,
  )
}
