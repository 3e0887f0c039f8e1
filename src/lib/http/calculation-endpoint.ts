import type { z } from 'zod'

import { env } from '@/lib/platform/env'
import { logger } from '@/lib/platform/logger'
import { fieldErrors, type FieldError } from '@/lib/schemas/field-errors'

import { answer, refusal } from './answers'
import { senderKey } from './client-address'
import { firstOverLimit, type LimitName } from './rate-limit'
import { parseJsonObject, readText } from './read-body'
import { isSameOrigin } from './same-origin'

const MAX_BYTES = 32 * 1024

/** An answer is sent as JSON, unless it is a response already: a document. */
type Calculated = { ok: true; answer: object } | { ok: false; errors: FieldError[] }

export type CalculationEndpoint<Schema extends z.ZodType> = {
  schema: Schema
  /** 32 KB unless a question may be longer. */
  maxBytes?: number
  /** How often one sender may ask. */
  limit?: LimitName
  calculate: (question: z.output<Schema>) => Calculated | Promise<Calculated>
}

/**
 * A POST endpoint that works something out and keeps nothing: JSON in, the result as JSON out, 400 with a message for
 * each field that is wrong. How often is counted before the body is read, since a refusal costs as much as an answer.
 */
export function calculationEndpoint<Schema extends z.ZodType>({
  schema,
  maxBytes = MAX_BYTES,
  limit = 'calculation',
  calculate,
}: CalculationEndpoint<Schema>) {
  return async (request: Request): Promise<Response> => {
    if (!isSameOrigin(request.headers, env.siteUrl))
      return refusal(403, 'This can only be asked from our own website, or from no browser.')
    const waitSeconds = await firstOverLimit([
      { limit, key: senderKey(request.headers, env.secret) },
      { limit: 'calculationEverybody', key: 'everybody' },
    ])
    if (waitSeconds !== null)
      return refusal(429, 'That is more than we work out at once. Please ask again later.', [], {
        'retry-after': String(waitSeconds),
      })
    if (!isJson(request.headers)) return refusal(415, 'Send this as application/json.')
    const read = await readText(request, maxBytes)
    if (!read.ok)
      return read.problem === 'too-large'
        ? refusal(413, `Send no more than ${maxBytes / 1024} KB.`)
        : refusal(400, 'Invalid input')
    const body = parseJsonObject(read.text)
    if (!body.ok) return refusal(400, 'Send one JSON object, nested no deeper than the question needs.')
    const parsed = schema.safeParse(body.value)
    if (!parsed.success) return refuse(fieldErrors(parsed.error))
    try {
      const calculated = await calculate(parsed.data)
      if (!calculated.ok) return refuse(calculated.errors)
      return calculated.answer instanceof Response ? calculated.answer : answer(200, calculated.answer)
    } catch (err) {
      logger.error({ msg: 'not worked out', path: new URL(request.url).pathname, err })
      return refusal(500, 'We could not work this out.')
    }
  }
}

const refuse = (errors: FieldError[]) => refusal(400, errors[0]?.message ?? 'Invalid input', errors)

const isJson = (headers: Headers) =>
  headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() === 'application/json'
