import type { UIFieldServerProps } from 'payload'

import { londonTime } from '@/lib/domain/calendar/london-time'
import type { Quote } from '@/lib/generated/payload-types'
import { now } from '@/lib/platform/clock'
import { quoteToken } from '@/lib/platform/enquiry-token'
import { quotePage } from '@/lib/routing/enquiry-routes'

import { SavedQuote } from './saved-quote'

/** The quote as the customer sees it, below the results of the check and the differences from the computed price. */
export function QuotePreview({ data }: Pick<UIFieldServerProps, 'data'>) {
  const { reference } = data as Quote
  if (!reference) return null
  return <SavedQuote today={londonTime(now()).date} customerPage={quotePage(quoteToken(reference))} />
}
