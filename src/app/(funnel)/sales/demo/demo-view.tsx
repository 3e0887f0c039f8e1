import { StaticDemoForm } from '@/components/forms/demo-call/static-demo-form'
import { WhatADemoIs } from '@/components/forms/demo-call/what-a-demo-is'
import { FormSection } from '@/components/sections/form-section'
import { PageTitle } from '@/components/ui/page-title'
import { getSiteSettings } from '@/lib/data/site-settings'
import { now } from '@/lib/platform/clock'

import type { FormReplyProps } from '../../../form-reply-props'

/** The booking page, with an empty form or one returned with errors. */
export async function DemoView({ reply }: { reply?: FormReplyProps }) {
  const { hours, mainPhone } = await getSiteSettings()
  return (
    <>
      <PageTitle>Book a free demo.</PageTitle>
      <FormSection aside={<WhatADemoIs phone={mainPhone} />}>
        <StaticDemoForm hours={hours} at={now()} phone={mainPhone} {...reply} />
      </FormSection>
    </>
  )
}
