import { ContactForm } from '@/components/forms/contact-form'
import { FormSection } from '@/components/sections/form-section'
import { ReachUs } from '@/components/sections/reach-us'
import { PageTitle } from '@/components/ui/page-title'
import { getSiteSettings } from '@/lib/data/site-settings'

import type { FormReplyProps } from '../form-reply-props'

/** The contact page, with an empty form or with one that came back. */
export async function ContactView({ reply }: { reply?: FormReplyProps }) {
  const settings = await getSiteSettings()
  return (
    <>
      <PageTitle>Write to us.</PageTitle>
      <FormSection aside={<ReachUs settings={settings} />}>
        <ContactForm phone={settings.mainPhone} {...reply} />
      </FormSection>
    </>
  )
}
