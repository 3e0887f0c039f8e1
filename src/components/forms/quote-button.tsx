'use client'

import { type ReactNode, useRef } from 'react'

import { ButtonLink } from '@/components/ui/button'
import type { PhoneLine } from '@/lib/content/site-settings'
import type { OpeningHours } from '@/lib/domain/opening-hours/opening-hours'

import { DEFAULT_QUOTE_SOURCE, type QuoteOrigin } from './quote-dialog/quote-origin'
import { prefetchQuoteDialog, useQuoteDialog } from './use-quote-dialog'

type QuoteButtonProps = Partial<QuoteOrigin> & {
  hours: OpeningHours
  phone: PhoneLine
  look?: 'primary' | 'secondary'
  size?: 'md' | 'sm'
  className?: string
  children?: ReactNode
}

/** A link to the quote form that opens the quote dialog instead when JavaScript is available. */
export function QuoteButton({
  source = DEFAULT_QUOTE_SOURCE,
  location,
  serviceType,
  hours,
  phone,
  look,
  size,
  className,
  children,
}: QuoteButtonProps) {
  const ref = useRef<HTMLAnchorElement>(null)
  const { href, open, dialog } = useQuoteDialog({
    origin: { source, location, serviceType },
    hours,
    phone,
    opener: ref,
  })
  return (
    <>
      <ButtonLink
        ref={ref}
        href={href}
        look={look}
        size={size}
        aria-haspopup="dialog"
        onClick={open}
        onPointerEnter={prefetchQuoteDialog}
        onFocus={prefetchQuoteDialog}
        className={className}
      >
        {children ?? 'Get a quote'}
      </ButtonLink>
      {dialog}
    </>
  )
}
