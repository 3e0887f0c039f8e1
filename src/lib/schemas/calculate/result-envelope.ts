import * as z from 'zod'

const sourceSchema = z
  .object({
    title: z.string(),
    date: z.string().describe('ISO day of the source, or of our reading it'),
    confidence: z.enum(['verified', 'well-known', 'computed', 'assumed']),
    url: z.string().optional(),
  })
  .describe('Where a given value comes from')

const stepSchema = z.object({
  key: z.string().describe('Identifies the quantity within this response'),
  name: z.string(),
  value: z.number(),
  unit: z.string(),
  inputs: z.array(z.string()).describe('Keys of the quantities that it follows from; none if it was given'),
  formula: z.string().optional(),
  source: sourceSchema.optional(),
  spread: z
    .object({ low: z.number(), high: z.number() })
    .optional()
    .describe('Where the true value lies, nine times in ten'),
})

export const working = z
  .object({ results: z.array(z.string()).describe('Keys of the figures'), steps: z.array(stepSchema) })
  .describe('Every quantity behind the figures, inputs before what follows from them')

export const hash = z
  .string()
  .regex(/^[0-9a-f]{16}$/)
  .describe('Identical for identical inputs, sources and steps')

/** A calculation response; the names of its figures include their units. */
export const resultOf = <Result extends z.ZodType>(result: Result) => z.object({ result, working, hash })

/** The shape of every error response. */
export const refusalSchema = z.object({
  message: z.string(),
  errors: z.array(z.object({ path: z.string().describe("The field: 'rooms.2.indoorC'"), message: z.string() })),
})
