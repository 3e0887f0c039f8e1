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

/** Shown if an email address could not be saved, with the reason. */
export default async function WaitingCheckPage() {
  const reply = await formReplyProps({ emptyForm: routes.home })
  const productId = idIn(reply.values.productId)
  return (
    <>
      <PageTitle>Check your address.</PageTitle>
      <FormSection aside={<ArrowLink href={routes.contact}>Contact us</ArrowLink>}>
        {productId ? (
          <WaitingForm productId={productId} variantId={idIn(reply.values.variantId)} {...reply} />
        ) : (
          <p>{reply.fault ?? 'Please enter your address on the product page again.'}</p>
        )}
      </FormSection>
    </>
  )
}

/** Null if the value is not an id. */
function idIn(value: string | string[] | undefined): number | null {
  const id = Number(value)
  return Number.isSafeInteger(id) && id > 0 ? id : null
}
