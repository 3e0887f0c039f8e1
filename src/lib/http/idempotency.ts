import { createHash } from 'node:crypto'

import type { Idempotency } from '@/lib/domain/leads/idempotency'

const KEY = /^[A-Za-z0-9-]{16,100}$/
const SENT_KEY_HOURS = 72
/** Two equal plain posts this close together are one person pressing twice. */
const DERIVED_KEY_HOURS = 1 / 6

/**
 * Which submission this is: the key that the page's script made, or for a plain form, which cannot make one, the body
 * itself. Null when the key sent is malformed.
 */
export function idempotencyOf(request: Request, body: string): Idempotency | null {
  const path = new URL(request.url).pathname
  const bodySha256 = createHash('sha256').update(`${path}\n${body}`).digest('hex')
  const sent = request.headers.get('idempotency-key')
  if (sent === null) return { key: `body:${bodySha256}`, bodySha256, keptHours: DERIVED_KEY_HOURS }
  return KEY.test(sent) ? { key: `sent:${path}:${sent}`, bodySha256, keptHours: SENT_KEY_HOURS } : null
}
