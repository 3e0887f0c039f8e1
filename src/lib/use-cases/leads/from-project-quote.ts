import type { Basis } from '@/lib/calculators/engine/estimate-basis'
import { recommend, type Recommendation } from '@/lib/calculators/project-quote/recommendation'
import { PROPOSAL_LABELS } from '@/lib/content/project-proposal'
import { suspicions } from '@/lib/domain/leads/spam'
import { splitName } from '@/lib/domain/leads/split-name'
import { counted } from '@/lib/format/counted'
import { kilowatts } from '@/lib/format/kilowatts'
import { pounds } from '@/lib/format/pounds'
import { writtenNumber } from '@/lib/format/written-number'
import { type Answer, answersOf } from '@/lib/forms/answers-of'
import { compactAnswers } from '@/lib/forms/compact-answers'
import { PROJECT_QUOTE_FIELDS } from '@/lib/forms/project-quote'
import { areaOfProject, type ProjectQuoteRequest } from '@/lib/schemas/project-quote'

import type { EnquiryColumns, LeadSubmission } from './lead-submission'

const SOURCE = 'project-quote'

/** A request from an architect or commercial client, with panels and a price calculated here as an initial proposal. */
export function fromProjectQuote({ input, basis }: { input: ProjectQuoteRequest; basis: Basis }): LeadSubmission {
  const { customerName, company, email, customerPhone, message, heatingNotes, marketingConsent, website } = input
  const { firstName, lastName } = splitName(customerName)
  const recommendation = recommend({
    facts: {
      postcodeArea: areaOfProject(input),
      buildingType: input.buildingType,
      areaM2: input.floorArea,
      ceilingM: input.ceilingHeight,
      built: input.built,
      heatLossKw: input.heatLoss,
      zones: input.zones,
      kwp: input.kwp,
    },
    basis,
  })
  return {
    kind: 'project-quote',
    source: SOURCE,
    firstName,
    lastName,
    email,
    phone: customerPhone ?? null,
    postcode: input.postcode ?? null,
    message,
    answers: [...answersOf(PROJECT_QUOTE_FIELDS, { ...input, customerEmail: email }), ...proposalRows(recommendation)],
    consent: { marketing: marketingConsent, terms: false, form: SOURCE },
    suspicions: suspicions({
      texts: [message, heatingNotes, company ?? ''],
      names: [firstName, lastName],
      honeypot: website,
      email,
    }),
    enquiry: { collection: 'project-quotes', row: rowOf(input, recommendation) },
  }
}

function proposalRows({ basis, heatLossWatts, panels, low, high, price, ...rest }: Recommendation): Answer[] {
  const heatLoss = kilowatts(heatLossWatts)
  return compactAnswers({
    [PROPOSAL_LABELS.heatLoss]:
      basis === 'calculated' ? `${heatLoss}, as they state` : `${heatLoss}, roughly, from the area`,
    [PROPOSAL_LABELS.panels]:
      low === high ? counted(panels, 'panel') : `${counted(panels, 'panel')}, likely ${low} to ${high}`,
    [PROPOSAL_LABELS.price]: `${pounds(price.totalPence)} with VAT${low === high ? '' : `, likely ${pounds(rest.lowPence)} to ${pounds(rest.highPence)}`}; circuits and thermostats after a survey`,
    [PROPOSAL_LABELS.solar]:
      rest.solarKwh === null ? null : `${writtenNumber(rest.solarKwh)} kWh a year, if it faces south`,
  })
}

/** Columns of the enquiry; money in pounds. */
function rowOf(input: ProjectQuoteRequest, recommendation: Recommendation): EnquiryColumns<'project-quotes'> {
  const { panels, low, high, basis, heatLossWatts, price, solarKwh } = recommendation
  const penceOf = (kind: string) => price.lines.find((line) => line.kind === kind)?.pence ?? 0
  return {
    customer_email: input.email,
    customer_name: input.customerName,
    customer_phone: input.customerPhone ?? null,
    project_type: input.projectType,
    building_specs: {
      company: input.company,
      role: input.role,
      stage: input.stage,
      type: input.buildingType,
      postcode: input.postcode,
      floorAreaM2: input.floorArea,
      ceilingHeightM: input.ceilingHeight,
      built: input.built,
      zones: input.zones,
    },
    heating_requirements: {
      now: input.heatingNow,
      hours: input.heatedHours,
      heatLossKw: input.heatLoss,
      zones: input.zones,
      notes: input.heatingNotes,
      timeframe: input.timeframe,
      budget: input.budget,
    },
    solar_requirements: { state: input.solar, kwp: input.kwp, batteryKwh: input.battery, yearKwh: solarKwh },
    recommended_products: [
      { kind: 'panels', quantity: panels, low, high, heatLossWatts, basis, eachPence: penceOf('panels') / panels },
    ],
    total_heating_cost: (penceOf('panels') + penceOf('delivery')) / 100,
    installation_cost: penceOf('fitting') / 100,
    total_cost: price.totalPence / 100,
    uploaded_files: [],
    status: 'draft',
    notes: input.message || null,
  }
}
