import type { Pool } from 'pg'

import type { Enquiry } from '@/lib/content/enquiry'

import { changeEnquiry } from './change-enquiry'

/**
 * Withdraws an enquiry at the customer's request: cancels unsent messages, and notifies sales and the CRM if they
 * already have the enquiry. Returns false if it changed in the meantime or is closed. Withdrawing twice is not an error.
 */
export async function withdrawEnquiry(pool: Pool, { enquiry, at }: { enquiry: Enquiry; at: Date }): Promise<boolean> {
  if (enquiry.status === 'withdrawn') return true
  return changeEnquiry(pool, {
    lead: { id: enquiry.id, changeCount: enquiry.changes.length },
    shown: null, // a withdrawal undoes no correction
    columns: { status: 'withdrawn' },
    change: [{ label: 'Enquiry', value: 'Withdrawn' }],
    at,
    resend: ['crm', 'sales-email'],
    cancelsUnsent: true,
  })
}
