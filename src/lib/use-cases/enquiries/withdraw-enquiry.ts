import type { Pool } from 'pg'

import type { Enquiry } from '@/lib/content/enquiry'

import { changeEnquiry } from './change-enquiry'

/**
 * The customer no longer wants an answer: what has not been sent is cancelled, and sales and the CRM are told if they
 * have the enquiry already. False if it changed in the meantime; withdrawing twice is no failure.
 */
export async function withdrawEnquiry(pool: Pool, { enquiry, at }: { enquiry: Enquiry; at: Date }): Promise<boolean> {
  if (enquiry.status === 'withdrawn') return true
  return changeEnquiry(pool, {
    lead: { id: enquiry.id, changeCount: enquiry.changes.length },
    columns: { status: 'withdrawn', answered_at: enquiry.answeredAt ?? at },
    change: [{ label: 'Enquiry', value: 'Withdrawn' }],
    at,
    resend: ['crm', 'sales-email'],
    cancelsUnsent: true,
  })
}
