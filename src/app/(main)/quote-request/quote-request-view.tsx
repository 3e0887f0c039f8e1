import { QuoteRequestForm } from '@/components/forms/quote-request-form'
import { FormSection } from '@/components/sections/form-section'
import { ReachUs } from '@/components/sections/reach-us'
import { PageTitle } from '@/components/ui/page-title'
import { getClaims } from '@/lib/data/claims'
import { getSiteSettings } from '@/lib/data/site-settings'

import type { FormReplyProps } from '../form-reply-props'

/** The quote request page, with an empty form or with one that came back. */
export async function QuoteRequestView({ reply }: { reply?: FormReplyProps }) {
  const [settings, claims] = await Promise.all([getSiteSettings(), getClaims('section')])
  return (
    <>
      <PageTitle lede="Tell us who to ring and what there is to heat. Three answers are enough to start; the rest saves questions on the phone.">
        Ask for a quote.
      </PageTitle>
      <FormSection aside={<ReachUs settings={settings} claims={claims} />}>
        <QuoteRequestForm phone={settings.mainPhone} {...reply} />
      </FormSection>
    </>
  )
}
