import { getBasis } from '@/lib/data/basis'
import { getSiteSettings } from '@/lib/data/site-settings'
import { withLaidPanels } from '@/lib/domain/design/laid-design'
import { calculationEndpoint } from '@/lib/http/calculation-endpoint'
import { contactFallback } from '@/lib/http/contact-fallback'
import { attachment, errorResponse } from '@/lib/http/responses'
import { makeDocument } from '@/lib/pdf/make-document'
import { logger } from '@/lib/platform/logger'
import { laidDesignSchema } from '@/lib/schemas/calculate/design-pack'

/** A design of the system designer as the electrician's pack. Nothing is stored. */
export const POST = calculationEndpoint({
  schema: laidDesignSchema,
  limit: 'download',
  maxBytes: 512 * 1024,
  calculate: async ({ design, laid }) => {
    try {
      const [basis, settings] = await Promise.all([getBasis(), getSiteSettings()])
      const pdf = await makeDocument({
        kind: 'design',
        input: { design: withLaidPanels(design, laid), basis, settings, link: null },
      })
      return {
        ok: true,
        answer: attachment({
          name: 'powerboard-electrician.pdf',
          type: 'application/pdf',
          content: new Uint8Array(pdf),
        }),
      }
    } catch (err) {
      logger.error({ msg: 'design could not be made into a document', err })
      return {
        ok: true,
        answer: errorResponse(503, `The pack cannot be made just now. ${await contactFallback()}`, [], {
          'retry-after': '30',
        }),
      }
    }
  },
})
