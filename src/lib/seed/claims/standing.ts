import type { SeedClaim } from './claim'

const RATING_QUALIFIER =
  'The site has given 4.9 from 500+ reviews and 4.8 from 47. We have neither set of reviews on file, so take it as unproven.'
const COUNTER_QUALIFIER = 'What this figure counts, and when it was counted, is not on record.'
const COUNTER_REPLACEMENT = 'Figures on request'

/** What others are said to think of us, and how many there are. */
export const STANDING_CLAIMS: SeedClaim[] = [
  {
    key: 'rating',
    group: 'rating',
    notes:
      'To be computed from review records. Until then it must not be given to search engines, and a rating of the company by itself never.',
    readings: [
      {
        value: '4.9/5',
        text: '4.9/5 customer rating',
        contexts: ['section', 'hero', 'banner'],
        status: 'unsubstantiated',
        origin: 'Homepage, figure under the promises',
        qualifier: RATING_QUALIFIER,
        strictReplacement: 'No rating before there are reviews to read',
      },
      {
        value: '4.9/5',
        text: '4.9/5 from 500+ reviews',
        contexts: ['landing'],
        status: 'unsubstantiated',
        origin: 'Sales page',
        qualifier: RATING_QUALIFIER,
        strictReplacement: 'No rating before there are reviews to read',
      },
      {
        value: '4.8',
        text: '4.8 of 5 from 47 ratings',
        contexts: ['structured-data'],
        status: 'unsubstantiated',
        origin: 'Data for search engines',
        qualifier: RATING_QUALIFIER,
        strictReplacement: 'No rating before there are reviews to read',
      },
    ],
  },
  {
    key: 'rating.count',
    group: 'rating',
    readings: [
      {
        value: '47',
        unit: 'ratings',
        text: '47 ratings',
        contexts: ['structured-data'],
        status: 'unsubstantiated',
        origin: 'Data for search engines',
        qualifier: RATING_QUALIFIER,
        strictReplacement: 'No rating before there are reviews to read',
      },
    ],
  },
  {
    key: 'properties.heated',
    group: 'properties.heated',
    notes: 'Needs a count of finished jobs with its date.',
    readings: [
      {
        value: '1,000+',
        text: '1,000+ properties heated',
        contexts: ['section', 'hero', 'banner', 'landing', 'footer'],
        status: 'unsubstantiated',
        origin: 'Homepage, figure under the promises',
        qualifier: 'The company’s own count. No list of finished jobs is on file yet.',
        strictReplacement: 'Ask us for jobs near you',
      },
    ],
  },
  {
    key: 'landing.counter-1',
    group: 'landing.counters',
    readings: [
      {
        value: '2850',
        text: '2850',
        contexts: ['landing'],
        status: 'unsubstantiated',
        origin: 'Sales page, first counter',
        qualifier: COUNTER_QUALIFIER,
        strictReplacement: COUNTER_REPLACEMENT,
      },
    ],
  },
  {
    key: 'landing.counter-3',
    group: 'landing.counters',
    readings: [
      {
        value: '5000',
        text: '5000',
        contexts: ['landing'],
        status: 'unsubstantiated',
        origin: 'Sales page, third counter',
        qualifier: COUNTER_QUALIFIER,
        strictReplacement: COUNTER_REPLACEMENT,
      },
    ],
  },
]
