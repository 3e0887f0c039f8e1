import { apiRequest } from '@/lib/browser/api-request'
import { endpoints, lateEndpoints } from '@/lib/routing/endpoints'

import { SPARKY_REQUEST_LIMIT_MS } from './sparky-call'

/** Who to call back; '' for missing values. */
export type Caller = { name: string; phone: string }

/**
 * Requests a call-back, even if the visitor leaves the page meanwhile; true if it is booked. The email address is
 * generated, because the endpoint requires one and the visitor is not asked for it. @throws on a network error, a timeout or a rejection
 */
export async function requestCallBack({
  name,
  phone,
  key,
  signal,
}: Caller & { key: string; signal: AbortSignal }): Promise<boolean> {
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
  return isBooked(response)
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
