import type { PayloadRequest, TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'

import { checkDestination } from '@/lib/cms/fields/text-checks'
import { whenGiven } from '@/lib/cms/fields/validators'
import { env } from '@/lib/platform/env'
import { internalPath } from '@/lib/routing/internal-path'

import { targetExists } from './target-exists'

/**
 * Accepts a full https URL, or a path on this site that exists and does not lead back to the start through any chain of
 * redirects or alternative spelling.
 */
export const checkTarget: TextFieldSingleValidation = async (value, options) => {
  const verdict = await whenGiven(checkDestination, text)(value, options)
  const from: unknown = 'from' in options.siblingData ? options.siblingData.from : undefined
  if (verdict !== true || !value || typeof from !== 'string') return verdict
  const [start, end] = [onThisSite(value), onThisSite(from)]
  if (start === null) return true
  if (start === end) return 'This redirect leads back to itself'
  if (options.event === 'onChange') return true
  const chain = await redirectChain({ start, end, req: options.req })
  if (chain?.isCircle) return `This is a redirect loop: ${[from, ...chain.paths].join(', ')}`
  if (chain) return `This leads through more than ${REDIRECTS_MAX} redirects. Enter the address where they end.`
  // An unchanged target is accepted, so that the rest of a redirect to a removed page can still be edited.
  if (value === options.previousValue || (await targetExists(start, options.req))) return true
  return `There is no public page at ${start}. Publish the page first, or give the address of another one.`
}

const onThisSite = (url: string) => internalPath({ address: url, siteUrl: env.siteUrl })

/** The redirects from `start` that lead to `end`, run in a circle or are too many to follow; null if they end. */
async function redirectChain({
  start,
  end,
  req,
}: {
  start: string
  end: string | null
  req: PayloadRequest
}): Promise<{ paths: string[]; isCircle: boolean } | null> {
  const paths = [start]
  for (let at = start; paths.length <= REDIRECTS_MAX;) {
    const { docs } = await req.payload.find({
      collection: 'redirects',
      where: { from: { equals: at } },
      limit: 1,
      depth: 0,
      overrideAccess: true,
      req,
    })
    const next = docs[0] ? onThisSite(docs[0].to) : null
    if (next === null) return null
    const isCircle = next === end || paths.includes(next)
    paths.push(next)
    if (isCircle) return { paths, isCircle }
    at = next
  }
  return { paths, isCircle: false }
}

/** Longer chains are not followed; browsers give up at about twenty. */
const REDIRECTS_MAX = 10
