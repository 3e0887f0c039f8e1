import type { PayloadRequest, TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'

import { checkLocalPath } from '@/lib/cms/fields/text-checks'
import { whenGiven } from '@/lib/cms/fields/validators'
import { whyBuiltIn } from '@/lib/registry/reserved-paths'
import { postSlugOf } from '@/lib/routing/blog-routes'

/** Refuses paths with a page or route, which would be shown instead of the redirect. */
export const checkStart: TextFieldSingleValidation = async (value, options) => {
  const verdict = await whenGiven(checkPathAlone, text)(value, options)
  if (verdict !== true || !value || value === options.previousValue || options.event === 'onChange') return verdict
  const page = await livePageAt(value, options.req)
  return page
    ? `The page “${page.title}” is at this address and would be shown. Move it, and its old address will redirect automatically, or unpublish it first.`
    : true
}

function checkPathAlone(path: string): true | string {
  const verdict = checkLocalPath(path)
  if (verdict !== true) return verdict
  return (
    (postSlugOf(path) ? null : whyBuiltIn(path)) ?? // post paths are allowed, for posts that have been renamed
    (/[?#]|.\/$/.test(path) ? 'Enter the path only, without a trailing slash, ? or #' : true)
  )
}

async function livePageAt(url: string, req: PayloadRequest) {
  const { docs } = await req.payload.find({
    collection: 'pages',
    where: { and: [{ url: { equals: url } }, { _status: { equals: 'published' } }] },
    limit: 1,
    depth: 0,
    select: { title: true },
    overrideAccess: true, // public pages are readable by everyone
    req,
  })
  return docs[0] ?? null
}
