import { basisOn } from '@/lib/calculators/quick/estimate-basis'
import { getNumbers } from '@/lib/data/numbers'
import { payloadClient } from '@/lib/data/payload-client'
import { getPowerboard } from '@/lib/data/product'
import { getSiteSettings } from '@/lib/data/site-settings'
import { withLaidPanels } from '@/lib/domain/design/laid-design'
import { now } from '@/lib/platform/clock'
import { poolOf } from '@/lib/platform/database'
import { env } from '@/lib/platform/env'
import { sharedDesignPage } from '@/lib/routing/enquiry-routes'
import { isEnquiryToken } from '@/lib/schemas/enquiry-change'
import { findSharedDesign, tokensOf } from '@/lib/use-cases/designs/shared-design'

import { privatePdf } from '../../../../private-document'

type Context = RouteContext<'/system-designer/shared/[token]/pack.pdf'>

/** The electrician's pack of a shared design. It contains the view-only link, whichever link requested it. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { token } = await params
  return privatePdf(request, {
    name: 'electrician',
    find: async () => {
      const found = isEnquiryToken(token) ? await findSharedDesign(poolOf(await payloadClient()), token) : null
      if (!found) return null
      const [numbers, panel, settings] = await Promise.all([getNumbers(), getPowerboard(), getSiteSettings()])
      return {
        file: 'powerboard-electrician',
        document: {
          kind: 'design',
          input: {
            design: withLaidPanels(found.content.design, found.content.laid),
            basis: basisOn({ now: now(), numbers, panel }),
            settings,
            link: new URL(sharedDesignPage(tokensOf(found).view), env.siteUrl).href,
          },
        },
      }
    },
  })
}
