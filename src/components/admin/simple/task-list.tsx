import { Link } from '@payloadcms/ui'

import { tasksFor } from './tasks'

/** The most common tasks of this member of staff, as links. */
export function TaskList({ user, adminRoute }: { user: object | null; adminRoute: string }) {
  return (
    <ul className="pb-tasks">
      {tasksFor(user ?? {}).map(({ sentence, path }) => (
        <li key={path}>
          <Link href={`${adminRoute}${path}`} prefetch={false}>
            {sentence}
          </Link>
        </li>
      ))}
    </ul>
  )
}
