import { WaitingForm } from '@/components/forms/waiting-list/waiting-form'
import { FormSection } from '@/components/sections/form-section'
import { ArrowLink } from '@/components/ui/link'
import { PageTitle } from '@/components/ui/page-title'
import { routes } from '@/lib/routing/routes'

import type { FormReplyProps } from '../../form-reply-props'

/** Shown if an email address could not be saved, with the reason. */
export function WaitingCheckView({ reply }: { reply: FormReplyProps }) {
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
