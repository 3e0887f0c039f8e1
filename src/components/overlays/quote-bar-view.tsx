'use client'

import { QuoteButton } from '@/components/forms/quote-button'
import { cx } from '@/components/ui/cx'
import { IconButton } from '@/components/ui/icon-button'
import { restoreFocus } from '@/components/ui/restore-focus'
import type { PriceWords } from '@/lib/content/price-list'
import type { PhoneLine } from '@/lib/content/site-settings'
import type { OpeningHours } from '@/lib/domain/opening-hours/opening-hours'

export type QuoteBarProps = { price: PriceWords | null; hours: OpeningHours; phone: PhoneLine }

const leaveFocus = (bar: HTMLElement) => () => restoreFocus({ from: bar, to: null })

export function QuoteBarView({ price, hours, phone, onDismiss }: QuoteBarProps & { onDismiss?: () => void }) {
  return (
    <aside
      ref={leaveFocus}
      id="quote-bar"
      aria-label="Get a quote"
      className="no-print fixed inset-x-0 bottom-0 [@media(max-height:360px)]:static z-(--z-quote) h-(--foot-bar) animate-appear border-t border-line bg-panel"
    >
      <div className="mx-auto flex h-full max-w-360 items-center gap-2 px-(--margin) sm:gap-6">
        <p className="mr-auto flex items-center gap-2 sm:gap-6">
          {price && (
            <b className="font-display text-[1.75rem] leading-none font-medium tracking-[-.025em] sm:text-[2rem]">
              {price.panel}
            </b>
          )}
          <span className="text-sm leading-[1.35] text-ink-2 max-md:text-xs">
            {price && (
              <>
                <span className="max-sm:sr-only">per panel, </span>
                <span>inc. VAT</span>
                <br />
                <span>{`+ ${price.delivery} delivery`}</span>
                <span className="max-sm:sr-only"> per order</span>
              </>
            )}
            <span className={cx(price !== null && 'max-lg:sr-only')}>
              {price
                ? '. Fitting is itemised on your quote.'
                : 'Your written quote itemises panels, delivery and fitting.'}
            </span>
          </span>
        </p>
        <QuoteButton
          source="quote-bar"
          hours={hours}
          phone={phone}
          className="flex-none max-sm:min-h-11 max-sm:px-3.5 max-sm:text-sm"
        />
        <IconButton icon="x" label="Dismiss" onClick={onDismiss} className="max-sm:-mr-2" />
      </div>
    </aside>
  )
}
