import type { ReactNode } from 'react'

import { Brand } from '@/components/ui/brand'
import { Icon } from '@/components/ui/icon'
import type { PhoneLine } from '@/lib/content/site-settings'
import { routes } from '@/lib/routing/routes'

/** The header of the sales pages: brand, phone number and one action. */
export function FunnelHeader({ phone, quoteAction }: { phone: PhoneLine; quoteAction: ReactNode }) {
  return (
    <header className="no-print sticky top-0 z-(--z-bar) border-b border-line bg-panel shadow-cast">
      <div className="mx-auto flex h-(--bar-height) max-w-360 items-center justify-between gap-2 px-(--margin)">
        <a href={routes.home} aria-label="Powerboard, home" className="flex min-h-11 items-center">
          <Brand />
        </a>
        <div className="flex items-center gap-2 md:gap-7">
          <a
            href={phone.href}
            aria-label={`Call us on ${phone.display}`}
            className="flex min-h-11 min-w-11 items-center justify-center gap-2.5 font-semibold whitespace-nowrap hover:underline"
          >
            <Icon name="phone" />
            <span className="max-sm:hidden">{phone.display}</span>
          </a>
          {quoteAction}
        </div>
      </div>
    </header>
  )
}
