import type { Pool } from 'pg'
import type { z } from 'zod'

import { payloadClient } from '@/lib/data/payload-client'
import { isStoreOpenTo } from '@/lib/data/store-open'
import { clientKey } from '@/lib/http/client-key'
import { contactFallback } from '@/lib/http/contact-fallback'
import { readInput } from '@/lib/http/read-input'
import { errorResponse, jsonResponse } from '@/lib/http/responses'
import { isSameOrigin } from '@/lib/http/same-origin'
import { poolOf } from '@/lib/platform/database'
import { env } from '@/lib/platform/env'
import { logger } from '@/lib/platform/logger'
import { FULL_SECONDS, StoreFull } from '@/lib/platform/quotas'
import { spend } from '@/lib/platform/rate-limit'
import { COMMIT_BUDGET_MS, withTimeout } from '@/lib/platform/with-timeout'
import { cartSchema } from '@/lib/schemas/cart'
import { fieldErrors } from '@/lib/schemas/field-errors'

type Handled = { ok: true; body?: object } | { ok: false; status: number; message: string }

type CartEndpoint<Schema extends z.ZodType> = {
  /** Names the call in the log, which must not hold a session id. */
  call: string
  schema: Schema
  handle: (input: z.output<Schema>, pool: Pool) => Promise<Handled>
}

type Read = { ok: true; values: unknown } | { ok: false; status: number; message: string }

const CLOSED = 'The store is not open yet, so you can’t add anything to a basket.'

/** A cart endpoint with a JSON body. */
export function cartBodyEndpoint<Schema extends z.ZodType>(endpoint: CartEndpoint<Schema>) {
  return (request: Request): Promise<Response> =>
    respond(request, endpoint, async () => {
      const input = await readInput(request, {})
      return input.ok && input.kind === 'form'
        ? { ok: false, status: 415, message: 'Send this as application/json.' }
        : input
    })
}

/** A cart endpoint whose session id is in the path. */
export function cartPathEndpoint(endpoint: Omit<CartEndpoint<typeof cartSchema>, 'schema'>) {
  return (request: Request, { params }: { params: Promise<{ sessionId: string }> }): Promise<Response> =>
    respond(request, { ...endpoint, schema: cartSchema }, async () => ({
      ok: true,
      values: { sessionId: (await params).sessionId },
    }))
}

/** While the store is closed, only staff have a cart. */
async function respond<Schema extends z.ZodType>(
  request: Request,
  { call, schema, handle }: CartEndpoint<Schema>,
  read: () => Promise<Read>,
): Promise<Response> {
  if (!isSameOrigin(request.headers, env.siteUrl))
    return errorResponse(403, 'This can only be done from our own website.')
  const { over, refund } = await spend([{ limit: 'cart', key: clientKey(request.headers, env.secret) }])
  if (over) {
    const message = `That is more than one basket needs. ${await contactFallback()}`
    return errorResponse(429, message, [], { 'retry-after': String(over.waitSeconds) })
  }
  const input = await read()
  if (!input.ok) return errorResponse(input.status, input.message)
  const parsed = schema.safeParse(input.values)
  if (!parsed.success) {
    const errors = fieldErrors(parsed.error)
    return errorResponse(400, errors[0]?.message ?? 'Invalid input', errors)
  }
  const work = async (): Promise<Handled> =>
    (await isStoreOpenTo(request.headers))
      ? handle(parsed.data, poolOf(await payloadClient()))
      : { ok: false, status: 403, message: CLOSED }
  try {
    const handled = await withTimeout(COMMIT_BUDGET_MS, work())
    return handled.ok
      ? jsonResponse(200, { success: true, ...handled.body })
      : errorResponse(handled.status, handled.message)
  } catch (err) {
    await refund()
    logger.error({ msg: 'cart call failed', call, err })
    const isFull = err instanceof StoreFull
    const message = isFull ? err.message : 'We could not reach your basket just now.'
    return errorResponse(503, `${message} ${await contactFallback()}`, [], {
      'retry-after': String(isFull ? FULL_SECONDS : 30),
    })
  }
}
