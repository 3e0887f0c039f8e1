import type { z } from 'zod'

import { type StaffCaller, staffOf } from '@/lib/data/staff'
import { parseJson } from '@/lib/domain/text/parse-json'
import { env } from '@/lib/platform/env'

import { readText } from './read-body'
import { errorResponse } from './responses'
import { isSameOrigin } from './same-origin'

const BYTES_MAX = 1_000

type SalesAction<Schema extends z.ZodType> = {
  schema: Schema
  act: (input: z.output<Schema>, staff: StaffCaller) => Promise<Response>
}

/** The handler of a button that only the sales desk may press: its origin, sender and input are checked before `act`. */
export const salesAction =
  <Schema extends z.ZodType>({ schema, act }: SalesAction<Schema>) =>
  async (request: Request): Promise<Response> => {
    if (!isSameOrigin(request.headers, env.siteUrl))
      return errorResponse(403, 'This can only be done from our own website.')
    const staff = await staffOf(request.headers)
    if (!staff) return errorResponse(401, 'Please sign in again.')
    if (!staff.changesQuotes) return errorResponse(403, 'Only the sales desk can do this.')
    const body = await readText(request, BYTES_MAX)
    const input = schema.safeParse(body.ok ? parseJson(body.text) : null)
    return input.success ? act(input.data, staff) : errorResponse(400, 'This could not be read.')
  }
