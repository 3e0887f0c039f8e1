import { getDatasheet } from '@/lib/data/datasheet'
import { getSiteSettings } from '@/lib/data/site-settings'
import { makeDocument } from '@/lib/pdf/make-document'
import { env } from '@/lib/platform/env'

import { documentResponse } from '../document-response'
import { versionedPdf } from '../versioned-pdf'

/** The datasheet, open to everyone. */
export function GET(request: Request): Promise<Response> {
  return documentResponse(request, {
    name: 'datasheet',
    make: async () => {
      const [datasheet, settings] = await Promise.all([getDatasheet(), getSiteSettings()])
      const { siteUrl } = env
      const { company, mainPhone, email } = settings
      return versionedPdf(request, {
        version: [datasheet, company, mainPhone, email, siteUrl],
        disposition: 'inline; filename="powerboard-datasheet.pdf"',
        make: () => makeDocument({ kind: 'datasheet', input: { datasheet, settings, siteUrl } }),
      })
    },
  })
}
