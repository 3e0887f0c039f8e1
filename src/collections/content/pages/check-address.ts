import { ValidationError, type CollectionBeforeValidateHook, type TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'

import { required } from '@/lib/cms/fields/validators'
import { whyNotPagePath } from '@/lib/site/reserved-paths'

import { otherPages } from './other-pages'

/** Refuses an address that is not one, or that belongs to the software itself. */
export const checkAddress: TextFieldSingleValidation = required(
  'Give the page an address, for example /about',
  (value, options) => {
    const refusal = typeof value === 'string' ? whyNotPagePath(value) : null
    return refusal ?? text(value, options)
  },
)

/** Refuses an address that another page has, and says which; in drafts too, whose fields Payload does not check and PostgreSQL would refuse without a word about the other. */
export const checkAddressIsFree: CollectionBeforeValidateHook = async ({ collection, data, originalDoc, req }) => {
  const url: unknown = data?.url
  if (typeof url !== 'string' || !url) return data
  const { docs } = await req.payload.find({
    collection: 'pages',
    where: { and: [{ url: { equals: url } }, ...otherPages(originalDoc?.id)] },
    limit: 1,
    depth: 0,
    select: { title: true },
    overrideAccess: true, // a page that the caller may not read has its address all the same
    req,
  })
  if (!docs[0]) return data
  throw new ValidationError(
    {
      collection: collection.slug,
      errors: [{ path: 'url', label: 'Address', message: `Another page has this address: “${docs[0].title}”` }],
    },
    req.t,
  )
}
