import type { Powerboard } from '@/lib/content/product'
import { sphereViewFactor } from '@/lib/domain/comfort/radiant-field/view-factor'

import { HEAT_RAMP, PAPER } from './heat-ramp'
import { LINE_PX, path, round, svg, type Width, WIDTHS, words } from './svg'

const [NEAREST_M, FURTHEST_M] = [0.4, 2.4]
const MOST = 0.16
const MARKED = [
  { metres: 0.7, name: 'Standing, head' },
  { metres: 1.2, name: 'Sitting, head' },
  { metres: 1.8, name: 'Sitting, lap' },
  { metres: 2.3, name: 'In bed' },
]

/** Lifts the last label clear of the one before it. */
const LEADER_PX = 50

/** The share of a small sphere's view filled by one panel at a distance below its centre. */
export function shareSeen({ widthMm, heightMm }: Pick<Powerboard, 'widthMm' | 'heightMm'>, metres: number): number {
  const [halfLong, halfWide] = [widthMm / 2_000, heightMm / 2_000]
  return sphereViewFactor({
    point: { x: 0, y: 0, z: 0 },
    patch: { plane: 'z', at: metres, x: [-halfLong, halfLong], y: [-halfWide, halfWide] },
  })
}

/** That share plotted over distance, with four typical positions. */
export function drawViewFactor({ panel, width }: { panel: Powerboard; width: Width }): string {
  const isWide = width === 'wide'
  const [left, right, top, bottom] = isWide ? [60, WIDTHS.wide - 40, 36, 306] : [44, WIDTHS.narrow - 10, 36, 276]
  const at = (metres: number, share: number) => ({
    x: round(left + ((metres - NEAREST_M) / (FURTHEST_M - NEAREST_M)) * (right - left)),
    y: round(bottom - (share / MOST) * (bottom - top)),
  })
  const curve = Array.from({ length: 41 }, (_, index) => {
    const metres = NEAREST_M + (index / 40) * (FURTHEST_M - NEAREST_M)
    const { x, y } = at(metres, shareSeen(panel, metres))
    return `${x} ${y}`
  })
  const scale = [0, 0.05, 0.1, 0.15].flatMap((share) => {
    const { y } = at(NEAREST_M, share)
    return [
      path(`M${left} ${y}H${right}`, `stroke="${PAPER.frost}"`),
      words({ x: left - 10, y: y + 5, words: `${Math.round(share * 100)}%`, anchor: 'end' }),
    ]
  })
  const distances = [0.5, 1, 1.5, 2].map((metres) =>
    words({ x: at(metres, 0).x, y: bottom + 24, words: String(metres), anchor: 'middle' }),
  )
  const marks = MARKED.flatMap(({ metres, name }, index) => {
    const share = shareSeen(panel, metres)
    const { x, y } = at(metres, share)
    const isLast = index === MARKED.length - 1
    const percent = `${(share * 100).toFixed(1)}%`
    return [
      isLast ? path(`M${x} ${y}v${-LEADER_PX}`, 'stroke-width="1"') : '',
      `<circle cx="${x}" cy="${y}" r="6" fill="${HEAT_RAMP[6 - index]}"/>`,
      words({
        x: isLast ? x + 4 : x + 10,
        y: y - (isLast ? LEADER_PX + 8 : 14),
        words: isWide ? `${percent} ${name}` : `${index + 1}`,
        isBold: true,
        anchor: isLast ? 'end' : 'start',
        isOnPaper: false,
      }),
      isWide ? '' : keyLine({ y: bottom + KEY_PX + index * LINE_PX, number: index + 1, percent, name }),
    ]
  })
  return svg({
    width: WIDTHS[width],
    height: bottom + (isWide ? 54 : KEY_PX + MARKED.length * LINE_PX),
    parts: [
      ...scale,
      path(`M${left} ${bottom}H${right}`),
      ...distances,
      words({ x: 0, y: 16, words: 'Share of view' }),
      words({ x: right, y: bottom + 46, words: 'Metres below the panel', anchor: 'end' }),
      path(`M${curve.join('L')}`, 'stroke-width="2.5"'),
      ...marks,
    ],
  })
}

/** From the axis to the key of a narrow drawing. */
const KEY_PX = 80

function keyLine({ y, number, percent, name }: { y: number; number: number; percent: string; name: string }): string {
  return [
    words({ x: 8, y, words: `${number}`, isBold: true }),
    words({ x: 74, y, words: percent, isBold: true, anchor: 'end' }),
    words({ x: 88, y, words: name }),
  ].join('')
}
