import type { Endpoint } from 'payload'

import { admins } from '@/lib/cms/access/rules'
import { isAllowedPeriod, periodsOf, RETENTION_KINDS } from '@/lib/domain/retention/periods'
import { reportRetention } from '@/lib/use-cases/retention/report-retention'

const NO_STORE = { headers: { 'cache-control': 'no-store' } }

/** `GET /globals/retention/preview?errors=7&…`: what these periods would delete now, and what the last run deleted. */
export const previewEndpoint: Omit<Endpoint, 'root'> = {
  path: '/preview',
  method: 'get',
  handler: async (req) => {
    if (!req.user) return Response.json({ message: 'Please sign in again.' }, { status: 401 })
    if (!admins({ req })) return Response.json({ message: 'Only admins can see this.' }, { status: 403 })
    const typed = Object.fromEntries(
      RETENTION_KINDS.flatMap((kind) => {
        const text = req.searchParams.get(kind)
        return text === null ? [] : [[kind, Number(text)] as const]
      }),
    )
    const isWrong = RETENTION_KINDS.some((kind) => typed[kind] !== undefined && !isAllowedPeriod(kind, typed[kind]))
    if (isWrong) return Response.json({ message: 'Please correct the periods marked above first.' }, { status: 400 })
    return Response.json({ report: await reportRetention(req.payload, periodsOf(typed)) }, NO_STORE)
  },
}
