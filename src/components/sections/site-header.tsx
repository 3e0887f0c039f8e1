import type { ReactNode } from 'react'

import { Brand } from '@/components/ui/brand'
import { ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { describeHours } from '@/lib/domain/service-level/describe-hours'
import { UTILITY_LINKS } from '@/lib/site/navigation'
import { routes } from '@/lib/site/routes'
import type { SiteSettings } from '@/lib/site/site-settings'

import { SiteMenu } from './site-menu'
import { SiteNavigation } from './site-navigation'

/** `menuAction` stands at the foot of the menu on small screens. */
export function SiteHeader({ settings, menuAction }: { settings: SiteSettings; menuAction: ReactNode }) {
  return (
    // The strip scrolls away above the bar, which stays.
    <header className="no-print sticky top-0 z-(--z-bar) shadow-cast has-[details[open]]:z-(--z-menu) lg:-top-10">
      <UtilityStrip settings={settings} />
      <div className="border-b border-line bg-panel">
        <div className="mx-auto flex h-(--bar-height) max-w-360 items-center justify-between gap-4 px-(--margin)">
          <a href={routes.home} aria-label="Powerboard, home" className="flex min-h-11 items-center">
            <Brand />
          </a>
          <div className="flex items-center gap-2.5 lg:gap-7">
            <SiteNavigation />
            <ButtonLink href={routes.contact} size="sm">
              Contact
            </ButtonLink>
            <SiteMenu globalSite={settings.globalSite}>{menuAction}</SiteMenu>
          </div>
        </div>
      </div>
    </header>
  )
}

function UtilityStrip({ settings: { mainPhone, hours, globalSite } }: { settings: SiteSettings }) {
  const weekdays = describeHours(hours)[0]
  return (
    <div className="on-night bg-night text-xs text-night-ink-2 max-lg:hidden">
      <div className="mx-auto flex h-10 max-w-360 items-center gap-6 px-(--margin)">
        <p className="mr-auto">
          <a href={mainPhone.href} className="font-semibold text-night-ink hover:underline">
            {mainPhone.display}
          </a>
          {weekdays && ` ${weekdays.days}, ${weekdays.times}`}
        </p>
        {UTILITY_LINKS.map(({ href, label }) => (
          <a key={href} href={href} className="py-2 hover:underline">
            {label}
          </a>
        ))}
        <a href={globalSite.href} className="flex items-center gap-2 py-2 hover:underline">
          {globalSite.label}
          <Icon name="arrow-up-right" className="size-3.5" />
        </a>
      </div>
    </div>
  )
}
