import { writtenDate } from '@/lib/domain/calendar/written-date'
import { type Achievement, layersOf } from '@/lib/domain/challenge/achievements'
import type { Progress } from '@/lib/domain/challenge/progress'
import { type Season, WEEKS } from '@/lib/domain/challenge/season'
import { counted } from '@/lib/format/counted'
import { PAPER } from '@/lib/illustrations/heat-ramp'
import { box, words } from '@/lib/illustrations/svg'

import { certificateStrip, STRIP_DEFS } from './certificate-strip'
import { roughly } from './roughly'

/** A5 landscape, in tenths of a millimetre. */
const WIDTH = 2_100
const HEIGHT = 1_480
const LEFT = 150
const RIGHT = WIDTH - LEFT
const FRAME = 70
const COLUMN = (RIGHT - LEFT) / 3
/** The site's font, if the reader has it, with fallbacks. */
const FONT = `Commissioner, 'Gill Sans', Optima, Candara, sans-serif`

type Given = { season: Season; progress: Progress; achievements: readonly Achievement[]; panelMm: number; on: string }

/**
 * A household's winter as an SVG certificate to print or frame, which states that its data is self-reported. `on` is an
 * ISO instant.
 */
export function certificateSvg({ season, progress, achievements, panelMm, on }: Given): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="210mm" height="148mm" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" stroke-width="3" font-family="${FONT}">`,
    `<title>${titleOf(season)}</title>`,
    STRIP_DEFS,
    box({ x: 0, y: 0, width: WIDTH, height: HEIGHT }),
    box({ x: FRAME, y: FRAME, width: WIDTH - 2 * FRAME, height: HEIGHT - 2 * FRAME, stroke: PAPER.ink }),
    words({ x: LEFT, y: 190, words: 'Powerboard energy challenge', size: 40, isBold: true }),
    words({ x: RIGHT, y: 190, words: writtenDate(on), size: 40, anchor: 'end' }),
    words({ x: LEFT - 6, y: 340, words: titleOf(season), size: 140, isBold: true }),
    ...certificateStrip({ season, progress, position: { left: LEFT, right: RIGHT, y: 490 } }),
    ...factsOf(progress).flatMap(factAt),
    ...achievements.flatMap((achievement, index) => achievementAt({ achievement, panelMm, index })),
    ...SMALL_PRINT.map((line, index) => words({ x: LEFT, y: 1_325 + index * 42, words: line, size: 32 })),
    '</svg>',
  ].join('')
}

const SMALL_PRINT = [
  'By the household’s own marks, which no one has checked. The saving is calculated, not measured: a sum of single',
  'challenges. They overlap, so together they save less.',
]

type Fact = { term: string; figure: string; note: string }

function factsOf({ points, level, streak, kwh, completions }: Progress): Fact[] {
  const weeks = new Set(completions.map(({ week }) => week)).size
  return [
    { term: 'Weeks lit', figure: `${weeks} of ${WEEKS}`, note: `Longest streak: ${counted(streak.longest, 'week')}` },
    { term: 'Level', figure: level, note: counted(points, 'point') },
    { term: 'Saved, as calculated', figure: `About ${roughly(kwh)} kWh`, note: 'Of energy, in this winter' },
  ]
}

function factAt({ term, figure, note }: Fact, index: number): string[] {
  const x = LEFT + index * COLUMN
  return [
    words({ x, y: 810, words: term, size: 36 }),
    words({ x, y: 888, words: figure, size: 70, isBold: true }),
    words({ x, y: 942, words: note, size: 36 }),
  ]
}

const UNITS_PER_MM = 0.5
const DRAWN_WIDTH = 250
const ACHIEVED_STEP = (RIGHT - LEFT) / 5

type Drawn = { achievement: Achievement; panelMm: number; index: number }

/** Panels in side view and a roll of insulation, to the same scale as on the page. */
function achievementAt({ achievement, panelMm, index }: Drawn): string[] {
  const [x, foot] = [LEFT + index * ACHIEVED_STEP, 1_200]
  const { count, eachMm } = layersOf(achievement, panelMm)
  const height = eachMm * UNITS_PER_MM
  return [
    ...Array.from({ length: count }, (_, layer) =>
      box({ x, y: foot - (layer + 1) * height, width: DRAWN_WIDTH, height, stroke: PAPER.ink }),
    ),
    words({ x, y: foot + 48, words: achievement.name, size: 31, isBold: true }),
  ]
}

function titleOf({ startDate }: Season): string {
  const year = Number(startDate.slice(0, 4))
  return `Winter ${year}–${String(year + 1).slice(2)}`
}
