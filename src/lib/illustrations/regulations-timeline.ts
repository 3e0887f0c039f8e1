import { PAPER } from './heat-ramp'
import { path, svg, type Width, WIDTHS, words, wordsBelow } from './svg'

/** Announcements and laws on heating new homes. */
const DATES = [
  { date: 'March 2019', what: ['Announced: no fossil', 'heating by 2025'], isLaw: false },
  { date: '1 April 2024', what: ['Scotland: New Build', 'Heat Standard'], isLaw: true },
  { date: '24 March 2026', what: ['England: the new', 'rules published'], isLaw: false },
  { date: '24 March 2027', what: ['England: they apply', 'to new plans'], isLaw: true },
  { date: '24 March 2028', what: ['England: older plans', 'must have begun'], isLaw: true },
] as const

/** Horizontal on desktop, vertical on mobile. A solid dot marks law, a hollow one an announcement. */
export function drawRegulationsTimeline({ width }: { width: Width }): string {
  return width === 'wide' ? row() : column()
}

const dot = (x: number, y: number, isLaw: boolean) =>
  `<circle cx="${x}" cy="${y}" r="8" fill="${isLaw ? PAPER.ink : PAPER.panel}" stroke-width="2.5"/>`

function row(): string {
  const step = 170
  const y = 40
  const parts = DATES.flatMap(({ date, what, isLaw }, index) => [
    dot(14 + index * step, y, isLaw),
    wordsBelow({ x: 6 + index * step, y: y + 40, lines: [date, ...what] }),
  ])
  return svg({ width: WIDTHS.wide, height: 176, parts: [path(`M14 ${y}H${WIDTHS.wide}`), ...parts, key(6, 160)] })
}

function column(): string {
  const step = 88
  const parts = DATES.flatMap(({ date, what, isLaw }, index) => [
    dot(18, 24 + index * step, isLaw),
    wordsBelow({ x: 44, y: 28 + index * step, lines: [date, ...what] }),
  ])
  return svg({
    width: WIDTHS.narrow,
    height: DATES.length * step + 34,
    parts: [path(`M18 24V${24 + (DATES.length - 1) * step}`), ...parts, key(6, DATES.length * step + 20)],
  })
}

function key(x: number, y: number): string {
  return [
    dot(x + 8, y - 5, true),
    words({ x: x + 26, y, words: 'law on that day' }),
    dot(x + 158, y - 5, false),
    words({ x: x + 176, y, words: 'not yet law' }),
  ].join('')
}
