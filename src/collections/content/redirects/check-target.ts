import type { TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'

import { checkDestination } from '@/lib/cms/fields/text-checks'
import { whenGiven } from '@/lib/cms/fields/validators'

/** Accepts a path of this site or a full https address, but never the address it leads away from. */
export const checkTarget: TextFieldSingleValidation = (value, options) => {
  const from: unknown = 'from' in options.siblingData ? options.siblingData.from : undefined
  if (value && value === from) return 'This leads back to itself'
  return whenGiven(checkDestination, text)(value, options)
}
