import type { TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'

import { required } from '@/lib/cms/fields/validators'
import { whyNotPagePath } from '@/lib/site/reserved-paths'

/** Refuses an address that is not one, or that belongs to the software itself. */
export const checkAddress: TextFieldSingleValidation = required('Give the page an address, for example /about', (value, options) => {
  const refusal = typeof value === 'string' ? whyNotPagePath(value) : null
  return refusal ?? text(value, options)
})
