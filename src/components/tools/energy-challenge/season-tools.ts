/** The tools that make the page interactive, loaded after it is shown. */
export { BackwardsQuestion } from './backwards-question'
export { ColumnQuestion } from './column-question'
export { certificateSvg } from '@/lib/calculators/challenge/certificate'
export { measuredYear } from '@/lib/calculators/challenge/measured-year'
export { readConsumption } from '@/lib/calculators/challenge/consumption-csv'
export { londonDay } from '@/lib/domain/calendar/london-day'
export { achievementsOf as achieved } from '@/lib/domain/challenge/achievements'
export { againstLastWinter, DAYS_MIN, weeklyUse } from '@/lib/domain/challenge/against-last-winter'
export { savedPercent } from '@/lib/domain/challenge/district-savings'
export { USUAL_DEGREE_DAYS } from '@/lib/domain/climate/heating-months'
export { completionsOf } from '@/lib/domain/challenge/completions'
export {
  NOTHING_KEPT,
  usesOf,
  withDays,
  withEvent,
  withExport,
  withoutReading,
  withProofs,
  withReading,
} from '@/lib/domain/challenge/kept-season'
export { contradictedBy } from '@/lib/domain/challenge/meter-readings'
export { progressOf } from '@/lib/domain/challenge/progress'
export { shownSeason } from '@/lib/domain/challenge/shown-season'
export { isInSeason, seasonBefore, seasonOf, startOfWeek, weekOf } from '@/lib/domain/challenge/season'
