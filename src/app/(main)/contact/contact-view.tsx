import { ContactForm } from '@/components/forms/contact-form'
import { FormSection } from '@/components/sections/form-section'
import { ReachUs } from '@/components/sections/reach-us'
import { PageTitle } from '@/components/ui/page-title'
import { getClaims } from '@/lib/data/claims'
import { getSiteSettings } from '@/lib/data/site-settings'

import type { FormReplyProps } from '../form-reply-props'

/** The contact page, with an empty form or with one that came back. */
export async function ContactView({ reply }: { reply?: FormReplyProps }) {
  const [settings, claims] = await Promise.all([getSiteSettings(), getClaims('section')])
  return (
    <>
      <PageTitle>Write to us.</PageTitle>
      <FormSection aside={<ReachUs settings={settings} claims={claims} />}>
        <ContactForm phone={settings.mainPhone} {...reply} />
      </FormSection>
    </>
  )
}
