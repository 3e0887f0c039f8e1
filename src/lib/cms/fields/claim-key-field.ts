import type { TextField, TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'

import { CLAIM_CONTEXTS, type ClaimContext } from '@/lib/content/claim'
import { isShown } from '@/lib/domain/claims/effective-wording'
import { labelOf } from '@/lib/domain/text/label-of'

/** Key of the claim whose figure is shown. */
export function claimKeyField(context: ClaimContext): TextField {
  return {
    name: 'claimKey',
    type: 'text',
    label: 'Key of the claim',
    required: true,
    maxLength: 100,
    validate: checkClaimKey(context),
    admin: { description: 'From the list of claims, for example warranty.years.' },
  }
}

/** The key must belong to a published claim with wording for that context. */
function checkClaimKey(context: ClaimContext): TextFieldSingleValidation {
  return async (key, options) => {
    const verdict = await text(key, options)
    if (verdict !== true || !key) return verdict
    const { payload } = options.req
    const { docs } = await payload.find({
      collection: 'claims',
      where: { key: { equals: key } },
      depth: 0,
      limit: 1,
      overrideAccess: false,
    })
    const [claim] = docs
    if (!claim) return `There is no published claim "${key}".`
    const isReadable = claim.readings.some((reading) => isShown(reading) && reading.contexts.includes(context))
    return isReadable || `The claim "${key}" has no reading for this place: ${labelOf(CLAIM_CONTEXTS, context)}.`
  }
}
