import * as z from 'zod'

import { line } from './fields'
import { MESSAGES } from './messages'
import { QUICK_QUESTIONS } from './quick-calculation'

const { area, type, heating, solar, ...others } = QUICK_QUESTIONS

const HOUR_MS = 3_600_000

/** One finished calculation, told by the browser that made it. What came out is not among it: that is worked out again. */
export const calculatorUsageSchema = z.strictObject(
  {
    /** Made for one view of the page and kept nowhere in the browser. */
    sessionId: line({ max: 100 }).regex(/^[\w-]{16,}$/, MESSAGES.invalid),
    propertySize: area,
    propertyType: type,
    currentHeating: heating,
    solarPanels: solar,
    ...others,
    rooms: z
      .number(MESSAGES.roomsMissing)
      .int(MESSAGES.roomsMissing)
      .min(1, MESSAGES.roomsMissing)
      .max(200, MESSAGES.invalid)
      .optional(),
    /** From opening the calculator to the last change before the visitor left it; longer than an hour is no measure of anything. */
    answeredAfterMs: z
      .number(MESSAGES.invalid)
      .int(MESSAGES.invalid)
      .min(0, MESSAGES.invalid)
      .max(HOUR_MS, MESSAGES.invalid)
      .optional(),
  },
  MESSAGES.invalid,
)

export type CalculatorUsage = z.output<typeof calculatorUsageSchema>
