import * as z from 'zod'

import { text } from './text'

/** More than any list view writes into its address. */
const VALUE_MAX = 10_000
const NAME_MAX = 200

const value = text({ max: VALUE_MAX })
const name = text({ max: NAME_MAX })

const operators = z.record(name, z.unknown())
const where: z.ZodType = z.lazy(() =>
  z.object({ and: z.array(where).optional(), or: z.array(where).optional() }).catchall(operators),
)
const json = value.transform((written, context): unknown => {
  try {
    return JSON.parse(written)
  } catch {
    context.addIssue('not JSON')
    return z.NEVER
  }
})
const amount = text({ max: 9 }).regex(/^\d*$/)
const columns = z.array(z.union([name, z.object({ accessor: name })]))

/** The parsed query that list views of the admin evaluate. Payload responds to other shapes with a 500. */
export const adminQuerySchema = z
  .object({
    where: where.optional(),
    page: amount.optional(),
    limit: amount.optional(),
    columns: z.union([json.pipe(columns), columns, z.literal('')]).optional(),
    queryByGroup: z.union([json, operators]).optional(),
    sort: z.union([name, z.array(name)]).optional(),
  })
  .catchall(z.union([value, z.array(value)]))
