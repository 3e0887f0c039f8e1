import type { z } from 'zod'

import { calculationEndpoint } from '@/lib/http/calculation-endpoint'
import { contactFallback } from '@/lib/http/contact-fallback'
import { errorResponse } from '@/lib/http/responses'
import type { LimitName } from '@/lib/platform/limits'
import { logger } from '@/lib/platform/logger'
import { overLimit } from '@/lib/platform/rate-limit'
import { COMMIT_BUDGET_MS, withTimeout } from '@/lib/platform/with-timeout'

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
        const message = `We could not save your design just now. It is still on your screen. ${await contactFallback()}`
        return { ok: true, answer: errorResponse(503, message, [], { 'retry-after': '30' }) }
      }
    },
  })
}
