import * as z from 'zod'

import { text } from '../text'

/** Text of a response. */
export const words = text({ max: 2_000 })

const sourceSchema = z
  .object({
    title: words,
    date: words.describe('ISO day of the source, or of our reading it'),
    confidence: z.enum(['verified', 'well-known', 'computed', 'assumed']),
    url: words.optional(),
    vat: z
      .object({ percent: z.number(), until: words.nullable(), percentAfter: z.number().nullable() })
      .optional()
      .describe('VAT included in the price of electricity, and the rate after its last ISO day, if it will change'),
  })
  .describe('Where a given value comes from')

const stepSchema = z.object({
  key: words.describe('Identifies the quantity within this response'),
  name: words,
  value: z.number(),
  unit: words,
  inputs: z.array(words).describe('Keys of the quantities that it follows from; none if it was given'),
  formula: words.optional(),
  source: sourceSchema.optional(),
  spread: z
    .object({ low: z.number(), high: z.number() })
    .optional()
    .describe('Where the true value lies, nine times in ten'),
})

export const working = z
  .object({ results: z.array(words).describe('Keys of the figures'), steps: z.array(stepSchema) })
  .describe('Every quantity behind the figures, inputs before what follows from them')

export const hash = text({ max: 16 })
  .regex(/^[0-9a-f]{16}$/)
  .describe('Identical for identical inputs, sources and steps')

/** A calculation response; the names of its figures include their units. */
export const resultOf = <Result extends z.ZodType>(result: Result) => z.object({ result, working, hash })

/** The shape of every error response. */
export const refusalSchema = z.object({
  message: words,
  errors: z.array(z.object({ path: words.describe("The field: 'rooms.2.indoorC'"), message: words })),
})
