import type { z } from 'zod'

import { env } from '@/lib/platform/env'
import type { LimitName } from '@/lib/platform/limits'
import { logger } from '@/lib/platform/logger'
import { type Counted, spend } from '@/lib/platform/rate-limit'
import { type FieldError, fieldErrors } from '@/lib/schemas/field-errors'

import { clientKey } from './client-key'
import { parseJsonObject, readText } from './read-body'
import { errorResponse, jsonResponse } from './responses'
import { isSameOrigin } from './same-origin'

const MAX_BYTES = 32 * 1024

/** A response is passed through as is, for documents; anything else is sent as JSON. */
type Calculated = { ok: true; answer: object } | { ok: false; errors: FieldError[] }

export type CalculationEndpoint<Schema extends z.ZodType> = {
  schema: Schema
  /** Defaults to 32 KB. */
  maxBytes?: number
  /** Rate limit per client. */
  limit?: LimitName
  /** Another limit that a request counts towards. */
  alsoCounts?: (headers: Headers, sender: string) => Counted
  calculate: (input: z.output<Schema>) => Calculated | Promise<Calculated>
}

/**
 * A POST endpoint for a calculation that stores nothing: JSON in, JSON out, 400 with a message per invalid field. The
 * rate limit is applied before the body is read, because a rejected request costs as much as a valid one.
 */
export function calculationEndpoint<Schema extends z.ZodType>({
  schema,
  maxBytes = MAX_BYTES,
  limit = 'calculation',
  alsoCounts,
  calculate,
}: CalculationEndpoint<Schema>) {
  return async (request: Request): Promise<Response> => {
    if (!isSameOrigin(request.headers, env.siteUrl))
      return errorResponse(403, 'Browsers can call this only from our own website.')
    const key = clientKey(request.headers, env.secret)
    const { over, refund } = await spend([{ limit, key }, ...(alsoCounts ? [alsoCounts(request.headers, key)] : [])])
    if (over)
      return errorResponse(429, 'Too many requests. Please try again later.', [], {
        'retry-after': String(over.waitSeconds),
      })
    if (!isJson(request.headers)) return errorResponse(415, 'Send this as application/json.')
    const read = await readText(request, maxBytes)
    if (!read.ok)
      return read.problem === 'too-large'
        ? errorResponse(413, `Send no more than ${maxBytes / 1024} KB.`)
        : errorResponse(400, 'Invalid input')
    const body = parseJsonObject(read.text)
    if (!body.ok) return errorResponse(400, 'Send one JSON object without unnecessary nesting.')
    const parsed = schema.safeParse(body.value)
    if (!parsed.success) return refuse(fieldErrors(parsed.error))
    try {
      const calculated = await calculate(parsed.data)
      if (!calculated.ok) return refuse(calculated.errors)
      return calculated.answer instanceof Response ? calculated.answer : jsonResponse(200, calculated.answer)
    } catch (err) {
      await refund()
      logger.error({ msg: 'calculation failed', path: new URL(request.url).pathname, err })
      return errorResponse(500, 'The calculation failed.')
    }
  }
}

const refuse = (errors: FieldError[]) => errorResponse(400, errors[0]?.message ?? 'Invalid input', errors)

const isJson = (headers: Headers) =>
  headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() === 'application/json'
