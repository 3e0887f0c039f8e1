import type { CrmContact } from '@/lib/integrations/crm/crm'

import type { DeliveredLead } from '../store/claim'
import { LEAD_NOUNS } from './lead-nouns'
import { leadRows } from './lead-rows'
import { plainLine } from './plain-line'

export function crmContact(lead: DeliveredLead): CrmContact {
  return {
    reference: lead.reference,
    // A call-back matches contacts by number alone, and whoever asked for it must not rename them.
    ...(lead.kind !== 'call-back' && {
      name: plainLine(lead.name),
      firstName: lead.firstName,
      lastName: lead.lastName,
    }),
    email: lead.email,
    phone: lead.phoneE164,
    postcode: lead.postcode,
    marketingConsent: marketingConsentOf(lead),
    source: `Website: ${LEAD_NOUNS[lead.kind]}`,
  }
}

/** An unticked box withdraws nothing that was agreed to in an earlier enquiry. */
function marketingConsentOf(lead: DeliveredLead): CrmContact['marketingConsent'] {
  if (lead.hasStoppedMarketing) return 'No'
  return lead.marketingConsent ? 'Yes' : null
}

/** What identifies a copy of the note: each change by the customer is a note of its own. */
export function noteReference({ reference, changes }: DeliveredLead): string {
  return changes.length === 0 ? reference : `${reference}, change ${changes.length}`
}

/** The note added to the contact. The reference on its first line identifies an earlier copy. */
export function crmNote(lead: DeliveredLead): string {
  const rows = leadRows(lead).map(({ label, value }) => `${label}: ${value}`)
  return [`Website ${LEAD_NOUNS[lead.kind]} ${noteReference(lead)}`, '', ...rows].join('\n')
}
