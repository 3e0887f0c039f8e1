import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'

import { QuoteContent } from '../../../quote/quote-page-view'
import { previewedQuote } from './previewed-quote'

export const metadata: Metadata = { title: 'Preview', robots: { index: false } }

/** A quote as its customer will see it once it is sent, beside its lines in the admin. Nothing on it can be pressed. */
export default async function QuotePreviewPage({ params }: PageProps<'/preview/quote/[id]'>) {
  const found = await previewedQuote({ id: (await params).id, headers: await headers() })
  if (!found) return notFound()
  return (
    <div inert>
      <QuoteContent found={found} token="" />
    </div>
  )
}
