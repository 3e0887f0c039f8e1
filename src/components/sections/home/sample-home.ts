import { SAMPLE_PICTURE } from '@/components/ui/sample-picture'
import type { Claim, Claims } from '@/lib/content/claim'
import { DEFAULT_BADGES } from '@/lib/content/default-badges'
import type { HomePage } from '@/lib/content/home-page'
import type { Picture } from '@/lib/content/picture'
import { priceWords } from '@/lib/content/price-list'

export const samplePrice = priceWords({ panelPence: 28_900, deliveryPence: 15_000 })

const claim = (key: string, text: string, value: string, unit = ''): Claim => ({
  kind: 'reading',
  key,
  text,
  value,
  unit,
  status: 'contested',
  qualifier: 'Other pages give another figure.',
  evidence: '',
  checkedOn: '3 November 2026',
})

export const sampleClaims: Claims = Object.fromEntries(
  [
    claim('price.panel', '£289 per panel, inc. VAT, plus £150 delivery per order', '289', '£'),
    claim('warranty.years', '10-year warranty', '10', 'yr'),
    claim('properties.heated', '1,000+ properties heated', '1,000+'),
    claim('efficiency', '99.8% of the electricity becomes heat', '99.8', '%'),
    claim('rating', '4.9/5 customer rating', '4.9/5'),
    claim('heat-up', 'First warmth in three to five minutes', '3-5', 'minutes'),
    claim('ip.rating', 'IP54 rated', 'IP54'),
    claim('support.hours', 'Emergency support, 24/7', '24/7'),
    claim('response.time', 'We’ll contact you within 15 minutes', '15', 'minutes'),
    claim('lifespan', 'Expected life 20 years', '20', 'years'),
  ].map((one) => [one.key, one]),
)

const picture = (alt: string): Picture => ({ ...SAMPLE_PICTURE, alt })

export const sampleHero: HomePage['hero'] = {
  heading: 'Warmth from above.',
  lede: 'A white panel, 12.5 mm thin, fixed flat to your ceiling. It warms people, floors and furniture directly: no pipes, no radiators, no wall given up.',
  dayPicture: picture('A living room by daylight, a white panel flat on the ceiling above the sofa.'),
  heatPicture: {
    ...picture(
      'The same room as heat: seats and table tops in view of the panel are hottest, the floor under the table gets none.',
    ),
    heatLimits: ['0', '½', '1½', '2¾', '5+ W/m²'],
  },
  pictureCaption:
    'A living room with four panels at 52.5 °C, modelled. Heat travels in straight lines, like light: what is under a table gets none.',
}

export const samplePromises: Pick<HomePage, 'badges' | 'stats'> = {
  badges: [...DEFAULT_BADGES],
  stats: [
    {
      claimKey: 'properties.heated',
      sentence: 'properties heated since 2020.',
      linkLabel: '',
      href: '',
    },
    {
      claimKey: 'efficiency',
      sentence: 'of the electricity becomes heat, as it does in any electric heater.',
      linkLabel: 'any electric heater',
      href: '',
    },
    {
      claimKey: 'warranty.years',
      sentence: 'warranty on panel and installation.',
      linkLabel: 'What it covers',
      href: '',
    },
    { claimKey: 'rating', sentence: 'customer rating.', linkLabel: 'How we collect reviews', href: '/about' },
  ],
}
