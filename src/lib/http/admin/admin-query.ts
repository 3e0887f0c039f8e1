import { parse } from 'qs-esm'

import { adminQuerySchema } from '@/lib/schemas/admin-query'

/** The same as in Payload: other limits could turn an array into an object. */
const PARSE_OPTIONS = { arrayLimit: 1000, depth: 10, ignoreQueryPrefix: true }

/** Whether the admin can evaluate this query string. */
export const isAdminQuery = (search: string): boolean =>
  adminQuerySchema.safeParse(parse(search, PARSE_OPTIONS)).success
