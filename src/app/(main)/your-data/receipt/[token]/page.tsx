import { notFound } from 'next/navigation'

import { ErasureReceipt } from '@/components/sections/your-data/erasure-receipt'
import { payloadClient } from '@/lib/data/payload-client'
import { poolOf } from '@/lib/platform/database'
import { REPLY_PAGES } from '@/lib/registry/reply-pages'
import { isEnquiryToken } from '@/lib/schemas/enquiry-change'
import { replyMetadata } from '@/lib/seo/metadata'
import { findReceipt } from '@/lib/use-cases/your-data/receipts'

export const dynamic = 'force-dynamic'
export const metadata = replyMetadata(REPLY_PAGES.yourDataReceipt)

/** The receipt of an erasure, with what is still to be done. It tells nothing about the person. */
export default async function ReceiptPage({ params }: PageProps<'/your-data/receipt/[token]'>) {
  const { token } = await params
  const receipt = isEnquiryToken(token) ? await findReceipt(poolOf(await payloadClient()), token) : null
  if (!receipt) notFound()
  return <ErasureReceipt receipt={receipt} />
}
