import { StaticForm } from '@/components/forms/static-form'
import { ContactOptions } from '@/components/sections/contact-options'
import { FormSection } from '@/components/sections/form-section'
import { PageTitle } from '@/components/ui/page-title'
import { getClaims } from '@/lib/data/claims'
import { getSiteSettings } from '@/lib/data/site-settings'

import type { FormReplyProps } from '../../form-reply-props'

/** The project form, empty or returned with errors. */
export async function ProjectQuoteView({ reply }: { reply?: FormReplyProps }) {
  const [settings, claims] = await Promise.all([getSiteSettings(), getClaims('section')])
  return (
    <>
      <PageTitle lede="For architects, developers and businesses: describe the building and what its heating should do. You can add plans, photos and an EPC once we have your request.">
        A quote for a project.
      </PageTitle>
      <FormSection aside={<ContactOptions settings={settings} claims={claims} />}>
        <StaticForm form="project-quote" phone={settings.mainPhone} {...reply} />
      </FormSection>
    </>
  )
}
