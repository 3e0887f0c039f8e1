'use client'

import { usePathname } from 'next/navigation'

import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import { HEADER_LINKS, isCurrentLink } from '@/lib/site/navigation'

/** The links of the bar on a wide screen; the current one hangs from a bar of ember. */
export function SiteNavigation() {
  const path = usePathname()
  return (
    <nav aria-label="Main" className="max-lg:hidden">
      <ul className="flex items-stretch gap-6.5">
        {HEADER_LINKS.map(({ href, label, isHighlighted }) => (
          <li key={href} className="flex items-center">
            <a
              href={href}
              aria-current={isCurrentLink({ href, path }) ? 'page' : undefined}
              className={cx(
                'relative flex h-18 items-center text-sm font-medium',
                "before:absolute before:inset-x-0 before:top-0 before:h-0 before:bg-ink before:transition-[height] before:duration-180 before:content-['']",
                'hover:before:h-1.25 aria-[current]:before:h-1.25 aria-[current]:before:bg-ember',
              )}
            >
              {isHighlighted ? (
                <span className="flex h-8.5 items-center gap-2 rounded-control border-[1.5px] border-ink px-2.5">
                  <Icon name="ruler" className="size-4" />
                  {label}
                </span>
              ) : (
                label
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
