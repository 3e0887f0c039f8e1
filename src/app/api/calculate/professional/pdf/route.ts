import { getNumbers } from '@/lib/data/numbers'
import { getPowerboard } from '@/lib/data/product'
import { getSiteSettings } from '@/lib/data/site-settings'
import { writtenDate } from '@/lib/domain/text/written-date'
import { calculationEndpoint } from '@/lib/http/calculation-endpoint'
import { oneAtATime } from '@/lib/pdf/one-at-a-time'
import { projectReportPdf } from '@/lib/pdf/project-report'
import { now } from '@/lib/platform/clock'
import { professionalProjectSchema } from '@/lib/schemas/calculate/professional-project'
import { projectResult } from '@/lib/site/professional/project-result'
import { basisOn } from '@/lib/site/quick-calculation/estimate'

const inTurn = oneAtATime()

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
    const basis = basisOn({ now: now(), numbers, panel })
    const result = projectResult({ project, basis })
    const pdf = await inTurn(() => projectReportPdf({ project, result, settings, day: basis.date, date: writtenDate(basis.date) }))
    const headers = { 'content-type': 'application/pdf', 'content-disposition': 'attachment; filename="powerboard-rooms.pdf"', 'cache-control': 'no-store' }
    return { ok: true, answer: new Response(new Uint8Array(pdf), { headers }) }
  },
})
