import { createHash, createHmac } from 'node:crypto'

import type { Idempotency } from '@/lib/domain/leads/idempotency'
import { leadReference } from '@/lib/domain/leads/reference'

const KEY = /^[A-Za-z0-9-]{16,100}$/
const SHA256 = /^[0-9a-f]{64}$/
const SENT_KEY_HOURS = 72
/** Two identical plain posts within this time are treated as a double click. */
const DERIVED_KEY_HOURS = 1 / 6

/** `retryOf`: hash of the first post, from a hidden field of the returned plain form. */
type Sent = { body: string; retryOf: string | null; secret: string }

/**
 * Identifies a submission: by the key generated in the browser, the key in a returned plain form or, for a first plain
 * post, the body itself. Null when the key is malformed.
 */
export function idempotencyOf(request: Request, { body, retryOf, secret }: Sent): Idempotency | null {
  const path = new URL(request.url).pathname
  const bodySha256 = createHash('sha256').update(`${path}\n${body}`).digest('hex')
  const identified = (key: string, keptHours: number, isRetry = false) => ({
    key,
    bodySha256,
    keptHours,
    isRetry,
    reference: referenceOf(key, secret),
  })
  if (retryOf !== null) return SHA256.test(retryOf) ? identified(`body:${retryOf}`, DERIVED_KEY_HOURS, true) : null
  const sent = request.headers.get('idempotency-key')
  if (sent === null) return identified(`body:${bodySha256}`, DERIVED_KEY_HOURS)
  return KEY.test(sent) ? identified(sentKey(path, sent), SENT_KEY_HOURS) : null
}

/** How a key generated in the browser is stored. */
export const sentKey = (path: string, key: string) => `sent:${path}:${key}`

/** Value for the plain form's hidden field, so that its next post counts as a retry of this one. */
export const retryKeyOf = ({ key, bodySha256 }: Idempotency) =>
  key.startsWith('body:') ? key.slice('body:'.length) : bodySha256

const referenceOf = (key: string, secret: string) =>
  leadReference(createHmac('sha256', secret).update(`reference\n${key}`).digest())
