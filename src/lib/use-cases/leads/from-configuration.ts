import { configure } from '@/lib/calculators/configurator/configuration'
import { configurationRows } from '@/lib/calculators/configurator/configuration-rows'
import type { Basis } from '@/lib/calculators/engine/estimate-basis'
import { CONTACT_TIMES } from '@/lib/domain/estimate/configuration-options'
import { suspicions } from '@/lib/domain/leads/spam'
import { splitName } from '@/lib/domain/leads/split-name'
import { labelOf } from '@/lib/domain/text/label-of'
import { pounds } from '@/lib/format/pounds'
import { compactAnswers } from '@/lib/forms/compact-answers'
import type { ConfigurationQuote } from '@/lib/schemas/calculate/configuration-quote'

import type { LeadSubmission } from './lead-submission'

const SOURCE = 'configurator'

type Requested = { input: ConfigurationQuote; basis: Basis; submittedAt: Date }

/** A request for the quote of a configuration, priced here from the visitor's choices. */
export function fromConfiguration({ input, basis, submittedAt }: Requested): LeadSubmission {
  const { customerName, email, phone, address, heatingIssues, installationLocation, website, ...rest } = input
  const { preferredContactTime, currentBill, ...choices } = rest
  const configuration = configure({ choices, basis })
  return {
    kind: 'configuration',
    source: SOURCE,
    ...splitName(customerName),
    email,
    phone,
    postcode: null,
    message: heatingIssues ?? '',
    answers: [
      ...compactAnswers({
        Name: customerName,
        Email: email,
        Phone: phone,
        Address: address,
        'When to call': preferredContactTime && labelOf(CONTACT_TIMES, preferredContactTime),
        'Monthly bill': currentBill === undefined ? null : pounds(100 * currentBill),
        'Heating problems': heatingIssues,
        'Where the panels go': installationLocation,
      }),
      ...configurationRows(configuration),
    ],
    consent: { marketing: false, terms: false, form: SOURCE },
    suspicions: suspicions({
      texts: [heatingIssues ?? '', address ?? '', installationLocation ?? ''],
      names: [customerName],
      honeypot: website,
      email,
    }),
    enquiry: {
      collection: 'configuration-quotes',
      row: {
        customer_name: customerName,
        email,
        phone,
        address,
        preferred_contact_time: preferredContactTime ?? null,
        property_type: choices.propertyType,
        property_size: String(choices.propertySize),
        rooms: configuration.proposal.rooms,
        current_heating: choices.currentHeating,
        current_bill: currentBill ?? null,
        heating_issues: heatingIssues,
        installation_type: choices.installationType,
        thermostat_zones: configuration.thermostats,
        panel_quantity: configuration.panels,
        installation_location: installationLocation,
        total_cost: configuration.price.totalPence / 100,
        estimated_savings: configuration.savingPounds,
        warranty_extension: choices.warrantyExtension,
        maintenance_plan: choices.maintenancePlan,
        quote_status: 'pending',
        submitted_at: submittedAt.toISOString(),
      },
    },
  }
}
