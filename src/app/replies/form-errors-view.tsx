import { StaticForm } from '@/components/forms/static-form'
import { ContactOptions } from '@/components/sections/contact-options'
import { FormSection } from '@/components/sections/form-section'
import { PageTitle } from '@/components/ui/page-title'
import type { FormName } from '@/lib/content/block-options'
import { getClaims } from '@/lib/data/claims'
import { getSiteSettings } from '@/lib/data/site-settings'

import type { FormReplyProps } from '../form-reply-props'

type FormErrorsProps = { title: string; form: FormName; reply: FormReplyProps }

/** A form from a CMS page, returned with errors on a separate page. */
export async function FormErrorsView({ title, form, reply }: FormErrorsProps) {
  const [settings, claims] = await Promise.all([getSiteSettings(), getClaims('section')])
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <FormSection aside={<ContactOptions settings={settings} claims={claims} />}>
        <StaticForm form={form} phone={settings.mainPhone} {...reply} />
      </FormSection>
    </>
  )
}
