import type { Example } from '@/components/ui/example'
import type { SiteSettings } from '@/lib/content/site-settings'
import { DEFAULT_OPENING_HOURS } from '@/lib/domain/opening-hours/opening-hours'

import { ContactSection } from './contact-section'
import { sampleClaims } from './home/sample-home'
import { NotFoundSection } from './not-found-section'
import { ReceivedSection } from './received-section'
import { ResponsePromise } from './response-promise'
import { UnavailableSection } from './unavailable-section'

const settings: SiteSettings = {
  company: {
    legalName: 'Powerboard UK Limited',
    registeredNumber: '00000000',
    vatNumber: '',
    address: ['1 Station Yard', 'Devizes', 'Wiltshire', 'SN10 1AA'],
  },
  mainPhone: { display: '01632 960 123', href: 'tel:+441632960123' },
  sparkyPhone: { display: '07700 900225', href: 'tel:+447700900225' },
  email: 'hello@powerboard.example.com',
  hours: DEFAULT_OPENING_HOURS,
  storeOpen: false,
  speedSamplePercent: 100,
  globalSite: { label: 'Global site', href: 'https://www.powerboard.example' },
  socialLinks: [],
}

export const examples: Example[] = [
  {
    name: 'contact',
    node: (
      <ContactSection
        copy={{ heading: 'Talk to someone who has fitted one.', lede: '' }}
        settings={settings}
        claims={sampleClaims}
      />
    ),
  },
  { name: 'not found', node: <NotFoundSection phone={settings.mainPhone} /> },
  { name: 'unavailable', node: <UnavailableSection phone={settings.mainPhone} /> },
  {
    name: 'received',
    node: (
      <ReceivedSection title="We have your message." reference="PB-7K3M-Q9TX" phone={settings.mainPhone}>
        <p>
          One of our team will read it. <ResponsePromise claims={sampleClaims} />
        </p>
      </ReceivedSection>
    ),
  },
  {
    name: 'received, opened without a reference',
    node: (
      <ReceivedSection title="We have your message." reference={null} phone={settings.mainPhone}>
        <p>One of our team will read it.</p>
      </ReceivedSection>
    ),
  },
]
