import type { Metadata } from 'next'

import { QuoteRequestView } from './quote-request-view'

export const metadata: Metadata = {
  title: 'Ask for a quote',
  description: 'A quote for infrared ceiling heating: who to ring, and what there is to heat.',
}

export default function QuoteRequestPage() {
  return <QuoteRequestView />
}
