import { LEAD_STATUSES } from '@/lib/domain/leads/lead-status'
import { labelOf } from '@/lib/domain/text/label-of'
import { jsonResponse } from '@/lib/http/responses'
import { salesAction } from '@/lib/http/staff-endpoint'
import type { InboxRecord } from '@/lib/inbox/inbox'
import { readRecord } from '@/lib/inbox/read-record'
import { poolOf } from '@/lib/platform/database'
import { leadChangesSchema } from '@/lib/schemas/inbox-changes'
import { changeLeads } from '@/lib/use-cases/inbox/change-leads'

const CONFLICT = 'A colleague or the customer has changed this since you saw it, so nothing was saved.'

/** What has become of the lead, for whoever was second. */
const isNow = ({ status, assigneeName }: InboxRecord) =>
  `It is now “${labelOf(LEAD_STATUSES, status)}”, ${assigneeName ? `assigned to ${assigneeName}` : 'unassigned'}.`

/**
 * Status and assignee of leads, changed in the inbox. If none could be saved because of later changes, 409 with what the
 * leads are now.
 */
export const POST = salesAction({
  schema: leadChangesSchema,
  act: async ({ changes }, { payload, user }) => {
    const { changed, conflicts, refused } = await changeLeads(payload, { changes, user })
    const found = await Promise.all(conflicts.map((id) => readRecord(poolOf(payload), id)))
    const changedElsewhere = found.filter((record) => record !== null)
    const body = { changed, refused, conflicts: changedElsewhere }
    if (changed.length > 0) return jsonResponse(200, body)
    const [first] = refused
    return conflicts.length > 0
      ? jsonResponse(409, { ...body, message: [CONFLICT, ...changedElsewhere.slice(0, 1).map(isNow)].join(' ') })
      : jsonResponse(422, { ...body, message: first?.reason ?? CONFLICT })
  },
})
