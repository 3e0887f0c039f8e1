import { Button } from '@/components/ui/button'
import type { Example } from '@/components/ui/example'
import { DEFAULT_PROMO_MESSAGES } from '@/lib/content/default-banner'
import type { SiteSettings } from '@/lib/content/site-settings'
import { DEFAULT_OPENING_HOURS } from '@/lib/domain/opening-hours/opening-hours'
import { FOOTER_QUICK_LINKS, FOOTER_SERVICE_LINKS, HEADER_LINKS } from '@/lib/routing/navigation'

import { ErrorPanel } from './error-panel'
import { SiteFooter } from './site-footer'
import { SiteHeader } from './site-header'

const settings: SiteSettings = {
  company: {
    legalName: 'Powerboard UK Limited',
    registeredNumber: '00000000',
    vatNumber: 'GB 000 0000 00',
    address: ['1 Station Yard', 'Devizes', 'Wiltshire', 'SN10 1AA'],
  },
  mainPhone: { display: '01632 960 123', href: 'tel:+441632960123' },
  sparkyPhone: { display: '07700 900225', href: 'tel:+447700900225' },
  email: 'hello@powerboard.example.com',
  hours: DEFAULT_OPENING_HOURS,
  storeOpen: false,
  speedSamplePercent: 100,
  globalSite: { label: 'Global site', href: 'https://www.powerboard.example' },
  socialLinks: [
    { platform: 'facebook', label: 'Facebook', href: '#facebook' },
    { platform: 'linkedin', label: 'LinkedIn', href: '#linkedin' },
    { platform: 'instagram', label: 'Instagram', href: '#instagram' },
    { platform: 'youtube', label: 'YouTube', href: '#youtube' },
    { platform: 'x', label: 'X', href: '#x' },
  ],
}

const messages = DEFAULT_PROMO_MESSAGES.map(({ icon, title, linkLabel, href }) => ({
  icon,
  title,
  linkLabel,
  href: href || '#',
}))

const store = (
  <Button look="secondary" size="sm">
    Store
  </Button>
)

export const examples: Example[] = [
  {
    name: 'header',
    node: (
      <SiteHeader settings={settings} messages={messages} links={HEADER_LINKS} barAction={store} menuActions={store} />
    ),
  },
  {
    name: 'footer',
    node: (
      <SiteFooter
        settings={settings}
        navigation={{ quickLinks: FOOTER_QUICK_LINKS, services: FOOTER_SERVICE_LINKS }}
        years="2024–2026"
        warranty="25-year warranty"
        support="Emergency support, 24/7"
        cookieSettings={
          <button type="button" className="min-h-11">
            Cookie settings
          </button>
        }
      />
    ),
  },
  { name: 'error panel', node: <ErrorPanel /> },
]
