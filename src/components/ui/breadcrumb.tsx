import { routes } from '@/lib/routing/routes'

import { TextLink } from './link'

type BreadcrumbProps = { trail?: readonly { path: string; name: string }[]; current: string }

/** The path from the homepage to a page; a long page name is truncated. */
export function Breadcrumb({ trail = [], current }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb" className="no-print col-span-full min-w-0 text-sm">
      <ol className="flex flex-wrap gap-x-2.5">
        {[{ path: routes.home, name: 'Home' }, ...trail].map(({ path, name }) => (
          <li key={path} className="flex flex-none items-center">
            <TextLink href={path} className="inline-flex items-center py-2 pointer-coarse:min-h-11">
              {name}
            </TextLink>
            <span aria-hidden className="pl-2.5 text-ink-3">
              /
            </span>
          </li>
        ))}
        <li aria-current="page" className="min-w-0 flex-1 basis-20 self-center truncate py-2 text-ink-2">
          {current}
        </li>
      </ol>
    </nav>
  )
}
