import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'

import { hasRole } from '@/lib/cms/access/roles'

import { LinkList } from '../link-list'
import { requireStaff, StaffView } from '../staff-view'
import { groupsFor } from './groups'

/** The raw tables, for admins. */
export function RecordsView(view: AdminViewServerProps) {
  requireStaff(view, '/records')
  const { admin } = view.payload.config.routes
  if (!hasRole(view.initPageResult.req.user, 'admin')) redirect(admin)
  return (
    <StaffView view={view} title="Records">
      <p>
        What the website stores by itself: answers as they were sent, measurements and logs. Day-to-day work does not
        need them.
      </p>
      <LinkList links={groupsFor(view, 'records').flatMap(({ links }) => links)} adminRoute={admin} />
    </StaffView>
  )
}
