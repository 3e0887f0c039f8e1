import type { Completion } from './completions'
import type { ChallengeRules } from './rules'

/** Thickness of a panel, mm: achievements are drawn as panels edge-on, and as a roll of loft insulation. */
export const PANEL_MM = 12.5
const LOFT_ROLL_MM = 270

/** Achievements of a winter. `heightMm` is the height of the drawing; all are drawn to one scale. */
const ACHIEVEMENTS = [
  { key: 'first-week', name: 'First week lit', heightMm: PANEL_MM, rule: 'firstWeek' },
  { key: 'four-weeks', name: 'Four weeks lit', heightMm: 4 * PANEL_MM, rule: 'fourWeeks' },
  { key: 'half-winter', name: 'Half the winter lit', heightMm: 13 * PANEL_MM, rule: 'halfWinter' },
  { key: 'whole-winter', name: 'The whole winter lit', heightMm: 26 * PANEL_MM, rule: 'wholeWinter' },
  { key: 'loft-roll', name: 'Loft rolled out', heightMm: LOFT_ROLL_MM, slug: 'loft-roll' },
] as const

export type Achievement = (typeof ACHIEVEMENTS)[number]

/** The achievements reached: by weeks in which something was done, in a row or not, or by a challenge. */
export function achievementsOf(completions: readonly Completion[], rules: ChallengeRules): Achievement[] {
  const weeks = new Set(completions.map(({ week }) => week)).size
  return ACHIEVEMENTS.filter((achievement) =>
    'slug' in achievement
      ? completions.some(({ slug }) => slug === achievement.slug)
      : weeks >= rules[achievement.rule],
  )
}
