import { SAMPLE_PICTURE } from '@/components/ui/sample-picture'
import type { ClaimReading, Claims } from '@/lib/content/claim'
import type { Film, Picture } from '@/lib/content/picture'
import type { SalesPage } from '@/lib/content/sales-page'
import type { SiteSettings } from '@/lib/content/site-settings'
import { DEFAULT_OPENING_HOURS } from '@/lib/domain/opening-hours/opening-hours'

const picture = (alt: string): Picture => ({ ...SAMPLE_PICTURE, alt })

const film: Film = {
  title: 'Above the sofa',
  description:
    'A living room by daylight. The light moves slowly across the wall; the panel on the ceiling does nothing you could see.',
  durationSeconds: 9,
  mp4: '/none.mp4',
  webm: '/none.webm',
  poster: picture('A living room by daylight, a white panel flat on the ceiling above the sofa.'),
  isSimulation: false,
  hasSound: false,
  labels: [],
  captions: null,
}

const claim = (key: string, text: string, status: ClaimReading['status'] = 'contested'): ClaimReading => ({
  kind: 'reading',
  key,
  text,
  value: text,
  unit: '',
  status,
  qualifier: 'Other pages give another figure.',
  evidence: '',
  checkedOn: null,
})

export const sampleClaims: Claims = Object.fromEntries(
  [
    claim('price.panel', '£289 per panel, inc. VAT, plus £150 delivery per order'),
    claim('installation.time', '4 to 6 hours installation'),
    claim('warranty.years', '10-year warranty'),
    claim('rating', '4.9/5 from 500+ reviews'),
    claim('landing.counter-1', '2850'),
    { ...claim('efficiency', '99% of the electricity becomes heat'), value: '99', unit: '%' },
    claim('landing.counter-3', '5000'),
    { ...claim('gas-boiler-ban', '2025 gas boiler ban for new homes', 'false'), qualifier: 'There was no such ban.' },
    claim('partner.margin', '40-60% margins and exclusive territory'),
    claim('partner.fee', '£300-500 per installation'),
  ].map((one) => [one.key, one]),
)

export const samplePage: SalesPage = {
  hero: {
    heading: 'Heat the room you’re in, from the ceiling.',
    lede: 'A 225 W panel, 12.5 mm thin, screwed to the joists.',
    film,
    demoFilm: { ...film, title: 'A barn and its panels', durationSeconds: 75 },
  },
  counters: [{ claimKey: 'landing.counter-1' }, { claimKey: 'efficiency' }, { claimKey: 'landing.counter-3' }],
  regulations: {
    heading: 'What the rules require, and when.',
    lede: 'Three dates matter for most projects. None of them bans the boiler you have.',
    points: [
      {
        heading: 'New homes, from 24 March 2027',
        text: 'New homes in England must then meet the Future Homes Standard.',
      },
      {
        heading: 'Homes you already have',
        text: 'No date is set for replacing gas boilers in existing homes in England.',
      },
    ],
  },
  calculator: {
    heading: 'What would it cost to run?',
    lede: 'A few questions, no contact details. The working is shown below the answer.',
  },
  products: {
    heading: 'One panel, and what holds it up.',
    lede: 'A coated face, a heating film, insulation and a steel back: 6.6 kg in all.',
    pictures: ['The front of a panel.', 'Its edge, 12.5 mm thin.', 'Its steel back.', 'Its layers drawn apart.'].map(
      (alt, index) => ({ ...picture(alt), src: `/mark.svg?${index}`, caption: `Picture ${index + 1} of four` }),
    ),
  },
  thermal: {
    heading: 'An hour of warming up, in seconds.',
    lede: 'A simulation.',
    film: {
      ...film,
      title: 'An hour of warming up',
      isSimulation: true,
      poster: { ...film.poster, heatLimits: ['0', '0.25', '0.6', '1.15', '2+ K'] },
    },
  },
  partners: {
    distributor: { heading: 'Distribute', lede: 'You hold stock for the trade around you.' },
    installer: { heading: 'Install', lede: 'You fit what we sell near you.' },
  },
  caseStudy: {
    slug: 'stone-barn-conversion',
    title: 'Stone barn conversion',
    challenge: 'One room of 140 m², open to the rafters, with no gas in the lane.',
    solution: 'Panels between the trusses in eight zones, each with its own thermostat.',
    technicalSummary: [
      { term: 'Power', detail: '9.1 kW' },
      { term: 'Floor area', detail: '140 m²' },
      { term: 'Controls', detail: '8 zones, with a 5.4 kWh battery' },
    ],
    results: ['Four circuits of 11, 10, 10 and 10 panels.'],
    benefits: ['No pipe through a stone wall.'],
    clientTestimonial: 'People come in, look round for the heating and can’t find it.',
    clientName: 'Barn owners, near Frome',
    isSample: true,
    picture: picture('A stone barn by daylight.'),
    heatPicture: { ...picture('The same barn as heat.'), heatLimits: ['0', '1', '3', '5½', '10+ W/m²'] },
  },
}

export const sampleSettings: SiteSettings = {
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
