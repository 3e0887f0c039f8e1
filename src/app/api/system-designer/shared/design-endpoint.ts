import type { z } from 'zod'

import { calculationEndpoint } from '@/lib/http/calculation-endpoint'
import { contactFallback } from '@/lib/http/contact-fallback'
import { errorResponse } from '@/lib/http/responses'
import type { LimitName } from '@/lib/platform/limits'
import { logger } from '@/lib/platform/logger'
import { FULL_SECONDS, StoreFull } from '@/lib/platform/quotas'
import { overLimit } from '@/lib/platform/rate-limit'
import { COMMIT_BUDGET_MS, withTimeout } from '@/lib/platform/with-timeout'

import { storedBytes } from '../../stored-bytes'

type DesignEndpoint<Schema extends z.ZodType> = {
  schema: Schema
  limit: LimitName
  /** A limit for all clients together. */
  limitEverybody?: LimitName
  handle: (input: z.output<Schema>) => Promise<Response>
}

/** Forty rooms with sixty panels each. */
const MAX_BYTES = 512 * 1024

/** An endpoint with which the designer saves a design, sent as JSON. */
export function designEndpoint<Schema extends z.ZodType>(endpoint: DesignEndpoint<Schema>) {
  const { schema, limit, limitEverybody, handle } = endpoint
  return calculationEndpoint({
    schema,
    limit,
    alsoCounts: storedBytes,
    maxBytes: MAX_BYTES,
    calculate: async (input) => {
      const waitSeconds = limitEverybody ? await overLimit(limitEverybody, 'everybody') : null
      if (waitSeconds !== null)
        return {
          ok: true,
          answer: errorResponse(429, 'Many designs are being saved just now. Please try again later.', [], {
            'retry-after': String(waitSeconds),
          }),
        }
      try {
        return { ok: true, answer: await withTimeout(COMMIT_BUDGET_MS, handle(input)) }
      } catch (err) {
        logger.error({ msg: 'shared design could not be saved', err })
        const isFull = err instanceof StoreFull
        const problem = isFull ? err.message : 'We could not save your design just now.'
        const message = `${problem} It is still on your screen. ${await contactFallback()}`
        const headers = { 'retry-after': String(isFull ? FULL_SECONDS : 30) }
        return { ok: true, answer: errorResponse(503, message, [], headers) }
      }
    },
  })
}
