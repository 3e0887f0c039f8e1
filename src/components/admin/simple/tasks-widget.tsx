import { Link } from '@payloadcms/ui'
import type { WidgetServerProps } from 'payload'

import { TaskList } from './task-list'

/** The tasks on the dashboard. */
export function TasksWidget({ req: { user, payload } }: WidgetServerProps) {
  const { admin } = payload.config.routes
  return (
    <section aria-labelledby="pb-tasks-title">
      <h2 id="pb-tasks-title">What to do</h2>
      <TaskList user={user} adminRoute={admin} />
      <p>
        <Link href={`${admin}/simple`} prefetch={false}>
          What is scheduled, overdue or broken
        </Link>
      </p>
    </section>
  )
}
