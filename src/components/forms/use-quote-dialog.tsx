'use client'

import { useState, type ComponentType, type MouseEvent, type ReactNode, type RefObject } from 'react'

import type { OpeningHours } from '@/lib/domain/service-level/opening-hours'
import { quoteRequestFrom } from '@/lib/site/script-routes'
import type { PhoneLine } from '@/lib/site/site-settings'

import type { QuoteDialogProps } from './quote-dialog/quote-dialog'
import type { QuoteOrigin } from './quote-dialog/quote-origin'

type UseQuoteDialog = {
  origin: QuoteOrigin
  hours: OpeningHours
  phone: PhoneLine
  opener: RefObject<HTMLElement | null>
}

const loadDialog = () => import('./quote-dialog/quote-dialog').then((module) => module.QuoteDialog)

/** Fetches the dialog ahead of the press that opens it. */
export const prefetchQuoteDialog = () => void loadDialog().catch(() => null)

/** The quote dialog for a link to the quote form: `href` and `open` belong on the link, `dialog` somewhere beside it. */
export function useQuoteDialog({ origin, hours, phone, opener }: UseQuoteDialog): {
  href: string
  open: (event: MouseEvent) => void
  dialog: ReactNode
} {
  const [Dialog, setDialog] = useState<ComponentType<QuoteDialogProps> | null>(null)
  const href = quoteRequestFrom(origin.source)

  const open = (event: MouseEvent) => {
    // A new tab is the visitor's own choice.
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
      <Dialog origin={origin} hours={hours} phone={phone} opener={opener} onClose={() => setDialog(null)} />
    ),
  }
}
