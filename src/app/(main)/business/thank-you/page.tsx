import { ReceivedSection } from '@/components/sections/received-section'
import { WhenWeRing } from '@/components/sections/sales/when-we-ring'
import { getSiteSettings } from '@/lib/data/site-settings'
import { now } from '@/lib/platform/clock'
import { pageMetadata } from '@/lib/site/metadata'
import { routes } from '@/lib/site/routes'

import { referenceIn } from '../../reference-in'

export const metadata = pageMetadata({
  path: routes.businessThankYou,
  title: 'Thank you',
  description: 'We have your enquiry about the business.',
  card: 'business',
  isPrivate: true,
})

export default async function BusinessThankYouPage({ searchParams }: PageProps<'/business/thank-you'>) {
  const [reference, { mainPhone, hours }] = await Promise.all([referenceIn(searchParams), getSiteSettings()])
  return (
    <ReceivedSection title="We have your enquiry." reference={reference} phone={mainPhone}>
      <WhenWeRing now={now()} hours={hours} slot={null} />
      <p>For a business the first call is about the building and who decides. Have a floor plan to hand if you can; a photograph of one will do.</p>
    </ReceivedSection>
  )
}
