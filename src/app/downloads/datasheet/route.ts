import { createHash } from 'node:crypto'

import { getDatasheet } from '@/lib/data/datasheet'
import { getSiteSettings } from '@/lib/data/site-settings'
import { senderKey } from '@/lib/http/client-address'
import { overLimit } from '@/lib/http/rate-limit'
import { wayOut } from '@/lib/http/way-out'
import { keepMade } from '@/lib/pdf/keep-made'
import { makeDocument } from '@/lib/pdf/make-document'
import { env } from '@/lib/platform/env'
import { logger } from '@/lib/platform/logger'

import { inWords } from '../in-words'

const documents = keepMade<Buffer>()

/** The datasheet, for anybody; the browser asks each time whether the one it has is still right. */
export async function GET(request: Request): Promise<Response> {
  const waitSeconds = await overLimit('download', senderKey(request.headers, env.secret))
  if (waitSeconds !== null)
    return inWords(429, `You have asked for several documents just now. ${await wayOut()}`, {
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
    return inWords(503, `The document cannot be made just now. ${await wayOut()}`, { 'retry-after': '30' })
  }
}
