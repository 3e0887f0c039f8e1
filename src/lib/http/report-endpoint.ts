import type { z } from 'zod'

import { env } from '@/lib/platform/env'
import { logger } from '@/lib/platform/logger'
import { fieldErrors } from '@/lib/schemas/field-errors'

import { refusal } from './answers'
import { senderKey } from './client-address'
import { firstOverLimit, type Counted } from './rate-limit'
import { readInput } from './read-input'
import { isSameOrigin } from './same-origin'
import { COMMIT_BUDGET_MS, withinBudget } from './time-budget'

export type ReportEndpoint<Schema extends z.ZodType> = {
  schema: Schema
  /** Who may do this how often; `sender` stands for the address it came from. */
  limits: (sender: string) => Counted[]
  keep: (report: z.output<Schema>) => Promise<void>
}

/**
 * A POST endpoint for what our own scripts tell us in the background. It is checked like a form (see `publicEndpoint`),
 * but nobody reads the answer: 204 when it was kept, and a refusal without a way out when it was not.
 */
export function reportEndpoint<Schema extends z.ZodType>({ schema, limits, keep }: ReportEndpoint<Schema>) {
  return async (request: Request): Promise<Response> => {
    if (!isSameOrigin(request.headers, env.siteUrl)) return refusal(403, 'This can only be sent from our own website.')
    const input = await readInput(request, {})
    if (!input.ok) return refusal(input.status, input.message)
    if (input.kind === 'form') return refusal(415, 'Send this as application/json.')
    const parsed = schema.safeParse(input.values)
    if (!parsed.success) return refusal(400, 'Invalid input', fieldErrors(parsed.error))
    const waitSeconds = await firstOverLimit(limits(senderKey(request.headers, env.secret)))
    if (waitSeconds !== null) return refusal(429, 'Too many reports', [], { 'retry-after': String(waitSeconds) })
    try {
      await withinBudget(COMMIT_BUDGET_MS, keep(parsed.data))
      return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
    } catch (err) {
      logger.error({ msg: 'report not kept', path: new URL(request.url).pathname, err })
      return refusal(503, 'Not kept', [], { 'retry-after': '30' })
    }
  }
}
