import { getBasis } from '@/lib/data/basis'
import { payloadClient } from '@/lib/data/payload-client'
import { getSiteSettings } from '@/lib/data/site-settings'
import { withLaidPanels } from '@/lib/domain/design/laid-design'
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
      const [basis, settings] = await Promise.all([getBasis(), getSiteSettings()])
      return {
        file: 'powerboard-electrician',
        document: {
          kind: 'design',
          input: {
            design: withLaidPanels(found.content.design, found.content.laid),
            basis,
            settings,
            link: new URL(sharedDesignPage(tokensOf(found).view), env.siteUrl).href,
          },
        },
      }
    },
  })
}
