import { WaitingForm } from '@/components/forms/waiting-list/waiting-form'
import { FormSection } from '@/components/sections/form-section'
import { ArrowLink } from '@/components/ui/link'
import { PageTitle } from '@/components/ui/page-title'
import { REPLY_PAGES } from '@/lib/routing/reply-pages'
import { routes } from '@/lib/routing/routes'
import { replyMetadata } from '@/lib/seo/metadata'

import { formReplyProps } from '../../form-reply-props'

export const dynamic = 'force-dynamic'
export const metadata = replyMetadata(REPLY_PAGES.waitingCheck)

/** An address that could not be noted, with the reason. */
export default async function WaitingCheckPage() {
  const reply = await formReplyProps({ emptyForm: routes.home })
  const productId = Number(reply.values.productId)
  return (
    <>
      <PageTitle>Check your address.</PageTitle>
      <FormSection aside={<ArrowLink href={routes.contact}>Contact us</ArrowLink>}>
        {Number.isSafeInteger(productId) && productId > 0 ? (
          <WaitingForm productId={productId} {...reply} />
        ) : (
          <p>{reply.fault ?? 'Please enter your address on the product again.'}</p>
        )}
      </FormSection>
    </>
  )
}
