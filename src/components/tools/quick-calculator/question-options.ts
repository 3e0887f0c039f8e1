import type { Choice } from '@/components/ui/select'
import { PROPERTY_TYPES } from '@/lib/domain/building/home/answers'
import { BUILT } from '@/lib/domain/building/home/built'
import { OCCUPANCY } from '@/lib/domain/building/home/occupancy'
import { BILL_UNITS } from '@/lib/domain/estimate/bill'
import { INSTALLATION_TYPES } from '@/lib/domain/estimate/configuration-options'
import { HEATING_NOW } from '@/lib/domain/estimate/heating-now'
import { INSULATION, TENANTED } from '@/lib/domain/estimate/quick-answers'

/** The options, passed to the form as data: their modules belong to the engine and stay out of the initial bundle. */
export const QUESTION_OPTIONS = {
  type: PROPERTY_TYPES,
  built: BUILT.map(({ value, label }) => ({ value, label })),
  insulation: INSULATION,
  heating: HEATING_NOW,
  occupancy: OCCUPANCY,
  billUnit: BILL_UNITS,
  heated: INSTALLATION_TYPES.map(({ value, label }) => ({ value, label })),
  tenanted: TENANTED,
} as const

/** The options, with the panels on offer. */
export type QuestionOptions = typeof QUESTION_OPTIONS & { panel: readonly Choice[] }
