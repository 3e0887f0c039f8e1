import { notFound } from 'next/navigation'

import { DataClosed } from '@/components/sections/your-data/data-closed'
import { heldData } from '@/lib/content/your-data/held-data'
import { payloadClient } from '@/lib/data/payload-client'
import { getRetentionPeriods } from '@/lib/data/retention'
import { getSiteSettings } from '@/lib/data/site-settings'
import { poolOf } from '@/lib/platform/database'
import { REPLY_PAGES } from '@/lib/registry/reply-pages'
import { isEnquiryToken } from '@/lib/schemas/enquiry-change'
import { replyMetadata } from '@/lib/seo/metadata'
import { readOffers } from '@/lib/use-cases/your-data/offers'
import { readData } from '@/lib/use-cases/your-data/read-data'
import { ownRequests } from '@/lib/use-cases/your-data/requests'

import { RecordsView } from '../records-view'

export const dynamic = 'force-dynamic'
export const metadata = replyMetadata(REPLY_PAGES.yourDataRecords)

/** Everything that we hold with one address, for whoever opened the link in its email. */
export default async function DataPage({ params }: PageProps<'/your-data/records/[token]'>) {
  const { token } = await params
  if (!isEnquiryToken(token)) notFound()
  const payload = await payloadClient()
  const [found, periods, { email: ourEmail }] = await Promise.all([
    readData(payload, token),
    getRetentionPeriods(),
    getSiteSettings(),
  ])
  if (!found) return <DataClosed />
  const { session, held } = found
  const [offers, requests] = await Promise.all([
    readOffers(poolOf(payload), session.email),
    ownRequests(poolOf(payload), session.email),
  ])
  return (
    <RecordsView
      token={token}
      session={session}
      held={heldData(held, periods)}
      offers={offers}
      requests={requests}
      ourEmail={ourEmail}
    />
  )
}
