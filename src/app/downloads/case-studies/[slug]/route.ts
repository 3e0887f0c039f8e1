import type { SiteSettings } from '@/lib/content/site-settings'
import type { CaseStudy } from '@/lib/content/testimonials'
import { getCaseStudy } from '@/lib/data/case-studies'
import { getSiteSettings } from '@/lib/data/site-settings'
import { writtenDate } from '@/lib/domain/calendar/written-date'
import { makeDocument } from '@/lib/pdf/make-document'
import { pictureJpeg } from '@/lib/pdf/picture-jpeg'
import { now } from '@/lib/platform/clock'
import { env } from '@/lib/platform/env'
import { logger } from '@/lib/platform/logger'

import { documentResponse } from '../../document-response'
import { versionedPdf } from '../../versioned-pdf'

const SLUG = /^[a-z0-9-]{1,200}$/

/** A case study as a PDF. */
export async function GET(request: Request, { params }: { params: Promise<{ slug: string }> }): Promise<Response> {
  const { slug } = await params
  return documentResponse(request, {
    name: 'case study',
    make: async () => {
      const study = SLUG.test(slug) ? await getCaseStudy(slug) : null
      if (!study) return { status: 404, message: 'There is no case study of this name.' }
      logger.info({ msg: 'case study requested', slug })
      const settings = await getSiteSettings()
      const date = writtenDate(now().toISOString())
      return versionedPdf(request, {
        version: [study, settings, date],
        disposition: `attachment; filename="powerboard-${slug}.pdf"`,
        make: () => documentOf(study, settings, date),
      })
    },
  })
}

async function documentOf(study: CaseStudy, settings: SiteSettings, date: string): Promise<Buffer> {
  const shown = study.heatPicture ? [study.picture, study.heatPicture] : [study.picture]
  const pictures = await Promise.all(
    shown.map((picture) => pictureJpeg({ picture, origin: `http://127.0.0.1:${env.port}` })),
  )
  return makeDocument({ kind: 'case-study', input: { study, settings, pictures, date } })
}
