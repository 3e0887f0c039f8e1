import type { Example } from '@/components/ui/example'
import { SAMPLE_PICTURE } from '@/components/ui/sample-picture'
import type { CaseStudy, Testimonial } from '@/lib/content/testimonials'

import { AppSection } from './app-section'
import { CustomersSection } from './customers-section'
import { MapSection } from './map-section'
import { QuestionsSection } from './questions-section'

const picture = { ...SAMPLE_PICTURE, alt: 'A living room with a white panel flat on its ceiling', height: 1067 }

const caseStudy: CaseStudy = {
  slug: 'stone-barn',
  title: 'Stone barn conversion',
  challenge: '',
  solution: '',
  technicalSummary: [],
  results: [],
  benefits: [],
  clientTestimonial: '',
  clientName: '',
  isSample: true,
  picture,
  heatPicture: {
    ...picture,
    alt: 'The same room as heat',
    heatLimits: ['0', '1', '3', '5½', '10+ W/m²'],
  },
}

const voice = (id: number, words: Partial<Testimonial>): Testimonial => ({
  id,
  quote: 'It’s the first winter we’ve eaten breakfast out there.',
  clientName: 'Retired teacher, Melksham',
  category: 'homeowner',
  fitted: 'Conservatory, two panels',
  given: '',
  isSample: true,
  ...words,
})

const featured = [
  voice(1, {
    quote: 'People come in, look round for the heating and can’t find it.',
    clientName: 'Barn owners, near Frome',
    fitted: '140 m² in eight zones',
  }),
  voice(2, {
    quote: 'Four old convectors out, nine panels in. The tenants got their skirting boards back.',
    clientName: 'Landlord, Swindon',
    fitted: 'Two-bed flat, nine panels',
  }),
  voice(3, {
    quote: 'I can draw a plan with no radiators on it. Clients notice the walls first and the warmth second.',
    clientName: 'Architect, Cardiff',
    fitted: 'Chapel conversion, 14 panels',
    isSample: false,
    given: 'March 2026',
  }),
]

const testimonials = [
  voice(4, {}),
  voice(5, {
    quote: 'No radiator to climb past, and the pipework stayed where it was.',
    clientName: 'Family of four, Leeds',
    fitted: 'Loft bedroom, three panels',
  }),
  voice(6, {
    category: 'professional',
    quote: 'The drawings came with every cable length.',
    clientName: 'Surveyor, Exeter',
    fitted: 'Twelve flats',
  }),
  voice(7, {
    category: 'installer',
    quote: 'Two of us, one morning, four panels.',
    clientName: 'Electrician, Trowbridge',
    fitted: 'Village hall',
  }),
]

const questions = [
  {
    id: 1,
    question: 'Will it cost less to run than my gas boiler?',
    answer:
      'For a whole house, no. Per unit of heat, electricity costs more than gas.\n\nPanels can cost less if you heat one or two rooms for a few hours.',
  },
  {
    id: 2,
    question: 'Is a warm ceiling safe around children and pets?',
    answer: 'It is out of reach, and no hotter than a hot tap.',
  },
  { id: 3, question: 'How many panels does a room need?', answer: 'As many as its heat loss asks for.' },
]

export const examples: Example[] = [
  {
    name: 'customers',
    node: (
      <CustomersSection
        copy={{ heading: 'What it’s like to live under one.', lede: '' }}
        featured={featured}
        testimonials={testimonials}
        caseStudy={caseStudy}
        reviews={null}
      />
    ),
  },
  {
    name: 'customers without case study and samples',
    node: (
      <CustomersSection
        copy={{ heading: 'What it’s like to live under one.', lede: '' }}
        featured={featured.slice(2)}
        testimonials={[]}
        caseStudy={null}
        reviews={{
          rating: {
            average: 4.3,
            count: 4,
            counts: [
              { stars: 5, count: 3 },
              { stars: 4, count: 0 },
              { stars: 3, count: 0 },
              { stars: 2, count: 1 },
              { stars: 1, count: 0 },
            ],
          },
          newest: [
            {
              id: 1,
              stars: 5,
              text: 'Warm feet, and the wall is free.',
              name: 'A. L., Devizes',
              given: 'October 2026',
            },
          ],
          withheld: [{ reason: 'Personal data of someone else', count: 1 }],
        }}
      />
    ),
  },
  {
    name: 'map',
    node: (
      <MapSection
        copy={{
          heading: 'A Highland home needs half as much heat again as a Cornish one.',
          lede: 'The calculator starts with your postcode, because the same room needs more panels in Inverness than in Bath.',
        }}
      />
    ),
  },
  {
    name: 'app',
    node: (
      <AppSection
        copy={{
          heading: 'Warm the room you’re in. Leave the rest.',
          lede: 'Each room has its own thermostat and its own week. Panels respond in minutes, so you can heat an hour, not an evening.',
        }}
      />
    ),
  },
  {
    name: 'questions',
    node: <QuestionsSection copy={{ heading: 'Questions before you buy', lede: '' }} questions={questions} />,
  },
]
