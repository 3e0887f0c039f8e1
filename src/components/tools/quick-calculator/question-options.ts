import { PROPERTY_TYPES } from '@/lib/domain/house/answers'
import { BUILT } from '@/lib/domain/house/built'
import { HEATING_NOW, INSULATION, OCCUPANCY } from '@/lib/domain/quick-estimate/answers'

/** What there is to choose from. Handed to the form as data: the modules that they come from are the engine's, and stay out of the first view. */
export const QUESTION_OPTIONS = {
  type: PROPERTY_TYPES,
  built: BUILT.map(({ value, label }) => ({ value, label })),
  insulation: INSULATION,
  heating: HEATING_NOW,
  occupancy: OCCUPANCY,
} as const

export type QuestionOptions = typeof QUESTION_OPTIONS
