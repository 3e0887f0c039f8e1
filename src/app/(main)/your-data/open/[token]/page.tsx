import { notFound } from 'next/navigation'

import { OpenDataForm } from '@/components/forms/your-data/data-forms'
import { FormSection } from '@/components/sections/form-section'
import { ArrowLink } from '@/components/ui/link'
import { PageTitle } from '@/components/ui/page-title'
import { payloadClient } from '@/lib/data/payload-client'
import { poolOf } from '@/lib/platform/database'
import { REPLY_PAGES } from '@/lib/registry/reply-pages'
import { routes } from '@/lib/routing/routes'
import { isEnquiryToken } from '@/lib/schemas/enquiry-change'
import { replyMetadata } from '@/lib/seo/metadata'
import { isLinkOpen } from '@/lib/use-cases/your-data/data-links'

export const dynamic = 'force-dynamic'
export const metadata = replyMetadata(REPLY_PAGES.yourDataLink)

/** The page behind the link in an email. Opening it does not use the link up: the button does. */
export default async function DataLinkPage({ params }: PageProps<'/your-data/open/[token]'>) {
  const { token } = await params
  if (!isEnquiryToken(token) || !(await isLinkOpen(poolOf(await payloadClient()), token))) notFound()
  return (
    <>
      <PageTitle lede="Press the button, and everything that we hold with your email address is shown here. The link works once.">
        Show your data?
      </PageTitle>
      <FormSection aside={<ArrowLink href={routes.yourData}>Your data</ArrowLink>}>
        <OpenDataForm token={token} />
      </FormSection>
    </>
  )
}
