import { LinkList } from '../link-list'
import { tasksFor } from './tasks'

/** The most common tasks of this member of staff, as links. */
export function TaskList({ user, adminRoute }: { user: object | null; adminRoute: string }) {
  const links = tasksFor(user ?? {}).map(({ sentence, path }) => ({ label: sentence, path }))
  return <LinkList links={links} adminRoute={adminRoute} />
}
