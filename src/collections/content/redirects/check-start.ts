import type { PayloadRequest, TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'

import { checkLocalPath } from '@/lib/cms/fields/text-checks'
import { whenGiven } from '@/lib/cms/fields/validators'
import { whyBuiltIn } from '@/lib/site/reserved-paths'

/** Accepts a path at which visitors find nothing else: a page or a part of the site that stands there would be shown in place of the redirect. */
export const checkStart: TextFieldSingleValidation = async (value, options) => {
  const verdict = await whenGiven(checkPathAlone, text)(value, options)
  if (verdict !== true || !value || value === options.previousValue || options.event === 'onChange') return verdict
  const page = await livePageAt(value, options.req)
  return page
    ? `The page “${page.title}” stands at this address and would be shown. Move it, and its old address leads on by itself; or unpublish it first.`
    : true
}

function checkPathAlone(path: string): true | string {
  const verdict = checkLocalPath(path)
  if (verdict !== true) return verdict
  return (
    whyBuiltIn(path) ??
    (/[?#]|.\/$/.test(path) ? 'Give the path alone, without a slash at its end and without ? or #' : true)
  )
}

async function livePageAt(url: string, req: PayloadRequest) {
  const { docs } = await req.payload.find({
    collection: 'pages',
    where: { and: [{ url: { equals: url } }, { _status: { equals: 'published' } }] },
    limit: 1,
    depth: 0,
    select: { title: true },
    overrideAccess: true, // everybody may read a page that is public
    req,
  })
  return docs[0] ?? null
}
