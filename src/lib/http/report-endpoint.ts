import type { z } from 'zod'

import { logger } from '@/lib/platform/logger'
import type { Counted } from '@/lib/platform/rate-limit'
import { COMMIT_BUDGET_MS } from '@/lib/platform/with-timeout'

import { anyone, endpoint } from './endpoint'
import { readScriptInput } from './read-input'

export type ReportEndpoint<Schema extends z.ZodType> = {
  schema: Schema
  /** Rate limits; `sender` is the client key. */
  limits: (sender: string) => Counted[]
  keep: (report: z.output<Schema>, request: Request) => Promise<void>
}

/**
 * A POST endpoint for background reports from our own scripts. Nobody sees the response: 204 when stored, otherwise an
 * error without contact details.
 */
export function reportEndpoint<Schema extends z.ZodType>({ schema, limits, keep }: ReportEndpoint<Schema>) {
  return endpoint({
    foreign: 'This can only be sent from our own website.',
    callerOf: anyone,
    limits: (_headers, sender) => [{ limit: 'reportFlood', key: sender }],
    tooMany: async () => 'Too many reports',
    read: readScriptInput,
    schema,
    invalid: (errors) => ({ status: 400, message: 'Invalid input', errors }),
    inputLimits: (_report, sender) => limits(sender),
    budgetMs: COMMIT_BUDGET_MS,
    handle: async (report, { request }) => {
      await keep(report, request)
      return { ok: true, response: new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } }) }
    },
    failed: async (err, { url }) => {
      logger.error({ msg: 'report could not be saved', path: new URL(url).pathname, err })
      return { status: 503, message: 'Not kept', headers: { 'retry-after': '30' } }
    },
  })
}
