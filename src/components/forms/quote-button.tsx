'use client'

import { useRef, useState, type ComponentType, type MouseEvent, type ReactNode } from 'react'

import { ButtonLink } from '@/components/ui/button'
import type { OpeningHours } from '@/lib/domain/service-level/opening-hours'
import { quoteRequestFrom } from '@/lib/site/routes'
import type { PhoneLine } from '@/lib/site/site-settings'

import type { QuoteDialogProps } from './quote-dialog/quote-dialog'
import { DEFAULT_QUOTE_SOURCE, type QuoteOrigin } from './quote-dialog/quote-origin'

type QuoteButtonProps = Partial<QuoteOrigin> & {
  hours: OpeningHours
  phone: PhoneLine
  look?: 'primary' | 'secondary'
  className?: string
  children?: ReactNode
}

const loadDialog = () => import('./quote-dialog/quote-dialog').then((module) => module.QuoteDialog)
const prefetchDialog = () => void loadDialog().catch(() => null)

/** A link to the quote form that opens the quote dialog instead where scripts run. */
export function QuoteButton({ source = DEFAULT_QUOTE_SOURCE, location, serviceType, hours, phone, look, className, children }: QuoteButtonProps) {
  const ref = useRef<HTMLAnchorElement>(null)
  const [Dialog, setDialog] = useState<ComponentType<QuoteDialogProps> | null>(null)
  const href = quoteRequestFrom(source)

  const open = (event: MouseEvent) => {
    // A new tab is the visitor's own choice.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    loadDialog().then(
      (loaded) => setDialog(() => loaded),
      () => window.location.assign(href),
    )
  }

  return (
    <>
      <ButtonLink
        ref={ref}
        href={href}
        look={look}
        aria-haspopup="dialog"
        onClick={open}
        onPointerEnter={prefetchDialog}
        onFocus={prefetchDialog}
        className={className}
      >
        {children ?? 'Get a quote'}
      </ButtonLink>
      {Dialog && (
        <Dialog origin={{ source, location, serviceType }} hours={hours} phone={phone} opener={ref} onClose={() => setDialog(null)} />
      )}
    </>
  )
}
