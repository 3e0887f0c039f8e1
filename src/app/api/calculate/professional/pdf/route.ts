import { calculationEndpoint } from '@/lib/http/calculation-endpoint'
import { contactFallback } from '@/lib/http/contact-fallback'
import { errorResponse } from '@/lib/http/responses'
import { logger } from '@/lib/platform/logger'
import { reportedProjectSchema } from '@/lib/schemas/calculate/professional-project'

import { faultsOfDocument, projectDocument } from '../project-document'

/** A project of the professional calculator as a PDF with its full working. Nothing is stored. */
export const POST = calculationEndpoint({
  schema: reportedProjectSchema,
  limit: 'download',
  maxBytes: 512 * 1024,
  calculate: async ({ unfinished, ...project }) => {
    const errors = faultsOfDocument(project)
    if (errors.length > 0) return { ok: false, errors }
    try {
      return { ok: true, answer: await projectDocument({ project, unfinished, name: 'powerboard-rooms.pdf' }) }
    } catch (err) {
      logger.error({ msg: 'project could not be made into a document', err })
      return {
        ok: true,
        answer: errorResponse(503, `The document cannot be created just now. ${await contactFallback()}`, [], {
          'retry-after': '30',
        }),
      }
    }
  },
})
