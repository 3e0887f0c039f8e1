import { createHash } from 'node:crypto'

import { getDatasheet } from '@/lib/data/datasheet'
import { getSiteSettings } from '@/lib/data/site-settings'
import { clientKey } from '@/lib/http/client-key'
import { contactFallback } from '@/lib/http/contact-fallback'
import { overLimit } from '@/lib/http/rate-limit'
import { makeDocument } from '@/lib/pdf/make-document'
import { memoize } from '@/lib/pdf/memoize'
import { env } from '@/lib/platform/env'
import { logger } from '@/lib/platform/logger'

import { plainTextResponse } from '../plain-text-response'

const documents = memoize<Buffer>()

/** The datasheet, open to everyone; the browser revalidates its cached copy on each request. */
export async function GET(request: Request): Promise<Response> {
  const waitSeconds = await overLimit('download', clientKey(request.headers, env.secret))
  if (waitSeconds !== null)
    return plainTextResponse(429, `You have asked for several documents just now. ${await contactFallback()}`, {
      'retry-after': String(waitSeconds),
    })
  try {
    const [datasheet, settings] = await Promise.all([getDatasheet(), getSiteSettings()])
    const { company, mainPhone, email } = settings
    const etag = `"${createHash('sha256')
      .update(JSON.stringify([datasheet, company, mainPhone, email, env.siteUrl]))
      .digest('base64url')}"`
    const headers = { etag, 'cache-control': 'private, no-cache' }
    if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
    const pdf = await documents(etag, () =>
      makeDocument({ kind: 'datasheet', input: { datasheet, settings, siteUrl: env.siteUrl } }),
    )
    return new Response(new Uint8Array(pdf), {
      headers: {
        ...headers,
        'content-type': 'application/pdf',
        'content-disposition': 'inline; filename="powerboard-datasheet.pdf"',
      },
    })
  } catch (err) {
    logger.error({ msg: 'datasheet could not be made', err })
    return plainTextResponse(503, `The document cannot be created just now. ${await contactFallback()}`, {
      'retry-after': '30',
    })
  }
}
