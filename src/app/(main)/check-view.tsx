import { StandingForm } from '@/components/forms/standing-form'
import { FormSection } from '@/components/sections/form-section'
import { ReachUs } from '@/components/sections/reach-us'
import { PageTitle } from '@/components/ui/page-title'
import { getClaims } from '@/lib/data/claims'
import { getSiteSettings } from '@/lib/data/site-settings'
import type { FormName } from '@/lib/site/page-parts'

import type { FormReplyProps } from './form-reply-props'

type CheckViewProps = { title: string; form: FormName; reply: FormReplyProps }

/** A form that stands within a written page, come back on a page of its own. */
export async function CheckView({ title, form, reply }: CheckViewProps) {
  const [settings, claims] = await Promise.all([getSiteSettings(), getClaims('section')])
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <FormSection aside={<ReachUs settings={settings} claims={claims} />}>
        <StandingForm form={form} phone={settings.mainPhone} {...reply} />
      </FormSection>
    </>
  )
}
