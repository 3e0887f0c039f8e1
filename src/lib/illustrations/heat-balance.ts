import type { Powerboard } from '@/lib/content/product'
import { frontOutput } from '@/lib/domain/panel/front-output'

import { HEAT_RAMP, PAPER } from './heat-ramp'
import { box, path, svg, type Width, WIDTHS, words, wordsBelow } from './svg'

const ROOM_C = 20
const EMISSIVITY = 0.9
/** Still air below a warm ceiling: 0.5 to 2 W/m²K. */
const CONVECTION_WATTS_PER_M2K = 1
const SQUARE_MM = 1_000_000

/** Where a panel's power goes, whole watts: two shares computed from its rated temperature, the third the remainder. */
export function heatBalance({ powerWatts, operatingTempC, widthMm, heightMm }: Powerboard) {
  const { radiantWatts, convectiveWatts } = frontOutput({
    surfaceC: operatingTempC,
    areaM2: (widthMm * heightMm) / SQUARE_MM,
    emissivity: EMISSIVITY,
    convectionWattsPerM2K: CONVECTION_WATTS_PER_M2K,
    surroundingsC: ROOM_C,
    airC: ROOM_C,
  })
  const [radiant, air] = [Math.round(radiantWatts), Math.round(convectiveWatts)]
  return { radiant, air, rest: powerWatts - radiant - air }
}

/** A stream that splits into three, each as thick as its watts. */
export function drawHeatBalance({ panel, width }: { panel: Powerboard; width: Width }): string {
  const isWide = width === 'wide'
  const { radiant, air, rest } = heatBalance(panel)
  const thickness = (watts: number) => (watts / panel.powerWatts) * (isWide ? 210 : 170)
  const [start, end] = isWide ? [150, 500] : [78, 160]
  const gap = isWide ? 26 : 54
  const percent = (watts: number) => `${Math.round((watts / panel.powerWatts) * 100)}%`
  const streams = [
    {
      watts: radiant,
      fill: HEAT_RAMP[6],
      lines: [`${radiant} W`, isWide ? `Infrared, downwards. ${percent(radiant)}` : `Infrared, ${percent(radiant)}`],
    },
    {
      watts: air,
      fill: HEAT_RAMP[4],
      lines: [`${air} W`, isWide ? `Warm air below the face. ${percent(air)}` : `Air below it, ${percent(air)}`],
    },
    {
      watts: rest,
      fill: PAPER.frost,
      lines: [`${rest} W`, isWide ? `Back and edges, or not drawn. ${percent(rest)}` : `The rest, ${percent(rest)}`],
    },
  ]
  const parts: string[] = []
  let from = 40
  let to = 16
  for (const { watts, fill, lines } of streams) {
    const tall = thickness(watts)
    const middle = (start + end) / 2
    parts.push(
      path(
        `M${start} ${from}C${middle} ${from} ${middle} ${to} ${end} ${to}v${tall}C${middle} ${to + tall} ${middle} ${from + tall} ${start} ${from + tall}z`,
        `fill="${fill}"`,
      ),
    )
    parts.push(wordsBelow({ x: end + 16, y: to + Math.max(14, tall / 2 - 2), lines }))
    from += tall
    to += tall + gap
  }
  const height = to - gap + 34
  parts.push(box({ x: start - 12, y: 40, width: 12, height: thickness(panel.powerWatts) }))
  parts.push(
    words({
      x: start - 22,
      y: 40 + thickness(panel.powerWatts) / 2,
      words: `${panel.powerWatts} W`,
      isBold: true,
      size: isWide ? 28 : 15,
      anchor: 'end',
    }),
  )
  if (isWide)
    parts.push(
      words({ x: start - 22, y: 62 + thickness(panel.powerWatts) / 2, words: 'electricity in', anchor: 'end' }),
    )
  return svg({ width: WIDTHS[width], height, parts })
}
