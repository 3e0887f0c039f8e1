import { newKey } from '@/lib/browser/new-key'
import { dropSessionDraft, openSessionDraft, saveSessionDraft } from '@/lib/browser/session-drafts'
import { readPhone } from '@/lib/domain/leads/uk-phone'

import type { Caller } from './request-call-back'

const SPARKY_DRAFT = 'sparky-call-draft'

/** A call-back that was requested in this tab. `reference`: null until the server has answered that it was saved. */
export type RequestedCall = Caller & { key: string; reference: string | null; isBooked: boolean }

/** The call-back of the last half hour; null if there is none. */
export function requestedCall(): RequestedCall | null {
  const { values, idempotencyKey: key } = openSessionDraft(SPARKY_DRAFT)
  const { name = '', phone = '', reference = '', isBooked } = values
  if (typeof name !== 'string' || typeof phone !== 'string' || typeof reference !== 'string' || phone === '')
    return null
  return { name, phone, key, reference: reference || null, isBooked: isBooked === 'yes' }
}

/** The request for a caller: the same as before for the same number, so that the server does not book a second one. */
export function requestFor(caller: Caller): RequestedCall {
  const earlier = requestedCall()
  return earlier && e164(earlier.phone) === e164(caller.phone)
    ? earlier
    : { ...caller, key: newKey(), reference: null, isBooked: false }
}

/** Remembers a request, unless the caller left no number to call back. */
export function rememberCall({ name, phone, key, reference, isBooked }: RequestedCall) {
  if (phone === '') return
  const values = { name, phone, reference: reference ?? '', isBooked: isBooked ? 'yes' : 'no' }
  saveSessionDraft(SPARKY_DRAFT, { values, stepIndex: 0, idempotencyKey: key })
}

/** Forgets the request with this key, because it was cancelled. */
export function forgetCall(key: string) {
  if (requestedCall()?.key === key) dropSessionDraft(SPARKY_DRAFT)
}

function e164(phone: string): string | null {
  const read = readPhone(phone)
  return read.ok ? read.e164 : null
}
