import { LinkList } from '../link-list'
import type { Group } from './groups'

/** Links to lists under the name of their group. */
export function ListGroup({ title, links, adminRoute }: Group & { adminRoute: string }) {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <LinkList links={links} adminRoute={adminRoute} />
    </section>
  )
}
