import type * as z from 'zod'

import { climateOf } from '@/lib/domain/climate/area-climate'
import { readPostcodeArea } from '@/lib/domain/leads/uk-postcode'
import { PROJECT_QUOTE_FIELDS } from '@/lib/forms/project-quote'

import { quoteCalculation } from './quote-request'
import { formSchema } from './schema-of'

/** A project of an architect or commercial client. The address to reply to is `email`, as in every enquiry. */
export const projectQuoteSchema = formSchema(PROJECT_QUOTE_FIELDS)
  .extend({ calculation: quoteCalculation })
  .transform(({ customerEmail, ...project }) => ({ ...project, email: customerEmail }))

export type ProjectQuoteRequest = z.output<typeof projectQuoteSchema>

/** The area of a full postcode, if we have its weather data; null otherwise. */
export function areaOfProject({ postcode: typed }: Pick<ProjectQuoteRequest, 'postcode'>): string | null {
  const area = typed === undefined ? null : readPostcodeArea(typed)
  return area !== null && climateOf(area) ? area : null
}
