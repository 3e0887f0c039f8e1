import type { Pool } from 'pg'
import type { z } from 'zod'

import { payloadClient } from '@/lib/data/payload-client'
import { isStoreOpenTo } from '@/lib/data/store-open'
import { contactFallback } from '@/lib/http/contact-fallback'
import { anyone, endpoint, type Refusal } from '@/lib/http/endpoint'
import { readScriptInput } from '@/lib/http/read-input'
import { poolOf } from '@/lib/platform/database'
import { logger } from '@/lib/platform/logger'
import { FULL_SECONDS, StoreFull } from '@/lib/platform/quotas'
import { COMMIT_BUDGET_MS } from '@/lib/platform/with-timeout'
import { cartSchema } from '@/lib/schemas/cart'

type CartEndpoint<Schema extends z.ZodType> = {
  /** Names the call in the log, which must not hold a session id. */
  call: string
  schema: Schema
  handle: (input: z.output<Schema>, pool: Pool) => Promise<{ ok: true; body?: object } | ({ ok: false } & Refusal)>
}

const CLOSED = 'The store is not open yet, so you can’t add anything to a basket.'

/** A cart endpoint with a JSON body. While the store is closed, only staff have a cart. */
export function cartBodyEndpoint<Schema extends z.ZodType>(
  { call, schema, handle }: CartEndpoint<Schema>,
  read: typeof readScriptInput = readScriptInput,
) {
  return endpoint({
    foreign: 'This can only be done from our own website.',
    callerOf: anyone,
    limits: (_headers, sender) => [{ limit: 'cart', key: sender }],
    tooMany: async () => `That is more than one basket needs. ${await contactFallback()}`,
    read,
    schema,
    budgetMs: COMMIT_BUDGET_MS,
    handle: async (input, { request }) => {
      if (!(await isStoreOpenTo(request.headers))) return { ok: false, status: 403, message: CLOSED }
      const handled = await handle(input, poolOf(await payloadClient()))
      return handled.ok ? { ok: true, status: 200, body: { success: true, ...handled.body } } : handled
    },
    failed: async (err) => {
      logger.error({ msg: 'cart call failed', call, err })
      const isFull = err instanceof StoreFull
      const message = isFull ? err.message : 'We could not reach your basket just now.'
      return {
        status: 503,
        message: `${message} ${await contactFallback()}`,
        headers: { 'retry-after': String(isFull ? FULL_SECONDS : 30) },
      }
    },
  })
}

/** A cart endpoint whose session id is in the path. */
export function cartPathEndpoint(cart: Omit<CartEndpoint<typeof cartSchema>, 'schema'>) {
  return (request: Request, { params }: { params: Promise<{ sessionId: string }> }): Promise<Response> => {
    const read = async () => ({ ok: true, values: { sessionId: (await params).sessionId } }) as const
    return cartBodyEndpoint({ ...cart, schema: cartSchema }, read)(request)
  }
}
