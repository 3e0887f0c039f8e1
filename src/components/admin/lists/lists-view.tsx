import type { AdminViewServerProps } from 'payload'

import { requireStaff, StaffView } from '../staff-view'
import { groupsFor, viewsFor } from './groups'
import { ListGroup } from './list-group'

/** Every list, settings and view that the signed-in colleague may open, but the raw tables. */
export function ListsView(view: AdminViewServerProps) {
  requireStaff(view, '/lists')
  const { admin } = view.payload.config.routes
  return (
    <StaffView view={view} title="All lists and settings">
      {[...groupsFor(view, 'daily'), viewsFor(view)].map((group) => (
        <ListGroup key={group.title} adminRoute={admin} {...group} />
      ))}
    </StaffView>
  )
}
