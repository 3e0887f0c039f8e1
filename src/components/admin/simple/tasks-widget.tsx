import { Link } from '@payloadcms/ui'
import type { WidgetServerProps } from 'payload'

import { TaskList } from './task-list'
import { countChecksToConfirm } from './waiting-checks'

/** The tasks on the dashboard, with the checks that wait for this colleague while there are any. */
export async function TasksWidget({ req }: WidgetServerProps) {
  const { user, payload } = req
  const { admin } = payload.config.routes
  const waiting = await countChecksToConfirm(req)
  return (
    <section aria-labelledby="pb-tasks-title">
      <h2 id="pb-tasks-title">What to do</h2>
      {waiting > 0 && (
        <p>
          <Link href={`${admin}/simple`} prefetch={false}>
            {waiting === 1 ? '1 check is' : `${waiting} checks are`} waiting for you to confirm
          </Link>
        </p>
      )}
      <TaskList user={user} adminRoute={admin} />
      <p>
        <Link href={`${admin}/simple`} prefetch={false}>
          What is scheduled, overdue or broken
        </Link>
      </p>
    </section>
  )
}
