import type { Completion } from './completions'
import type { ChallengeRules } from './rules'

/** Achievements of a winter: a panel for each week, or a roll of loft insulation, drawn to one scale. */
const ACHIEVEMENTS = [
  { key: 'first-week', name: 'First week lit', weeks: 1, rule: 'firstWeek' },
  { key: 'four-weeks', name: 'Four weeks lit', weeks: 4, rule: 'fourWeeks' },
  { key: 'half-winter', name: 'Half the winter lit', weeks: 13, rule: 'halfWinter' },
  { key: 'whole-winter', name: 'The whole winter lit', weeks: 26, rule: 'wholeWinter' },
  { key: 'loft-roll', name: 'Loft rolled out', rollMm: 270, slug: 'loft-roll' },
] as const

export type Achievement = (typeof ACHIEVEMENTS)[number]

/** The equal layers that an achievement is drawn as: panels edge-on, or one roll. */
export const layersOf = (achievement: Achievement, panelMm: number): { count: number; eachMm: number } =>
  'weeks' in achievement ? { count: achievement.weeks, eachMm: panelMm } : { count: 1, eachMm: achievement.rollMm }

/** The achievements reached: by weeks in which something was done, in a row or not, or by a challenge. */
export function achievementsOf(completions: readonly Completion[], rules: ChallengeRules): Achievement[] {
  const weeks = new Set(completions.map(({ week }) => week)).size
  return ACHIEVEMENTS.filter((achievement) =>
    'slug' in achievement
      ? completions.some(({ slug }) => slug === achievement.slug)
      : weeks >= rules[achievement.rule],
  )
}
