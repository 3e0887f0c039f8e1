'use client'

import { ButtonLink } from '@/components/ui/button'
import { carryToQuote } from '@/lib/browser/quote-draft'
import { isDesignLine } from '@/lib/calculators/designer/design-message'
import { quoteRequestFrom } from '@/lib/routing/script-routes'

/** Asks for a quote; with a script, the design goes along as text. */
export function QuoteLink({ text }: { text: string }) {
  return (
    <ButtonLink
      href={quoteRequestFrom('system-designer')}
      onClick={() => carryToQuote({ text, isOurs: isDesignLine })}
      className="no-print mt-5"
    >
      Get a quote for this
    </ButtonLink>
  )
}
