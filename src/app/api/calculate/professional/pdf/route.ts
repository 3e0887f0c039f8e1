import { refusal } from '@/lib/http/answers'
import { calculationEndpoint } from '@/lib/http/calculation-endpoint'
import { wayOut } from '@/lib/http/way-out'
import { logger } from '@/lib/platform/logger'
import { reportedProjectSchema } from '@/lib/schemas/calculate/professional-project'

import { faultsOfDocument, projectDocument } from '../project-document'

/** A project of the professional calculator as a PDF with all its working. Nothing of it is kept. */
export const POST = calculationEndpoint({
  schema: reportedProjectSchema,
  limit: 'download',
  maxBytes: 512 * 1024,
  calculate: async ({ roomsLeftOut, ...project }) => {
    const errors = faultsOfDocument(project)
    if (errors.length > 0) return { ok: false, errors }
    try {
      return { ok: true, answer: await projectDocument({ project, roomsLeftOut, name: 'powerboard-rooms.pdf' }) }
    } catch (err) {
      logger.error({ msg: 'project could not be made into a document', err })
      return {
        ok: true,
        answer: refusal(503, `The document cannot be made just now. ${await wayOut()}`, [], { 'retry-after': '30' }),
      }
    }
  },
})
