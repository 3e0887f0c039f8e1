import { joinNames } from '@/lib/domain/text/join-names'

import type { Fields } from './field'
import { PAGE_FORMS } from './page-forms'
import { QUOTE_FIELDS } from './quote'
import { QUOTE_REQUEST_FIELDS } from './quote-request'

const OF_EVERY_FORM: readonly Fields[] = [
  QUOTE_FIELDS,
  QUOTE_REQUEST_FIELDS,
  ...Object.values(PAGE_FORMS).map(({ fields }) => fields),
]

/** What the forms ask for, as the privacy policy lists it: 'name, email address, property and message'. */
export const KEPT_OF_FORMS = joinNames([
  ...new Set(
    OF_EVERY_FORM.flatMap((fields) => Object.values(fields))
      .filter(({ type }) => type !== 'marketing-consent' && type !== 'terms') // recorded with every enquiry
      .map(({ policy }) => policy),
  ),
])
