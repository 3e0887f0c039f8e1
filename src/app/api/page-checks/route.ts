import { seeOther } from '@/lib/http/responses'
import { staffEndpoint } from '@/lib/http/staff-endpoint'
import { countDue, requestCheck } from '@/lib/link-monitor/due'
import { poolOf } from '@/lib/platform/database'
import { overLimit } from '@/lib/platform/rate-limit'
import { withQuery } from '@/lib/routing/script-routes'
import { pageCheckSchema } from '@/lib/schemas/operations'

const BACK = '/admin/pages'

/** The admin's "Check now" for one page (`path`) or all. The worker runs the checks; the list shows their progress. */
export const POST = staffEndpoint({
  may: 'changesPages',
  forbidden: 'Only editors can ask for pages to be checked.',
  valuesOf: (form) => ({ path: form.get('path') }),
  schema: pageCheckSchema,
  act: async ({ path }, { payload, userId }) => {
    const pool = poolOf(payload)
    const waitSeconds = await overLimit('pageCheck', userId)
    const waiting = waitSeconds === null ? await requestCheck(pool, path) : await countDue(pool)
    payload.logger.info({ msg: 'pages to be checked', userId, path, waiting, isTooSoon: waitSeconds !== null })
    return seeOther(withQuery(BACK, waitSeconds === null ? { asked: String(waiting) } : { wait: String(waitSeconds) }))
  },
})
