import type { TextField, TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'

import { isShown } from '@/lib/domain/claims/standing-wording'
import { labelOf } from '@/lib/domain/text/label-of'
import { CLAIM_CONTEXTS, type ClaimContext } from '@/lib/site/claim'

/** The key of the claim whose figure is shown. */
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

/** The key must name a published claim that has something to say in that place. */
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
