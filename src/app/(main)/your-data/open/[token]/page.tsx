import { OpenDataForm } from '@/components/forms/your-data/data-forms'
import { DataLinkForm } from '@/components/forms/your-data/data-link-form'
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
  const isOpen = isEnquiryToken(token) && (await isLinkOpen(poolOf(await payloadClient()), token))
  return (
    <>
      <PageTitle
        lede={
          isOpen
            ? 'Press the button, and everything that we hold with your email address is shown here. The link works once.'
            : 'It has been used, or is too old. Ask for a new one: it takes a minute.'
        }
      >
        {isOpen ? 'Show your data?' : 'This link no longer works.'}
      </PageTitle>
      <FormSection aside={<ArrowLink href={routes.yourData}>Your data</ArrowLink>}>
        {isOpen ? <OpenDataForm token={token} /> : <DataLinkForm />}
      </FormSection>
    </>
  )
}
