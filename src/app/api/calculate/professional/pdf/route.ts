import { getNumbers } from '@/lib/data/numbers'
import { getPowerboard } from '@/lib/data/product'
import { getSiteSettings } from '@/lib/data/site-settings'
import { refusal } from '@/lib/http/answers'
import { calculationEndpoint } from '@/lib/http/calculation-endpoint'
import { wayOut } from '@/lib/http/way-out'
import { makeDocument } from '@/lib/pdf/make-document'
import { now } from '@/lib/platform/clock'
import { logger } from '@/lib/platform/logger'
import { professionalProjectSchema } from '@/lib/schemas/calculate/professional-project'
import { basisOn } from '@/lib/site/quick-calculation/estimate'

/** A minute of a core is more than a document may cost; sixty rooms are some seconds. */
const ROOMS_MAX = 100

/** A project of the professional calculator as a PDF with all its working. Nothing of it is kept. */
export const POST = calculationEndpoint({
  schema: professionalProjectSchema,
  limit: 'download',
  maxBytes: 512 * 1024,
  calculate: async (project) => {
    if (project.rooms.length > ROOMS_MAX) return { ok: false, errors: [{ path: 'rooms', message: `A document holds no more than ${ROOMS_MAX} rooms` }] }
    const [numbers, panel, settings] = await Promise.all([getNumbers(), getPowerboard(), getSiteSettings()])
    try {
      const pdf = await makeDocument({ kind: 'project', input: { project, basis: basisOn({ now: now(), numbers, panel }), settings } })
      const headers = { 'content-type': 'application/pdf', 'content-disposition': 'attachment; filename="powerboard-rooms.pdf"', 'cache-control': 'no-store' }
      return { ok: true, answer: new Response(new Uint8Array(pdf), { headers }) }
    } catch (err) {
      logger.error({ msg: 'project could not be made into a document', err })
      return { ok: true, answer: refusal(503, `The document cannot be made just now. ${await wayOut()}`, [], { 'retry-after': '30' }) }
    }
  },
})
