import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import type { NavigationLink } from '@/lib/routing/navigation'

import { PageLink } from './page-link'

/** The navigation links on a wide screen; the current one has an ember bar above it. */
export function SiteNavigation({ links }: { links: readonly NavigationLink[] }) {
  return (
    <nav aria-label="Main" className="max-lg:hidden">
      <ul className="flex items-stretch gap-3.5 xl:gap-6.5">
        {links.map(({ href, label, isHighlighted }) => (
          <li key={href} className="flex items-center">
            <PageLink
              href={href}
              className={cx(
                'relative flex h-18 items-center text-sm font-medium whitespace-nowrap',
                "before:absolute before:inset-x-0 before:top-0 before:h-0 before:bg-ink before:transition-[height] before:duration-180 before:content-['']",
                'hover:before:h-1.25 aria-[current]:before:h-1.25 aria-[current]:before:bg-ember forced-colors:aria-[current]:before:bg-[Highlight]',
              )}
            >
              {isHighlighted ? (
                <span className="flex h-8.5 items-center gap-2 rounded-control border-[1.5px] border-ink px-2">
                  <Icon name="ruler" className="size-4" />
                  {label}
                </span>
              ) : (
                label
              )}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
