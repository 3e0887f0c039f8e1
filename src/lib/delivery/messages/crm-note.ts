import type { CrmContact } from '@/lib/integrations/crm/crm'

import type { DeliveredLead } from '../claim'
import { LEAD_NOUNS } from './lead-nouns'
import { leadRows } from './lead-rows'
import { plainLine } from './plain-line'

export function crmContact(lead: DeliveredLead): CrmContact {
  return {
    reference: lead.reference,
    name: plainLine(lead.name),
    firstName: lead.firstName,
    lastName: lead.lastName,
    email: lead.email,
    phone: lead.phoneE164,
    postcode: lead.postcode,
    source: `Website: ${LEAD_NOUNS[lead.kind]}`,
  }
}

/** The note beside the contact. The reference in its first line is how an earlier copy of it is recognised. */
export function crmNote(lead: DeliveredLead): string {
  const rows = leadRows(lead).map(({ label, value }) => `${label}: ${value}`)
  return [`Website ${LEAD_NOUNS[lead.kind]} ${lead.reference}`, '', ...rows].join('\n')
}
