import type { AdminViewServerProps } from 'payload'

import { requireStaff, StaffView } from '../staff-view'
import { Notices } from './notices'
import { sectionsFor } from './sections'
import { TaskList } from './task-list'

/** A simple start page with the most common tasks and what needs attention. */
export async function SimpleView(view: AdminViewServerProps) {
  requireStaff(view, '/simple')
  const { req } = view.initPageResult
  const { admin } = view.payload.config.routes
  const sections = await Promise.all(
    sectionsFor(req.user).map(async ({ read, ...section }) => ({ ...section, ...(await read(req)) })),
  )
  return (
    <StaffView view={view} title="What to do">
      <TaskList user={req.user} adminRoute={admin} />
      {sections
        .filter(({ empty, total }) => empty !== undefined || total > 0)
        .map(({ title, empty = '', all, notices, total }) => (
          <Notices
            key={title}
            title={title}
            empty={empty}
            all={`${admin}${all}`}
            adminRoute={admin}
            notices={notices}
            total={total}
          />
        ))}
    </StaffView>
  )
}
