import type { ReactNode } from 'react'

import { Icon } from '@/components/ui/icon'
import type { NavigationLink } from '@/lib/routing/navigation'

import { MenuBox } from './menu-box'
import { PageLink } from './page-link'

type SiteMenuProps = {
  links: readonly NavigationLink[]
  globalSite: { label: string; href: string }
  children: ReactNode
}

/** The navigation links on a small screen. */
export function SiteMenu({ links, globalSite, children }: SiteMenuProps) {
  return (
    <MenuBox>
      <summary
        aria-label="Menu"
        data-tooltip="Menu"
        className="grid size-11 cursor-pointer list-none place-items-center rounded-control ring-[1.5px] ring-ink ring-inset hover:bg-plaster [&::-webkit-details-marker]:hidden"
      >
        <Icon name="menu" className="group-open:hidden" />
        <Icon name="x" className="hidden group-open:block" />
      </summary>
      <div className="absolute inset-x-0 top-full flex h-[calc(100dvh-100%-var(--strip-height))] flex-col justify-between gap-8 overflow-y-auto overscroll-contain bg-panel pb-6">
        <nav aria-label="Main">
          <ul>
            {links.map(({ href, label }) => (
              <li key={href} className="border-b border-line">
                <PageLink
                  href={href}
                  className="relative flex min-h-13.5 items-center px-(--margin) font-display text-h3 font-medium before:absolute before:top-0 before:left-(--margin) before:h-1.25 before:w-16 aria-[current]:before:bg-ember forced-colors:aria-[current]:before:bg-[Highlight]"
                >
                  {label}
                </PageLink>
              </li>
            ))}
            <li className="border-b border-line">
              <a href={globalSite.href} className="flex min-h-13.5 items-center gap-2.5 px-(--margin) font-medium">
                {globalSite.label}
                <Icon name="arrow-up-right" />
              </a>
            </li>
          </ul>
        </nav>
        <div className="grid grid-cols-2 gap-3 px-(--margin)">{children}</div>
      </div>
    </MenuBox>
  )
}
