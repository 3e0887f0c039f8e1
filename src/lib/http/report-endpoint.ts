import type { z } from 'zod'

import { env } from '@/lib/platform/env'
import { logger } from '@/lib/platform/logger'
import { type Counted, spend } from '@/lib/platform/rate-limit'
import { COMMIT_BUDGET_MS, withTimeout } from '@/lib/platform/with-timeout'
import { fieldErrors } from '@/lib/schemas/field-errors'

import { clientKey } from './client-key'
import { readInput } from './read-input'
import { errorResponse } from './responses'
import { isSameOrigin } from './same-origin'

export type ReportEndpoint<Schema extends z.ZodType> = {
  schema: Schema
  /** Rate limits; `sender` is the client key. */
  limits: (sender: string) => Counted[]
  keep: (report: z.output<Schema>, request: Request) => Promise<void>
}

/**
 * A POST endpoint for background reports from our own scripts. Same checks as `publicEndpoint`, but nobody sees the
 * response: 204 when stored, otherwise an error without contact details.
 */
export function reportEndpoint<Schema extends z.ZodType>({ schema, limits, keep }: ReportEndpoint<Schema>) {
  return async (request: Request): Promise<Response> => {
    if (!isSameOrigin(request.headers, env.siteUrl))
      return errorResponse(403, 'This can only be sent from our own website.')
    const sender = clientKey(request.headers, env.secret)
    const flood = await spend([{ limit: 'reportFlood', key: sender }])
    if (flood.over) return tooMany(flood.over.waitSeconds)
    const input = await readInput(request, {})
    if (!input.ok) return errorResponse(input.status, input.message)
    if (input.kind === 'form') return errorResponse(415, 'Send this as application/json.')
    const parsed = schema.safeParse(input.values)
    if (!parsed.success) return errorResponse(400, 'Invalid input', fieldErrors(parsed.error))
    const { over, refund } = await spend(limits(sender))
    if (over) return tooMany(over.waitSeconds)
    try {
      await withTimeout(COMMIT_BUDGET_MS, keep(parsed.data, request))
      return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
    } catch (err) {
      await Promise.all([flood.refund(), refund()])
      logger.error({ msg: 'report could not be saved', path: new URL(request.url).pathname, err })
      return errorResponse(503, 'Not kept', [], { 'retry-after': '30' })
    }
  }
}

const tooMany = (waitSeconds: number) =>
  errorResponse(429, 'Too many reports', [], { 'retry-after': String(waitSeconds) })
