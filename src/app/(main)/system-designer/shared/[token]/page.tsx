import { headers } from 'next/headers'

import { staffOf } from '@/lib/data/staff'
import { REPLY_PAGES } from '@/lib/registry/reply-pages'
import { drawingOfLeadSchema } from '@/lib/schemas/calculate/shared-design'
import { replyMetadata } from '@/lib/seo/metadata'

import { SharedDesignView } from '../shared-design-view'

export const dynamic = 'force-dynamic'
export const metadata = replyMetadata(REPLY_PAGES.sharedDesign)

export default async function SharedDesignPage({ params, searchParams }: PageProps<'/system-designer/shared/[token]'>) {
  const [{ token }, { version, sent, lead }] = await Promise.all([params, searchParams])
  return (
    <SharedDesignView
      token={token}
      version={typeof version === 'string' ? Number(version) : undefined}
      sent={typeof sent === 'string' ? sent : undefined}
      correcting={await correctedLead(lead)}
    />
  )
}

/** The lead whose drawing is open, for the sales desk alone. */
async function correctedLead(lead: unknown): Promise<number | null> {
  const read = drawingOfLeadSchema.safeParse(lead)
  if (!read.success) return null
  const staff = await staffOf(await headers())
  return staff?.changesQuotes ? read.data : null
}
