import { apiRequest } from '@/lib/browser/api-request'
import { newKey } from '@/lib/browser/new-key'
import { endpoints } from '@/lib/site/endpoints'

import { SPARKY_REQUEST_LIMIT_MS } from './sparky-call'

/** Who is to be rung; '' for what was not said. */
export type Caller = { name: string; phone: string }

/**
 * Asks for a call-back; true when it is booked. The e-mail address is made up, because the endpoint wants one and the
 * visitor is not asked for one.
 * @throws when there is no answer, none in time, or a refusal
 */
export async function requestCallBack({ name, phone, signal }: Caller & { signal: AbortSignal }): Promise<boolean> {
  const key = newKey()
  const answer = await apiRequest({
    method: 'POST',
    url: endpoints.contactSparky,
    headers: { 'Idempotency-Key': key },
    body: {
      name: name || 'Website visitor',
      phone,
      email: `call-${key}@example.com`,
      source: 'sparky-widget',
      message: 'Call-back requested from the Sparky widget',
      website: '',
    },
    signal: AbortSignal.any([signal, AbortSignal.timeout(SPARKY_REQUEST_LIMIT_MS)]),
  })
  return isBooked(answer)
}

function isBooked(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null || !('ghl' in answer)) return false
  const { ghl } = answer
  return typeof ghl === 'object' && ghl !== null && 'success' in ghl && ghl.success === true
}
