import type { ReactNode } from 'react'

import { TextLink } from '@/components/ui/link'
import { routes } from '@/lib/site/routes'

type ToolHeaderProps = { trail: readonly { path: string; name: string }[]; current: string; children: ReactNode }

/** The top of a tool: where it stands, and its heading on the ceiling rule. */
export function ToolHeader({ trail, current, children }: ToolHeaderProps) {
  return (
    <header className="isolate bg-linear-to-b from-panel to-daylight">
      <div className="grid-page pt-3 md:pt-7">
        <nav aria-label="Breadcrumb" className="no-print col-span-full text-sm">
          <ol className="flex flex-wrap gap-x-2.5">
            {[{ path: routes.home, name: 'Home' }, ...trail].map(({ path, name }) => (
              <li key={path}>
                <TextLink href={path} className="inline-block py-2">
                  {name}
                </TextLink>
                <span aria-hidden className="pl-2.5 text-ink-3">
                  /
                </span>
              </li>
            ))}
            <li aria-current="page" className="py-2 text-ink-2">
              {current}
            </li>
          </ol>
        </nav>
        <h1 className="col-span-full pt-2 pb-5 text-h1 md:pb-7">{children}</h1>
        <div className="ceiling col-span-full" />
      </div>
    </header>
  )
}
