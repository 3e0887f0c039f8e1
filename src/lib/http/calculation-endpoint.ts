import type { z } from 'zod'

import type { LimitName } from '@/lib/platform/limits'
import { logger } from '@/lib/platform/logger'
import type { Counted } from '@/lib/platform/rate-limit'
import type { FieldError } from '@/lib/schemas/field-errors'

import { anyone, endpoint, refusalOf } from './endpoint'
import { isJson, parseJsonObject, readText } from './read-body'
import { refused } from './responses'

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
  return endpoint({
    foreign: 'Browsers can call this only from our own website.',
    callerOf: anyone,
    limits: (headers, key) => [{ limit, key }, ...(alsoCounts ? [alsoCounts(headers, key)] : [])],
    read: (request) => readQuestion(request, maxBytes),
    schema,
    handle: async (input) => {
      const calculated = await calculate(input)
      if (!calculated.ok) return { ok: false, ...refusalOf(calculated.errors) }
      const { answer } = calculated
      return answer instanceof Response ? { ok: true, response: answer } : { ok: true, status: 200, body: answer }
    },
    failed: async (err, { url }) => {
      logger.error({ msg: 'calculation failed', path: new URL(url).pathname, err })
      return { status: 500, message: 'The calculation failed.' }
    },
  })
}

async function readQuestion(request: Request, maxBytes: number) {
  if (!isJson(request.headers)) return refused(415, 'Send this as application/json.')
  const read = await readText(request, maxBytes)
  if (!read.ok)
    return read.problem === 'too-large'
      ? refused(413, `Send no more than ${maxBytes / 1024} KB.`)
      : refused(400, 'Invalid input')
  const body = parseJsonObject(read.text)
  return body.ok
    ? ({ ok: true, values: body.value } as const)
    : refused(400, 'Send one JSON object without unnecessary nesting.')
}
