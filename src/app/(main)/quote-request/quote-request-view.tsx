import { PriceFirstLink } from '@/components/forms/shared/price-first-link'
import { StaticForm } from '@/components/forms/static-form'
import { ContactOptions } from '@/components/sections/contact-options'
import { FormSection } from '@/components/sections/form-section'
import { ArrowLink } from '@/components/ui/link'
import { PageTitle } from '@/components/ui/page-title'
import { getClaims } from '@/lib/data/claims'
import { getSiteSettings } from '@/lib/data/site-settings'
import { routes } from '@/lib/routing/routes'

import type { FormReplyProps } from '../../form-reply-props'

/** The quote request page, with an empty form or one returned with errors. */
export async function QuoteRequestView({ reply }: { reply?: FormReplyProps }) {
  const [settings, claims] = await Promise.all([getSiteSettings(), getClaims('section')])
  return (
    <>
      <PageTitle lede="Tell us how to reach you and what you’d like to heat. Only three fields are required.">
        Get a quote.
      </PageTitle>
      <FormSection aside={<ContactOptions settings={settings} claims={claims} />}>
        <PriceFirstLink />
        <StaticForm form="quote" phone={settings.mainPhone} {...reply} />
        <ArrowLink href={routes.projectQuote} className="mt-7">
          Architect, developer or business? Describe your project
        </ArrowLink>
      </FormSection>
    </>
  )
}
