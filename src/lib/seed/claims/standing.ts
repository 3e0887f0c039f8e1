import type { SeedClaim } from './claim'

const RATING_QUALIFIER = 'An earlier figure of ours; we hold no reviews behind it.'
const ALSO_PUBLISHED = 'We have also published 4.9 from 500+ reviews, and 4.8 from 47.'
const COUNTER_QUALIFIER = 'An earlier figure of ours; we hold no record of what it counts.'
const COUNTER_NOTES =
  'The text is the caption below the counter. The figure came without a record of what it counts: replace the caption, or the figure, once there is one.'
const COUNTER_REPLACEMENT = 'Figures on request'

/** Claims about reputation and customer numbers. */
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
        evidence: ALSO_PUBLISHED,
        strictReplacement: 'Ratings to follow once customer reviews are published',
      },
      {
        value: '4.9/5',
        text: '4.9/5 from 500+ reviews',
        contexts: ['landing'],
        status: 'unsubstantiated',
        origin: 'Sales page',
        qualifier: RATING_QUALIFIER,
        evidence: 'We have also published 4.8 from 47 ratings.',
        strictReplacement: 'Ratings to follow once customer reviews are published',
      },
      {
        value: '4.8',
        text: '4.8 of 5 from 47 ratings',
        contexts: ['structured-data'],
        status: 'unsubstantiated',
        origin: 'Data for search engines',
        qualifier: RATING_QUALIFIER,
        evidence: 'We have also published 4.9 from 500+ reviews.',
        strictReplacement: 'Ratings to follow once customer reviews are published',
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
        evidence: 'We have also published 4.9 from 500+ reviews.',
        strictReplacement: 'Ratings to follow once customer reviews are published',
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
        qualifier: 'Our own count, not yet verified.',
        strictReplacement: 'Ask us about homes near you',
      },
    ],
  },
  {
    key: 'landing.counter-1',
    group: 'landing.counters',
    notes: COUNTER_NOTES,
    readings: [
      {
        value: '2850',
        text: '2,850 panels fitted',
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
    notes: COUNTER_NOTES,
    readings: [
      {
        value: '5000',
        text: '5,000 heating enquiries answered',
        contexts: ['landing'],
        status: 'unsubstantiated',
        origin: 'Sales page, third counter',
        qualifier: COUNTER_QUALIFIER,
        strictReplacement: COUNTER_REPLACEMENT,
      },
    ],
  },
]
