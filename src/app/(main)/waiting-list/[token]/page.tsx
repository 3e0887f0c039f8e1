import { notFound } from 'next/navigation'

import { WaitingAnswer } from '@/components/forms/waiting-list/waiting-answer'
import { FormSection } from '@/components/sections/form-section'
import { ArrowLink } from '@/components/ui/link'
import { PageTitle } from '@/components/ui/page-title'
import { payloadClient } from '@/lib/data/payload-client'
import type { WaitingState } from '@/lib/domain/shop/waiting-states'
import { poolOf } from '@/lib/platform/database'
import { REPLY_PAGES } from '@/lib/registry/reply-pages'
import { shopProduct } from '@/lib/routing/routes'
import { isEnquiryToken } from '@/lib/schemas/enquiry-change'
import { replyMetadata } from '@/lib/seo/metadata'
import { findWaiting } from '@/lib/use-cases/waiting-list/answer-waiting-link'

export const dynamic = 'force-dynamic'
export const metadata = replyMetadata(REPLY_PAGES.waiting)

const TITLES: Record<WaitingState, string> = {
  unconfirmed: 'Shall we email you?',
  confirmed: 'We will email you.',
  told: 'We have emailed you.',
}

/** The page behind the link in an email, to confirm an email address or delete it. */
export default async function WaitingPage({ params }: PageProps<'/waiting-list/[token]'>) {
  const { token } = await params
  const entry = isEnquiryToken(token) ? await findWaiting(poolOf(await payloadClient()), token) : null
  if (!entry) notFound()
  const { state, email, product, slug } = entry
  const ledes: Record<WaitingState, string> = {
    unconfirmed: `Once, to ${email}, when you can order ${product}. Then we delete the address.`,
    confirmed: `Once, to ${email}, when you can order ${product}.`,
    told: `You can order ${product}. We won’t email you again, and will delete ${email} seven days after our email.`,
  }
  return (
    <>
      <PageTitle lede={ledes[state]}>{TITLES[state]}</PageTitle>
      <FormSection aside={<ArrowLink href={shopProduct(slug)}>{product}</ArrowLink>}>
        <WaitingAnswer token={token} state={state} />
      </FormSection>
    </>
  )
}
