import { type CollectionBeforeValidateHook, type TextFieldSingleValidation, ValidationError } from 'payload'
import { text } from 'payload/shared'

import { required } from '@/lib/cms/fields/validators'
import { whyNotPagePath } from '@/lib/registry/reserved-paths'

import { otherPages } from './other-pages'

/** Refuses invalid paths and those used by the site itself. */
export const checkPath: TextFieldSingleValidation = required(
  'Give the page an address, for example /about',
  (value, options) => {
    const refusal = typeof value === 'string' ? whyNotPagePath(value) : null
    return refusal ?? text(value, options)
  },
)

/**
 * Refuses a path used by another page and names that page. Runs for drafts too, which Payload does not validate;
 * PostgreSQL's own error would not name the other page.
 */
export const checkPathIsFree: CollectionBeforeValidateHook = async ({ collection, data, originalDoc, req }) => {
  const url: unknown = data?.url
  if (typeof url !== 'string' || !url) return data
  const { docs } = await req.payload.find({
    collection: 'pages',
    where: { and: [{ url: { equals: url } }, ...otherPages(originalDoc?.id)] },
    limit: 1,
    depth: 0,
    trash: true,
    select: { title: true, deletedAt: true },
    overrideAccess: true, // includes pages that the caller may not read
    req,
  })
  if (!docs[0]) return data
  throw new ValidationError(
    {
      collection: collection.slug,
      errors: [{ path: 'url', label: 'Address', message: takenBy(docs[0]) }],
    },
    req.t,
  )
}

function takenBy({ title, deletedAt }: { title: string; deletedAt?: string | null }): string {
  const message = `Another page has this address: “${title}”`
  return deletedAt ? `${message}, in the trash` : message
}
