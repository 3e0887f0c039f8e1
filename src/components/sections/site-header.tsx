import type { ReactNode } from 'react'

import { Brand } from '@/components/ui/brand'
import { ButtonLink } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import type { PromoMessage } from '@/lib/site/banner'
import { HEADER_LINKS, UTILITY_LINKS } from '@/lib/site/navigation'
import { routes } from '@/lib/site/routes'
import type { SiteSettings } from '@/lib/site/site-settings'

import { PromoStrip } from './promo-strip'
import { SiteMenu } from './site-menu'
import { SiteNavigation } from './site-navigation'

const MENU_LINKS = [...HEADER_LINKS, ...UTILITY_LINKS]

type SiteHeaderProps = {
  settings: SiteSettings
  messages: readonly PromoMessage[]
  /** Stands beside Contact on a wide screen. */
  barAction: ReactNode
  /** Stand at the foot of the menu on a small one. */
  menuActions: ReactNode
}

/** The strip and the bar, both of which stay in sight; two boxes of the page, because only the strip gives way where there is no room. */
export function SiteHeader({ settings, messages, barAction, menuActions }: SiteHeaderProps) {
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
        <div className="mx-auto flex h-(--bar-height) max-w-360 items-center justify-between gap-4 px-(--margin)">
          <a href={routes.home} aria-label="Powerboard, home" className="flex min-h-11 items-center">
            <Brand />
          </a>
          <div className="flex items-center gap-2.5">
            <SiteNavigation links={HEADER_LINKS} />
            <div className="ml-6 max-lg:hidden">{barAction}</div>
            <ButtonLink href={routes.contact} size="sm">
              Contact
            </ButtonLink>
            <SiteMenu links={MENU_LINKS} globalSite={settings.globalSite}>
              {menuActions}
            </SiteMenu>
          </div>
        </div>
      </div>
    </header>
  )
}
