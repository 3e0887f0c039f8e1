import { writtenDate } from '@/lib/domain/calendar/written-date'
import type { Achievement } from '@/lib/domain/challenge/achievements'
import type { Progress } from '@/lib/domain/challenge/progress'
import type { Season } from '@/lib/domain/challenge/season'
import { counted } from '@/lib/format/counted'
import { HEAT_RAMP, PAPER } from '@/lib/illustrations/heat-ramp'
import { box, words } from '@/lib/illustrations/svg'

import { roughly } from './roughly'
import { bandOf } from './strip'

/** A5 across, in tenths of a millimetre. */
const WIDTH = 2_100
const HEIGHT = 1_480
const LEFT = 150
const PANEL_STEP = (WIDTH - 2 * LEFT) / 26

type Given = { season: Season; progress: Progress; achievements: readonly Achievement[]; on: string }

/** The winter of a household as a sheet to print or frame. `on`: an ISO instant. Says that it rests on its own marks. */
export function certificateSvg({ season, progress, achievements, on }: Given): string {
  const { points, level, streak, kwh, completions, weeklyKwh } = progress
  const lit = new Set(completions.map(({ week }) => week))
  const panels = weeklyKwh.flatMap((weekKwh, week) => {
    const band = bandOf({ kwh: weekKwh, isActive: lit.has(week) })
    const place = { x: LEFT + week * PANEL_STEP, width: PANEL_STEP - 10 }
    return [
      box({ ...place, y: 520, height: 34, stroke: PAPER.edge }),
      ...(band === null ? [] : [box({ ...place, y: 554, height: 44, fill: HEAT_RAMP[band] ?? PAPER.panel })]),
    ]
  })
  const facts = [
    `${counted(lit.size, 'week')} of 26 with something done, the longest streak ${counted(streak.longest, 'week')}`,
    `${counted(points, 'point')}, level ${level}`,
    `About ${roughly(kwh)} kWh saved, as calculated`,
    ...linesOf(achievements.map(({ name }) => name)),
  ]
  const line = (text: string, y: number, size: number, isBold = false) =>
    words({ x: LEFT, y, words: text, size, isBold })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="210mm" height="148mm" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" stroke-width="3" font-family="sans-serif">`,
    `<title>${titleOf(season)}</title>`,
    box({ x: 0, y: 0, width: WIDTH, height: HEIGHT }),
    line(titleOf(season), 260, 96, true),
    line('The energy challenge, one winter kept', 350, 52),
    ...panels,
    ...facts.map((fact, place) => line(fact, 760 + place * 90, 54, place === 0)),
    line(
      `${writtenDate(on)}. By the household’s own marks; the saving is a sum of single challenges, which overlap,`,
      1_270,
      38,
    ),
    line('and was calculated, not measured.', 1_320, 38),
    '</svg>',
  ].join('')
}

const NAMES_A_LINE = 3

/** As many as fit beside one another. */
function linesOf(names: readonly string[]): string[] {
  const lines = Math.ceil(names.length / NAMES_A_LINE)
  return Array.from({ length: lines }, (_, line) =>
    names.slice(line * NAMES_A_LINE, (line + 1) * NAMES_A_LINE).join(' · '),
  )
}

function titleOf({ startDate }: Season): string {
  const year = Number(startDate.slice(0, 4))
  return `Winter ${year}–${String(year + 1).slice(2)}`
}
