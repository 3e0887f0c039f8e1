import type { AdminViewServerProps } from 'payload'

import { readBroken, readOverdueClaims, readScheduled } from '@/lib/addresses/notices'
import { poolOf } from '@/lib/platform/database'

import { requireStaff, StaffView } from '../staff-view'
import { Notices } from './notices'
import { tasksFor } from './tasks'

/** One calm page with what is done most, and what wants doing. */
export async function SimpleView(view: AdminViewServerProps) {
  const staff = requireStaff(view, '/simple')
  const { user } = view.initPageResult.req
  const { admin } = view.payload.config.routes
  const pool = poolOf(view.payload)
  const [scheduled, overdue, broken] = await Promise.all([
    staff.seesDrafts ? readScheduled(pool) : null,
    staff.seesDrafts ? readOverdueClaims(pool) : null,
    readBroken(pool),
  ])
  return (
    <StaffView view={view} title="What to do">
      <ul className="pb-tasks">
        {tasksFor(user ?? {}).map(({ sentence, path }) => (
          <li key={path}>
            <a href={`${admin}${path}`}>{sentence}</a>
          </li>
        ))}
      </ul>
      {scheduled && (
        <Notices
          title="To happen by itself"
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
      <Notices
        title="Broken"
        empty="Every page answers, and every link on them leads somewhere."
        all={`${admin}/pages?broken=on`}
        adminRoute={admin}
        {...broken}
      />
    </StaffView>
  )
}
