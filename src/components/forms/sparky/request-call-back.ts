import { apiRequest } from '@/lib/browser/api-request'
import { endpoints } from '@/lib/routing/endpoints'
import { lateEndpoints } from '@/lib/routing/late-endpoints'

import { SPARKY_REQUEST_LIMIT_MS } from './sparky-call'

/** Who to call back; '' for missing values. */
export type Caller = { name: string; phone: string }

/** `reference`: of the call-back, if it was saved; then we have the number even if no call is booked. */
export type CallAnswer = { isBooked: boolean; reference: string | null }

/**
 * Requests a call-back, even if the visitor leaves the page meanwhile. The email address is generated, because the
 * endpoint requires one and the visitor is not asked for it. @throws on a network error, a timeout or a rejection
 */
export async function requestCallBack({
  name,
  phone,
  key,
  signal,
}: Caller & { key: string; signal: AbortSignal }): Promise<CallAnswer> {
  const response = await apiRequest({
    method: 'POST',
    url: endpoints.contactSparky,
    headers: { 'Idempotency-Key': key },
    body: {
      name: name || 'Sparky caller',
      phone,
      email: `call-${key}@example.com`,
      source: 'sparky-widget',
      message: 'Call-back requested from the Sparky widget',
      website: '',
    },
    keepalive: true,
    signal: AbortSignal.any([signal, AbortSignal.timeout(SPARKY_REQUEST_LIMIT_MS)]),
  })
  return { isBooked: isBooked(response), reference: referenceIn(response) }
}

/** Cancels the call-back requested with this key, even if the visitor leaves the page meanwhile. */
export async function cancelCallBack(key: string): Promise<void> {
  await apiRequest({ method: 'POST', url: lateEndpoints.cancelSparky, body: { key }, keepalive: true })
}

function isBooked(response: unknown): boolean {
  if (typeof response !== 'object' || response === null || !('ghl' in response)) return false
  const { ghl } = response
  return typeof ghl === 'object' && ghl !== null && 'success' in ghl && ghl.success === true
}

function referenceIn(response: unknown): string | null {
  if (typeof response !== 'object' || response === null || !('reference' in response)) return null
  return typeof response.reference === 'string' ? response.reference : null
}
