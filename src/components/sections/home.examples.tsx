import { ButtonLink } from '@/components/ui/button'
import type { Example } from '@/components/ui/example'
import { DEFAULT_OPENING_HOURS } from '@/lib/domain/service-level/opening-hours'
import type { Powerboard } from '@/lib/site/product'
import type { SiteSettings } from '@/lib/site/site-settings'

import { ContactSection } from './contact-section'
import { HeroSection } from './hero-section'
import { HowItWorksSection } from './how-it-works-section'
import { NotFoundSection } from './not-found-section'
import { ReceivedSection } from './received-section'

const panel: Powerboard = {
  name: 'Powerboard S 225W',
  pricePence: 17_900,
  priceLabel: '£179',
  powerWatts: 225,
  voltage: 230,
  widthMm: 1_200,
  heightMm: 600,
  thicknessMm: 12.5,
  weightKg: 6.6,
  operatingTempC: 52.5,
  panelsPer16aMax: 13,
  warrantyYears: 10,
}

const settings: SiteSettings = {
  company: { legalName: 'Powerboard UK Limited', registeredNumber: '00000000', address: ['1 Station Yard', 'Devizes', 'Wiltshire', 'SN10 1AA'] },
  mainPhone: { display: '01632 960 123', href: 'tel:+441632960123' },
  sparkyPhone: { display: '07700 900225', href: 'tel:+447700900225' },
  email: 'hello@powerboard.example.com',
  hours: DEFAULT_OPENING_HOURS,
  storeOpen: false,
  globalSite: { label: 'Global site', href: 'https://www.powerboard.example' },
  socialLinks: [],
}

export const examples: Example[] = [
  { name: 'hero', node: <HeroSection panel={panel} quoteAction={<ButtonLink href="#quote">Get a quote</ButtonLink>} /> },
  { name: 'how it works', node: <HowItWorksSection panel={panel} /> },
  { name: 'contact', node: <ContactSection settings={settings} /> },
  { name: 'not found', node: <NotFoundSection phone={settings.mainPhone} /> },
  {
    name: 'received',
    node: (
      <ReceivedSection title="We have your message." reference="PB-7K3M-Q9TX" phone={settings.mainPhone}>
        <p>A person reads it and answers within 15 minutes while we’re open.</p>
      </ReceivedSection>
    ),
  },
]
