'use client'

import { type RefObject, useEffect } from 'react'

import { cx } from '@/components/ui/cx'
import { Dialog } from '@/components/ui/dialog'
import { Stepper } from '@/components/ui/stepper'
import { reportStep } from '@/lib/browser/post-steps'
import type { PhoneLine } from '@/lib/content/site-settings'
import type { OpeningHours } from '@/lib/domain/opening-hours/opening-hours'

import { QuoteForm } from './quote-form'
import type { QuoteOrigin } from './quote-origin'
import { QuoteSent } from './quote-sent'
import { QuoteSoFar } from './quote-so-far'
import { useQuoteForm } from './use-quote-form'
import { WhatHappensNext } from './what-happens-next'

const STEPS = [
  { name: 'Contact Information', detail: 'Your details' },
  { name: 'Property Details', detail: 'Your property' },
  { name: 'Project Timeline & Budget', detail: 'Timing and budget' },
]

export type QuoteDialogProps = {
  origin: QuoteOrigin
  hours: OpeningHours
  phone: PhoneLine
  opener: RefObject<HTMLElement | null>
  onClose: () => void
}

/** The quote request in three steps. Mounted while open; the draft is kept in the tab for 30 minutes. */
export function QuoteDialog({ origin, hours, phone, opener, onClose }: QuoteDialogProps) {
  const quote = useQuoteForm(origin)
  useEffect(() => reportStep('quote'), [])
  if (quote.sent) {
    return (
      <Dialog onClose={onClose} opener={opener} title="Get a quote">
        <QuoteSent sent={quote.sent} phone={phone} onClose={onClose} />
      </Dialog>
    )
  }
  return (
    <Dialog
      onClose={onClose}
      back={{ steps: quote.stepIndex + 1, onBack: quote.stepIndex > 0 ? quote.goBack : onClose }}
      opener={opener}
      title="Get a quote"
      header={
        <div className="px-5 md:pr-16 md:pl-9">
          <Stepper steps={STEPS} current={quote.stepIndex} />
        </div>
      }
    >
      <div className="md:grid md:grid-cols-[1fr_19rem]">
        <QuoteForm quote={quote} phone={phone} />
        <aside className={cx('bg-plaster px-6.5 py-7', quote.stepIndex > 0 && 'max-md:hidden')}>
          {quote.stepIndex === 0 ? (
            <WhatHappensNext hours={hours} phone={phone} />
          ) : (
            <QuoteSoFar values={quote.values} stepIndex={quote.stepIndex} />
          )}
        </aside>
      </div>
    </Dialog>
  )
}
