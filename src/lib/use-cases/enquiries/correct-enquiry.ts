import type { Pool } from 'pg'

import type { Enquiry } from '@/lib/content/enquiry'
import { readPhone } from '@/lib/domain/leads/uk-phone'
import { findObjection } from '@/lib/people/objections'
import type { EnquiryCorrection } from '@/lib/schemas/enquiry-change'

import { changeEnquiry } from './change-enquiry'

type Details = Pick<Enquiry, 'firstName' | 'lastName' | 'email' | 'phone' | 'postcode'>
type Correction = { enquiry: Enquiry; corrected: Omit<EnquiryCorrection, 'token' | 'website'>; at: Date }

const LABELS: Record<keyof Details, string> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  postcode: 'Postcode',
}

/**
 * Changes the contact details of an enquiry. The original values stay in its answers and in the original record.
 * Returns false if the enquiry is closed, or has changed since its customer was shown the details.
 */
export async function correctEnquiry(pool: Pool, { enquiry, corrected, at }: Correction): Promise<boolean> {
  const change = changesBetween(enquiry, corrected)
  if (change.length === 0) return true
  const { firstName, lastName, email, phone, postcode } = corrected
  const read = phone === null ? null : readPhone(phone)
  const isNewAddress = sendsToNewEmail(enquiry, email)
  const hasObjected = isNewAddress && (await findObjection(pool, email)) !== null
  return changeEnquiry(pool, {
    lead: { id: enquiry.id, changeCount: enquiry.changes.length },
    shown: corrected.shown,
    columns: {
      first_name: firstName,
      last_name: lastName,
      name: `${firstName} ${lastName}`.trim() || (email ?? ''),
      email,
      phone,
      phone_e164: read?.ok ? read.e164 : null,
      postcode,
      ...(hasObjected && { consent_marketing_withdrawn_at: at }),
    },
    change,
    at,
    resend: ['crm', 'sales-email', ...(isNewAddress ? ['customer-email'] : [])],
    cancelsUnsent: false,
  })
}

/** Whether a correction sends our email to the customer to another address. */
export const sendsToNewEmail = (before: Pick<Enquiry, 'email'>, email: string | null): email is string =>
  email !== null && email !== before.email

function changesBetween(before: Details, after: Details): { label: string; value: string }[] {
  const names = Object.keys(LABELS) as (keyof Details)[]
  return names.flatMap((name) => {
    const [old, fresh] = [before[name] ?? '', after[name] ?? '']
    return old === fresh ? [] : [{ label: LABELS[name], value: `${old || 'none'} → ${fresh || 'none'}` }]
  })
}
