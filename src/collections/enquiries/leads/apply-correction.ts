import type { CollectionBeforeChangeHook } from 'payload'

import { asciiEmail } from '@/lib/domain/leads/ascii-email'
import { splitName } from '@/lib/domain/leads/split-name'
import { readPhone } from '@/lib/domain/leads/uk-phone'
import { readPostcode } from '@/lib/domain/leads/uk-postcode'
import { now } from '@/lib/platform/clock'
import { hasObjected } from '@/lib/use-cases/people/objections'

/** Keeps the values that we send to the CRM and dial in step with contact details corrected by staff. */
export const applyCorrection: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  if (operation !== 'update') return data
  const isNew = (field: string) => field in data && data[field] !== originalDoc?.[field]
  const isStopped = isNew('email') && data.email && (await hasObjected(req, String(data.email)))
  return {
    ...data,
    ...(isStopped && { consent: { ...data.consent, marketingWithdrawnAt: now().toISOString() } }),
    ...(isNew('name') && splitName(String(data.name))),
    ...(isNew('phone') && phoneFields(data.phone)),
    ...(isNew('email') && { email: data.email ? asciiEmail(String(data.email).trim()) : null }),
    ...(isNew('postcode') && { postcode: standardPostcode(data.postcode) }),
  }
}

function phoneFields(typed: unknown) {
  if (!typed) return { phone: null, phoneE164: null }
  const phone = readPhone(String(typed))
  return { phone: String(typed).trim(), phoneE164: phone.ok ? phone.e164 : null }
}

/** Leaves an invalid postcode as typed, for the validation that follows to refuse. */
function standardPostcode(typed: unknown) {
  const result = readPostcode(String(typed ?? ''))
  return result.ok ? result.postcode : typed
}
