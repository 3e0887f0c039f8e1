import { parse } from 'qs-esm'
import { z } from 'zod'

/** The same as in Payload: other limits could turn an array into an object. */
const PARSE_OPTIONS = { arrayLimit: 1000, depth: 10, ignoreQueryPrefix: true }

const operators = z.record(z.string(), z.unknown())
const where: z.ZodType = z.lazy(() =>
  z.object({ and: z.array(where).optional(), or: z.array(where).optional() }).catchall(operators),
)
const json = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    context.addIssue('not JSON')
    return z.NEVER
  }
})
const amount = z.string().regex(/^\d{0,9}$/)
const columns = z.array(z.union([z.string(), z.object({ accessor: z.string() })]))

/** The query that list views evaluate. Payload responds to other shapes with a 500. */
const adminQuery = z
  .object({
    where: where.optional(),
    page: amount.optional(),
    limit: amount.optional(),
    columns: z.union([json.pipe(columns), columns, z.literal('')]).optional(),
    queryByGroup: z.union([json, operators]).optional(),
    sort: z.union([z.string(), z.array(z.string())]).optional(),
  })
  .catchall(z.union([z.string(), z.array(z.string())]))

/** Whether the admin can evaluate this query string. */
export const isAdminQuery = (search: string): boolean => adminQuery.safeParse(parse(search, PARSE_OPTIONS)).success
