import type { AdminViewServerProps } from 'payload'

import { readBroken, readOverdueClaims, readScheduled } from '@/lib/page-inventory/notices'
import { poolOf } from '@/lib/platform/database'

import { requireStaff, StaffView } from '../staff-view'
import { Notices } from './notices'
import { readSampleDetails } from './sample-details'
import { TaskList } from './task-list'

/** A simple start page with the most common tasks and what needs attention. */
export async function SimpleView(view: AdminViewServerProps) {
  const staff = requireStaff(view, '/simple')
  const { user } = view.initPageResult.req
  const { admin } = view.payload.config.routes
  const pool = poolOf(view.payload)
  const [samples, scheduled, overdue, broken] = await Promise.all([
    staff.seesDrafts ? readSampleDetails(view.payload) : null,
    staff.seesDrafts ? readScheduled(pool) : null,
    staff.seesDrafts ? readOverdueClaims(pool) : null,
    staff.seesDrafts ? readBroken(pool) : null,
  ])
  return (
    <StaffView view={view} title="What to do">
      <TaskList user={user} adminRoute={admin} />
      {samples && samples.total > 0 && (
        <Notices
          title="Company details to be set"
          empty=""
          all={`${admin}/globals/site-settings`}
          adminRoute={admin}
          {...samples}
        />
      )}
      {scheduled && (
        <Notices
          title="Scheduled"
          empty="Nothing is scheduled."
          all={`${admin}/pages?status=scheduled`}
          adminRoute={admin}
          {...scheduled}
        />
      )}
      {overdue && (
        <Notices
          title="Claims to review"
          empty="No review is due."
          all={`${admin}/collections/claims`}
          adminRoute={admin}
          {...overdue}
        />
      )}
      {broken && (
        <Notices
          title="Broken"
          empty="Every page and every link on it works."
          all={`${admin}/pages?broken=on`}
          adminRoute={admin}
          {...broken}
        />
      )}
    </StaffView>
  )
}
