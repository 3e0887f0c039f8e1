import { PAPER } from './heat-ramp'
import { LINE_PX, path, round, svg, type Width, WIDTHS, words, wordsBelow } from './svg'

/** Announcements and laws on heating new homes; how the label stands at its dot on a horizontal line. */
const DATES = [
  {
    on: '2019-03-13',
    lines: ['March 2019', 'Announced: no fossil', 'heating by 2025'],
    isLaw: false,
    isAbove: false,
    anchor: 'start',
  },
  {
    on: '2024-04-01',
    lines: ['1 April 2024', 'Scotland: New Build', 'Heat Standard'],
    isLaw: true,
    isAbove: false,
    anchor: 'middle',
  },
  {
    on: '2026-03-24',
    lines: ['24 March 2026', 'England: the new', 'rules published'],
    isLaw: false,
    isAbove: true,
    anchor: 'end',
  },
  {
    on: '2027-03-24',
    lines: ['24 March 2027', 'England: they apply', 'to new plans'],
    isLaw: true,
    isAbove: false,
    anchor: 'middle',
  },
  {
    on: '2028-03-24',
    lines: ['24 March 2028', 'England: older plans', 'must have begun'],
    isLaw: true,
    isAbove: true,
    anchor: 'end',
  },
] as const

const [FIRST, LAST] = [Date.parse('2019-01-01'), Date.parse('2028-07-01')]
const NEW_YEARS = Array.from({ length: 10 }, (_, index) => `${2019 + index}-01-01`)

/** Position of an ISO date on a line from `start` to `end`. */
const along = (on: string, [start, end]: readonly [number, number]) =>
  round(start + ((Date.parse(on) - FIRST) / (LAST - FIRST)) * (end - start))

/** To scale: horizontal on desktop, vertical on mobile. A solid dot marks law, a hollow one an announcement. */
export function drawRegulationsTimeline({ width }: { width: Width }): string {
  return width === 'wide' ? row() : column()
}

const dot = (x: number, y: number, isLaw: boolean) =>
  `<circle cx="${x}" cy="${y}" r="8" fill="${isLaw ? PAPER.ink : PAPER.panel}" stroke-width="2.5"/>`

function row(): string {
  const [start, end, y] = [2, WIDTHS.wide - 2, 92]
  const label = { above: y - 24 - 2 * LINE_PX, below: y + 36 }
  const ticks = NEW_YEARS.map((on) => `M${along(on, [start, end])} ${y - TICK}v${2 * TICK}`)
  const parts = DATES.flatMap(({ on, lines, isLaw, isAbove, anchor }) => {
    const x = along(on, [start, end])
    const edge = { start: -8, middle: 0, end: 8 }[anchor]
    return [dot(x, y, isLaw), wordsBelow({ x: x + edge, y: isAbove ? label.above : label.below, lines, anchor })]
  })
  return svg({
    width: WIDTHS.wide,
    height: 216,
    parts: [path(`M${start} ${y}H${end}${ticks.join('')}`), ...parts, key(6, 204), yearKey(290, 204)],
  })
}

/** Labels are at their dot, or below the label before it where dates are close together. */
function column(): string {
  const [start, end, x, textX] = [8, 440, 18, 66]
  const pitch = 3 * LINE_PX + 12
  const ticks = NEW_YEARS.map((on) => `M${x - TICK} ${along(on, [start, end])}h${2 * TICK}`)
  let free = 0
  const parts = DATES.flatMap(({ on, lines, isLaw }) => {
    const y = along(on, [start, end])
    const labelY = Math.max(y, free)
    free = labelY + pitch
    return [
      path(`M${x} ${y}L${textX - 14} ${labelY}h8`, 'stroke-width="1"'),
      dot(x, y, isLaw),
      wordsBelow({ x: textX, y: labelY + 5, lines }),
    ]
  })
  return svg({
    width: WIDTHS.narrow,
    height: free + 48,
    parts: [
      path(`M${x} ${start}V${end}${ticks.join('')}`),
      ...parts,
      key(6, round(free) + 10),
      yearKey(6, round(free) + 10 + LINE_PX + 4),
    ],
  })
}

/** Half the length of the tick of a year. */
const TICK = 5

function key(x: number, y: number): string {
  return [
    dot(x + 8, y - 5, true),
    words({ x: x + 26, y, words: 'law on that day' }),
    dot(x + 158, y - 5, false),
    words({ x: x + 176, y, words: 'not yet law' }),
  ].join('')
}

function yearKey(x: number, y: number): string {
  return path(`M${x + 8} ${y - 5 - TICK}v${2 * TICK}`) + words({ x: x + 26, y, words: 'a year begins' })
}
