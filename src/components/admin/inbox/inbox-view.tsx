import type { AdminViewServerProps } from 'payload'

import { hasRole } from '@/lib/cms/access/roles'
import { hoursOf } from '@/lib/domain/opening-hours/opening-week'
import { SALES_ROLES } from '@/lib/domain/staff/roles'
import { readInbox } from '@/lib/inbox/read-inbox'
import { readRecord } from '@/lib/inbox/read-record'
import { readReplySpeed } from '@/lib/inbox/read-reply-speed'
import { now } from '@/lib/platform/clock'
import { poolOf } from '@/lib/platform/database'
import { readInboxQuery } from '@/lib/schemas/inbox'

import { EnterLead } from '../enter-lead/enter-lead'
import { paramsOf } from '../pages/params-of'
import { requireStaff, StaffView } from '../staff-view'
import { Inbox } from './inbox'

/** The sales desk: views, a list and the open lead side by side. Opens with what is due. */
export async function InboxView(view: AdminViewServerProps) {
  requireStaff(view, '/inbox')
  const { payload, initPageResult } = view
  const { user } = initPageResult.req
  if (!user || !hasRole(user, ...SALES_ROLES)) {
    return (
      <StaffView view={view} title="Inbox">
        <p>Only the sales desk sees leads.</p>
      </StaffView>
    )
  }
  const pool = poolOf(payload)
  const query = readInboxQuery(paramsOf(view.searchParams ?? {}))
  const asking = { userId: Number(user.id), now: now() }
  const [inbox, record, stored] = await Promise.all([
    readInbox(pool, asking, query),
    query.lead === null ? null : readRecord(pool, query.lead),
    payload.findGlobal({ slug: 'opening-hours', overrideAccess: false, user }),
  ])
  const hours = hoursOf(stored)
  const speed = await readReplySpeed(pool, { hours, now: asking.now })
  return (
    <StaffView view={view} title="Inbox" layout="panes">
      <Inbox
        first={{ query, inbox, record }}
        me={{ id: Number(user.id), name: user.name }}
        hours={hours}
        speed={speed}
        enterLead={<EnterLead key="enter" />}
      />
    </StaffView>
  )
}
