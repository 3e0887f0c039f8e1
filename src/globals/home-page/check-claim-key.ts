import type { TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'

import { CLAIM_STATUSES } from '@/lib/site/claim'

const SHOWN = CLAIM_STATUSES.filter(({ shownAs }) => shownAs !== null).map(({ value }) => value)

/** A key must name a published claim with a reading for page sections: without one the page could not be drawn. */
export const checkClaimKey: TextFieldSingleValidation = async (key, options) => {
  const verdict = await text(key, options)
  if (verdict !== true || !key) return verdict
  const { payload } = options.req
  const { docs } = await payload.find({ collection: 'claims', where: { key: { equals: key } }, depth: 0, limit: 1, overrideAccess: false })
  const [claim] = docs
  if (!claim) return `There is no published claim "${key}".`
  const isReadable = claim.readings.some(({ contexts, status }) => contexts.includes('section') && SHOWN.includes(status))
  return isReadable || `The claim "${key}" has no reading that is shown in page sections.`
}
