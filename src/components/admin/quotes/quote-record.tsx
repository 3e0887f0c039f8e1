import type { UIFieldServerProps } from 'payload'

import type { Quote } from '@/lib/generated/payload-types'
import { quoteToken } from '@/lib/platform/enquiry-token'
import { quotePage } from '@/lib/routing/enquiry-routes'

import { SavedQuote } from './saved-quote'

/** What staff have changed from the computed price and, once it is sent, the quote as the customer reads it. */
export function QuoteRecord({ data }: Pick<UIFieldServerProps, 'data'>) {
  const { reference } = data as Quote
  if (!reference) return null
  return <SavedQuote customerPage={quotePage(quoteToken(reference))} />
}
