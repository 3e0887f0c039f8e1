import { StaticForm } from '@/components/forms/static-form'
import { ContactOptions } from '@/components/sections/contact-options'
import { FormSection } from '@/components/sections/form-section'
import { PageTitle } from '@/components/ui/page-title'
import { getClaims } from '@/lib/data/claims'
import { getSiteSettings } from '@/lib/data/site-settings'

import type { FormReplyProps } from '../../form-reply-props'

/** The contact page, with an empty form or one returned with errors. */
export async function ContactView({ reply }: { reply?: FormReplyProps }) {
  const [settings, claims] = await Promise.all([getSiteSettings(), getClaims('section')])
  return (
    <>
      <PageTitle>Contact us.</PageTitle>
      <FormSection aside={<ContactOptions settings={settings} claims={claims} />}>
        <StaticForm form="contact" phone={settings.mainPhone} {...reply} />
      </FormSection>
    </>
  )
}
