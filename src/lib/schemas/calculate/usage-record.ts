import * as z from 'zod'

import { line } from '../fields'
import { configurationChoices } from './configuration'
import { professionalProjectSchema } from './professional-project'
import { QUICK_QUESTIONS } from './quick-estimate'

const { area, type, heating, solar, ...others } = QUICK_QUESTIONS

const HOUR_MS = 3_600_000

/** Generated per page view and never stored in the browser. */
const sessionId = line({ max: 100 }).regex(/^[\w-]{16,}$/)

/** From opening the calculator to the last change; durations over an hour are meaningless. */
const answeredAfterMs = z.number().int().min(0).max(HOUR_MS).optional()

const quickUsage = z.strictObject({
  tool: z.literal('quick'),
  sessionId,
  propertySize: area,
  propertyType: type,
  currentHeating: heating,
  solarPanels: solar,
  ...others,
  answeredAfterMs,
})

/** The project is needed to calculate the totals and is not stored. */
const professionalUsage = z.strictObject({
  tool: z.literal('professional'),
  sessionId,
  project: professionalProjectSchema,
  answeredAfterMs,
})

const configuratorUsage = z.strictObject({
  tool: z.literal('configurator'),
  sessionId,
  choices: configurationChoices,
  answeredAfterMs,
})

/** A completed calculation, sent by the browser. The result is not sent but recalculated here. */
export const usageRecordSchema = z.preprocess(
  (record) =>
    typeof record === 'object' && record !== null && !('tool' in record) ? { tool: 'quick', ...record } : record,
  z.discriminatedUnion('tool', [quickUsage, professionalUsage, configuratorUsage]),
)

export type UsageRecord = z.output<typeof usageRecordSchema>
export type QuickUsage = z.output<typeof quickUsage>
export type ProfessionalUsage = z.output<typeof professionalUsage>
export type ConfiguratorUsage = z.output<typeof configuratorUsage>
