import { Link } from '@payloadcms/ui'

type LinkListProps = { links: readonly { label: string; path: string }[]; adminRoute: string }

/** Links below the admin root, as cards. */
export function LinkList({ links, adminRoute }: LinkListProps) {
  return (
    <ul className="pb-tasks">
      {links.map(({ label, path }) => (
        <li key={path}>
          <Link href={`${adminRoute}${path}`} prefetch={false}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
