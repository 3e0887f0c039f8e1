import type { PayloadRequest, TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'

import { checkDestination } from '@/lib/cms/fields/text-checks'
import { whenGiven } from '@/lib/cms/fields/validators'
import { env } from '@/lib/platform/env'
import { placeOf } from '@/lib/site/place-of'

/** Accepts a path of this site or a full https address, but none that leads back to where it starts, by whatever way round and however it is written. */
export const checkTarget: TextFieldSingleValidation = async (value, options) => {
  const verdict = await whenGiven(checkDestination, text)(value, options)
  const from: unknown = 'from' in options.siblingData ? options.siblingData.from : undefined
  if (verdict !== true || !value || typeof from !== 'string') return verdict
  const [start, end] = [onThisSite(value), onThisSite(from)]
  if (start === null) return true
  if (start === end) return 'This leads back to itself'
  if (options.event === 'onChange') return true
  const way = await wayFrom({ start, end, req: options.req })
  return way ? `This leads in a circle: ${[from, ...way].join(', ')}` : true
}

const onThisSite = (address: string) => placeOf({ address, siteUrl: env.siteUrl })

/** The stops from `start` to `end` by the redirects there are, or null when they do not lead there. */
async function wayFrom({
  start,
  end,
  req,
}: {
  start: string
  end: string | null
  req: PayloadRequest
}): Promise<string[] | null> {
  const way = [start]
  for (let at = start; way.length <= STOPS_MAX;) {
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
    way.push(next)
    if (next === end) return way
    at = next
  }
  return way
}

/** Nobody follows more; browsers give up at about twenty. */
const STOPS_MAX = 10
