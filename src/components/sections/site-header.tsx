import type { ReactNode } from 'react'

import { Brand } from '@/components/ui/brand'
import { ButtonLink } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import type { PromoMessage } from '@/lib/content/banner'
import type { SiteSettings } from '@/lib/content/site-settings'
import { MENU_LINKS, type NavigationLink, UTILITY_LINKS } from '@/lib/routing/navigation'
import { routes } from '@/lib/routing/routes'

import { PromoStrip } from './promo-strip'
import { SiteMenu } from './site-menu'
import { SiteNavigation } from './site-navigation'

type SiteHeaderProps = {
  settings: SiteSettings
  messages: readonly PromoMessage[]
  links: readonly NavigationLink[]
  /** Shown beside Contact, and instead of it on a phone. */
  barAction: ReactNode
  /** Shown at the end of the menu on a small screen. */
  menuActions: ReactNode
}

/**
 * The strip and the bar, both sticky; separate elements, because only the strip yields when there is too little room.
 */
export function SiteHeader({ settings, messages, links, barAction, menuActions }: SiteHeaderProps) {
  const hasStrip = messages.length > 0
  return (
    <header className="no-print contents">
      <PromoStrip messages={messages} globalSite={settings.globalSite} />
      <div
        className={cx(
          'sticky z-(--z-bar) border-b border-line bg-panel shadow-cast has-[details[open]]:z-(--z-menu)',
          hasStrip ? 'top-(--strip-height)' : 'top-0 lg:top-(--strip-height)',
        )}
      >
        <div className="mx-auto flex h-(--bar-height) max-w-360 items-center justify-between gap-2 px-(--margin)">
          <a href={routes.home} aria-label="Powerboard, home" className="flex min-h-11 items-center">
            <Brand />
          </a>
          <div className="flex items-center gap-2.5">
            <SiteNavigation links={links} />
            <div className="flex gap-2.5 whitespace-nowrap xl:ml-6">{barAction}</div>
            <ButtonLink href={routes.contact} size="sm" look="secondary" className="max-sm:hidden">
              Contact
            </ButtonLink>
            <SiteMenu links={[...links, ...UTILITY_LINKS, ...MENU_LINKS]} globalSite={settings.globalSite}>
              {menuActions}
            </SiteMenu>
          </div>
        </div>
      </div>
    </header>
  )
}
