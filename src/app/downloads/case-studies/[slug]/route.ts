import { createHash } from 'node:crypto'

import type { SiteSettings } from '@/lib/content/site-settings'
import type { CaseStudy } from '@/lib/content/testimonials'
import { getCaseStudy } from '@/lib/data/case-studies'
import { getSiteSettings } from '@/lib/data/site-settings'
import { writtenDate } from '@/lib/domain/calendar/written-date'
import { clientKey } from '@/lib/http/client-key'
import { contactFallback } from '@/lib/http/contact-fallback'
import { overLimit } from '@/lib/http/rate-limit'
import { makeDocument } from '@/lib/pdf/make-document'
import { memoize } from '@/lib/pdf/memoize'
import { pictureJpeg } from '@/lib/pdf/picture-jpeg'
import { now } from '@/lib/platform/clock'
import { env } from '@/lib/platform/env'
import { logger } from '@/lib/platform/logger'

import { plainTextResponse } from '../../plain-text-response'

const SLUG = /^[a-z0-9-]{1,200}$/

const documents = memoize<Buffer>()

/** A case study as a PDF; the browser revalidates its cached copy on each request. */
export async function GET(request: Request, { params }: { params: Promise<{ slug: string }> }): Promise<Response> {
  const { slug } = await params
  const waitSeconds = await overLimit('download', clientKey(request.headers, env.secret))
  if (waitSeconds !== null)
    return plainTextResponse(429, `You have asked for several documents just now. ${await contactFallback()}`, {
      'retry-after': String(waitSeconds),
    })
  try {
    const study = SLUG.test(slug) ? await getCaseStudy(slug) : null
    if (!study) return plainTextResponse(404, 'There is no case study of this name.')
    logger.info({ msg: 'case study requested', slug })
    const settings = await getSiteSettings()
    const date = writtenDate(now().toISOString())
    const etag = `"${createHash('sha256')
      .update(JSON.stringify([study, settings, date]))
      .digest('base64url')}"`
    const headers = { etag, 'cache-control': 'private, no-cache' }
    if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
    const pdf = await documents(etag, () => documentOf(study, settings, date))
    return new Response(new Uint8Array(pdf), {
      headers: {
        ...headers,
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="powerboard-${slug}.pdf"`,
      },
    })
  } catch (err) {
    logger.error({ msg: 'case study could not be made', slug, err })
    return plainTextResponse(503, `The document cannot be created just now. ${await contactFallback()}`, {
      'retry-after': '30',
    })
  }
}

async function documentOf(study: CaseStudy, settings: SiteSettings, date: string): Promise<Buffer> {
  const shown = study.heatPicture ? [study.picture, study.heatPicture] : [study.picture]
  const pictures = await Promise.all(
    shown.map((picture) => pictureJpeg({ picture, origin: `http://127.0.0.1:${env.port}` })),
  )
  return makeDocument({ kind: 'case-study', input: { study, settings, pictures, date } })
}
