import type { SeedClaim } from './claim'

const PRICE_QUALIFIER =
  'Three prices are in use: £179 on this site, £185 in the product data, £289 plus £150 delivery in the data for search engines. Your written quote settles it.'
const WARRANTY_QUALIFIER =
  'Most of the site says 10 years, the footer and some page titles 25. Until the warranty document is here, count on 10.'
const RESPONSE_QUALIFIER =
  'Our notices say 15 minutes, the quote form 24 hours. We work to the 15 minutes, counted while we’re open.'

const SUPPORT_QUALIFIER = 'Sparky, our AI phone assistant, answers at any hour. People answer while we’re open.'

/** What a customer is promised: price, warranty, how soon, how long. */
export const PROMISE_CLAIMS: SeedClaim[] = [
  {
    key: 'price.panel',
    group: 'price.panel',
    notes:
      'The price in data for search engines must be the price on the page, delivery included (CMA209, November 2025).',
    readings: [
      {
        value: '179',
        unit: '£',
        text: '£179 per panel, inc. VAT',
        contexts: ['hero', 'section', 'banner', 'landing', 'modal', 'footer', 'metadata'],
        status: 'contested',
        origin: 'Top of the homepage',
        qualifier: PRICE_QUALIFIER,
        strictReplacement: 'Priced in a written quote',
      },
      {
        value: '185',
        unit: '£',
        text: '£185 per panel',
        contexts: ['product'],
        status: 'contested',
        origin: 'Product data',
        qualifier: PRICE_QUALIFIER,
        strictReplacement: 'Priced in a written quote',
      },
      {
        value: '289',
        unit: '£',
        text: '£289 per panel and £150 delivery',
        contexts: ['structured-data'],
        status: 'contested',
        origin: 'Data for search engines: 289.00 GBP with 150.00 GBP shipping',
        qualifier: PRICE_QUALIFIER,
        strictReplacement: 'Priced in a written quote',
      },
    ],
  },
  {
    key: 'price.delivery',
    group: 'price.delivery',
    notes: 'For each order, not each panel, as far as we know. A price given to search engines must include it.',
    readings: [
      {
        value: '150',
        unit: '£',
        text: '£150 delivery',
        contexts: ['structured-data', 'section', 'landing', 'product'],
        status: 'unverified',
        origin: 'Data for search engines: 150.00 GBP shipping',
        qualifier: 'For each order. Your written quote confirms it.',
        strictReplacement: 'Delivery priced in your quote',
      },
    ],
  },
  {
    key: 'price.installation',
    group: 'price.installation',
    notes: 'Whether this is for each job or each panel is not documented.',
    readings: [
      {
        value: '150',
        unit: '£',
        text: 'Installation and maintenance £150',
        contexts: ['structured-data', 'section', 'landing', 'product'],
        status: 'unverified',
        origin: 'Data for search engines: service, 150.00 GBP',
        qualifier: 'We price fitting after a survey; your written quote states it.',
        strictReplacement: 'Fitting priced after a survey',
      },
    ],
  },
  {
    key: 'warranty.years',
    group: 'warranty',
    notes:
      'Ask the manufacturer for the warranty document: its length, who pays labour, and what a 25-year warranty rests on when the panel is expected to last 20.',
    readings: [
      {
        value: '10',
        unit: 'yr',
        text: '10-year warranty',
        contexts: ['banner', 'hero', 'section', 'structured-data', 'landing', 'product', 'modal'],
        status: 'contested',
        origin: 'Banner, top of the homepage, product data, data for search engines',
        qualifier: WARRANTY_QUALIFIER,
        strictReplacement: 'Warranty as stated in your quote',
      },
      {
        value: '25',
        unit: 'yr',
        text: '25-year warranty',
        contexts: ['footer', 'metadata'],
        status: 'contested',
        origin: 'Footer, some page descriptions and one section',
        qualifier: WARRANTY_QUALIFIER,
        strictReplacement: 'Warranty as stated in your quote',
      },
    ],
  },
  {
    key: 'response.time',
    group: 'response.time',
    notes: 'Pages that know the opening hours print the computed time instead.',
    readings: [
      {
        value: '15',
        unit: 'minutes',
        text: 'We’ll contact you within 15 minutes',
        contexts: ['hero', 'section', 'banner', 'landing', 'footer'],
        status: 'contested',
        origin: 'Notice after a form is sent',
        qualifier: RESPONSE_QUALIFIER,
        strictReplacement: 'We answer within our opening hours',
      },
      {
        value: '15',
        unit: 'minutes',
        text: "We'll contact you within 15 minutes with your personalised quote.",
        contexts: ['toast'],
        status: 'contested',
        origin: 'Notice after a form is sent',
        qualifier: RESPONSE_QUALIFIER,
        strictReplacement: "We'll contact you within our opening hours with your personalised quote.",
      },
      {
        value: '24',
        unit: 'hours',
        text: 'We’ll contact you within 24 hours',
        contexts: ['modal'],
        status: 'contested',
        origin: 'Description of the quote dialog',
        qualifier: RESPONSE_QUALIFIER,
        strictReplacement: 'We answer within our opening hours',
      },
    ],
  },
  {
    key: 'installation.time',
    group: 'installation.time',
    notes: 'The two readings fit together when one means a whole house and the other a room. Confirm with job sheets.',
    readings: [
      {
        value: '2-3',
        unit: 'days',
        text: '2-3 day installation',
        contexts: ['section', 'banner', 'hero', 'modal'],
        status: 'unverified',
        origin: 'Product copy',
        qualifier: 'For a whole house. One room takes four to six hours.',
        strictReplacement: 'How long it takes is in your quote',
      },
      {
        value: '4-6',
        unit: 'hours',
        text: '4 to 6 hours installation',
        contexts: ['landing', 'product'],
        status: 'unverified',
        origin: 'Sales copy',
        qualifier: 'For one room. A whole house takes two to three days.',
        strictReplacement: 'How long it takes is in your quote',
      },
    ],
  },
  {
    key: 'quote.time',
    group: 'quote.time',
    notes: 'Publish the measured median once enough people have used the form.',
    readings: [
      {
        value: '2',
        unit: 'minutes',
        text: 'Quote in under 2 minutes',
        contexts: ['section', 'modal', 'landing', 'hero'],
        status: 'unverified',
        origin: 'Copy beside the quote form',
        qualifier: 'How long the form takes to fill in. Nobody has timed it yet.',
        strictReplacement: 'Three short steps',
      },
      {
        value: '60',
        unit: 'seconds',
        text: '60-second quote',
        contexts: ['calculator-teaser'],
        status: 'unverified',
        origin: 'Calculator teasers',
        qualifier: 'How long the calculator takes. Nobody has timed it yet.',
        strictReplacement: 'Four questions',
      },
    ],
  },
  {
    key: 'support.hours',
    group: 'support.hours',
    readings: [
      {
        value: '24/7',
        text: 'Support, quotes and bookings, 24/7',
        contexts: ['banner', 'landing'],
        status: 'unverified',
        origin: 'Banner',
        qualifier: SUPPORT_QUALIFIER,
        strictReplacement: 'Sparky answers the phone at any hour',
      },
      {
        value: '24/7',
        text: 'Emergency support, 24/7',
        contexts: ['section', 'footer'],
        status: 'unverified',
        origin: 'Business hours',
        qualifier: SUPPORT_QUALIFIER,
        strictReplacement: 'Sparky answers the phone at any hour',
      },
    ],
  },
]
