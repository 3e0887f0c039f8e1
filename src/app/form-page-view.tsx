import { type PageFormName, StaticForm } from '@/components/forms/static-form'
import { ContactOptions } from '@/components/sections/contact-options'
import { FormSection } from '@/components/sections/form-section'
import { PageTitle } from '@/components/ui/page-title'
import { getClaims } from '@/lib/data/claims'
import { getPublicReplySpeed } from '@/lib/data/reply-speed'
import { getSiteSettings } from '@/lib/data/site-settings'

import type { FormReplyProps } from './form-reply-props'

type FormPageProps = { title: string; form: PageFormName; reply?: FormReplyProps }

/** A page with one form, empty or returned with errors. */
export async function FormPageView({ title, form, reply }: FormPageProps) {
  const [settings, claims, speed] = await Promise.all([getSiteSettings(), getClaims('section'), getPublicReplySpeed()])
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <FormSection aside={<ContactOptions settings={settings} claims={claims} speed={speed} />}>
        <StaticForm form={form} phone={settings.mainPhone} {...reply} />
      </FormSection>
    </>
  )
}
