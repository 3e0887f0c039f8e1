import type { Metadata } from 'next'

import { routes } from '@/lib/site/routes'

import { formReplyProps } from '../../form-reply-props'
import { QuoteRequestView } from '../quote-request-view'

export const dynamic = 'force-dynamic'
export const metadata: Metadata = { title: 'Check your request', robots: { index: false } }

export default async function QuoteRequestCheckPage() {
  return <QuoteRequestView reply={await formReplyProps({ emptyForm: routes.quoteRequest })} />
}
