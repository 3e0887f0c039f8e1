import { isEntered, leadKindLabel, leadNoun } from '@/lib/domain/leads/lead-kinds'
import type { CrmContact } from '@/lib/integrations/crm/crm'

import type { DeliveredLead } from '../store/claim'
import { leadRows } from './lead-rows'
import { plainLine } from './plain-line'

export function crmContact(lead: DeliveredLead): CrmContact {
  return {
    reference: lead.reference,
    ...(canName(lead) && {
      name: plainLine(lead.name),
      firstName: lead.firstName,
      lastName: lead.lastName,
    }),
    email: lead.email,
    phone: lead.phoneE164,
    postcode: lead.postcode,
    marketingConsent: marketingConsentOf(lead),
    source: isEntered(lead) ? leadKindLabel(lead) : `Website: ${leadNoun(lead)}`,
  }
}

/**
 * Whether the contact may take its name from the lead. A call-back is matched to a contact by number alone, so whoever
 * requests one must not be able to rename the contact. Forms that ask for no name have only the email address in its
 * place, which must not replace the name of a known customer.
 */
const canName = ({ kind, firstName, lastName }: DeliveredLead) => kind !== 'call-back' && Boolean(firstName || lastName)

/** An unticked box does not withdraw consent given in an earlier enquiry. */
function marketingConsentOf(lead: DeliveredLead): CrmContact['marketingConsent'] {
  if (lead.hasStoppedMarketing) return 'No'
  return lead.marketingConsent ? 'Yes' : null
}

/** Identifies copies of the same note. Each change by the customer gets a separate note. */
export function noteReference({ reference, changes }: DeliveredLead): string {
  return changes.length === 0 ? reference : `${reference}, change ${changes.length}`
}

/** The note added to the contact. The reference on its first line identifies an earlier copy. */
export function crmNote(lead: DeliveredLead): string {
  const rows = leadRows(lead).map(({ label, value }) => `${label}: ${value}`)
  const kind = isEntered(lead) ? leadKindLabel(lead) : `Website ${leadNoun(lead)}`
  return [`${kind} ${noteReference(lead)}`, '', ...rows].join('\n')
}
