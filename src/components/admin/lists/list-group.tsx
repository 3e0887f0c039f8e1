import { Link } from '@payloadcms/ui'

import type { Group } from './groups'

/** Links to lists under the name of their group. */
export function ListGroup({ title, links, adminRoute }: Group & { adminRoute: string }) {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ul className="pb-tasks">
        {links.map(({ label, path }) => (
          <li key={path}>
            <Link href={`${adminRoute}${path}`} prefetch={false}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
