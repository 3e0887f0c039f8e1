'use client'

import { type ComponentType, type MouseEvent, type RefObject, useState } from 'react'

import type { Elements } from '@/components/ui/elements'
import { ErrorBoundary } from '@/components/ui/error-boundary'
import type { PhoneLine } from '@/lib/content/site-settings'
import type { OpeningHours } from '@/lib/domain/opening-hours/opening-hours'
import { quoteRequestFrom } from '@/lib/routing/script-routes'

import { LeaveFor } from './leave-for'
import type { QuoteDialogProps } from './quote-dialog/quote-dialog'
import type { QuoteOrigin } from './quote-dialog/quote-origin'

type UseQuoteDialog = {
  origin: QuoteOrigin
  hours: OpeningHours
  phone: PhoneLine
  opener: RefObject<HTMLElement | null>
}

const loadDialog = () => import('./quote-dialog/quote-dialog').then((module) => module.QuoteDialog)

/** Preloads the dialog before it is opened. */
export const prefetchQuoteDialog = () => void loadDialog().catch(() => null)

/**
 * The quote dialog for a link to the quote form: put `href` and `open` on the link, and `dialog` anywhere beside it.
 */
export function useQuoteDialog({ origin, hours, phone, opener }: UseQuoteDialog): {
  href: string
  open: (event: MouseEvent) => void
  dialog: Elements
} {
  const [Dialog, setDialog] = useState<ComponentType<QuoteDialogProps> | null>(null)
  const href = quoteRequestFrom(origin.source, { location: origin.location, serviceType: origin.serviceType })

  const open = (event: MouseEvent) => {
    // Respect the visitor's choice to open a new tab.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    loadDialog().then(
      (loaded) => setDialog(() => loaded),
      () => window.location.assign(href),
    )
  }

  return {
    href,
    open,
    dialog: Dialog && (
      <ErrorBoundary panel={<LeaveFor href={href} />}>
        <Dialog origin={origin} hours={hours} phone={phone} opener={opener} onClose={() => setDialog(null)} />
      </ErrorBoundary>
    ),
  }
}
