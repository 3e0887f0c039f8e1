import { StaticForm } from '@/components/forms/static-form'
import { DataLinkForm } from '@/components/forms/your-data/data-link-form'
import { FormSection } from '@/components/sections/form-section'
import { ComplaintSection } from '@/components/sections/your-data/complaint-section'
import { TextLink } from '@/components/ui/link'
import { PageTitle } from '@/components/ui/page-title'
import { Section } from '@/components/ui/section'
import { getSiteSettings } from '@/lib/data/site-settings'
import { DATA_LINK_MINUTES } from '@/lib/domain/leads/data-links'
import { routes } from '@/lib/routing/routes'

import type { FormReplyProps } from '../../form-reply-props'

/** Where anyone begins who wants to know or change what we hold, with the form for the link, empty or returned. */
export async function YourDataView({ reply }: { reply?: FormReplyProps }) {
  const { mainPhone, email } = await getSiteSettings()
  return (
    <>
      <PageTitle lede="See everything we hold about you. Download it, correct it, stop offers, have it erased, or complain. No account, and no reason needed.">
        Your data.
      </PageTitle>
      <FormSection aside={<WhatHappens />}>
        <h2 className="text-h3 mb-4">See it now</h2>
        <DataLinkForm {...reply} />
      </FormSection>
      <Section
        id="ask"
        name="Ask us"
        context="If we have only your number or your name, or for anything that the page of your data does not do."
      >
        <div className="grid max-w-[42em] gap-7">
          <p>
            A colleague answers within a month. We first have to know that it is you, so we may ask for a proof: the
            least that will do, which we then delete.
          </p>
          <StaticForm form="data-request" phone={mainPhone} />
        </div>
      </Section>
      <ComplaintSection email={email} />
    </>
  )
}

const WhatHappens = () => (
  <section className="grid gap-4 text-sm">
    <h2 className="text-h4">What happens</h2>
    <ol className="grid list-decimal gap-3 pl-5">
      <li>If we hold anything with this address, we email it a link. If we hold nothing, we send nothing.</li>
      <li>{`The link opens once, within ${DATA_LINK_MINUTES} minutes, and shows only what has this address.`}</li>
      <li>You see all of it, and decide.</li>
    </ol>
    <p>
      What we keep of everyone, why and how long is in the{' '}
      <TextLink href={routes.privacyPolicy}>privacy policy</TextLink>.
    </p>
  </section>
)
