import type { SeedClaim } from './claim'

const PRICE_QUALIFIER =
  '£179 and £185 have been published for the same panel. We charge the price in our price list, and your written quote confirms it.'
const WARRANTY_TO_RELY_ON = 'Until we hold the warranty document, please rely on 10.'
const RESPONSE_QUALIFIER =
  'We aim for 15 minutes during opening hours. When we’re closed, the time starts when we reopen.'

const SUPPORT_QUALIFIER = 'Sparky, our AI phone assistant, answers 24/7. Our team answers during opening hours.'

/** Promises to customers: price, warranty, response and installation times. */
export const PROMISE_CLAIMS: SeedClaim[] = [
  {
    key: 'price.panel',
    group: 'price.panel',
    notes:
      'Pages print the price of the product record and its delivery, whatever the reading here: this records what has been published, and how sure we are (CMA209, November 2025).',
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
    notes: 'For each order, not each panel, as far as we know. The amount is “Delivery of an order” under Numbers.',
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
        qualifier: 'We price installation after a survey, and your written quote states it.',
        strictReplacement: 'Installation priced after a survey',
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
        qualifier: `We also quote 25 years in places. ${WARRANTY_TO_RELY_ON}`,
        strictReplacement: 'Warranty as stated in your quote',
      },
      {
        value: '25',
        unit: 'yr',
        text: '25-year warranty',
        contexts: ['footer', 'metadata'],
        status: 'contested',
        origin: 'Footer, some page descriptions and one section',
        qualifier: `We quote 10 years elsewhere. ${WARRANTY_TO_RELY_ON}`,
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
        strictReplacement: 'We reply within our opening hours',
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
        strictReplacement: 'We reply within our opening hours',
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
        strictReplacement: 'Your quote states how long it takes',
      },
      {
        value: '4-6',
        unit: 'hours',
        text: '4 to 6 hours installation',
        contexts: ['landing', 'product'],
        status: 'unverified',
        origin: 'Sales copy',
        qualifier: 'For one room. A whole house takes two to three days.',
        strictReplacement: 'Your quote states how long it takes',
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
        qualifier: 'The time it takes to fill in the form. Not measured yet.',
        strictReplacement: 'Three short steps',
      },
      {
        value: '60',
        unit: 'seconds',
        text: '60-second quote',
        contexts: ['calculator-teaser'],
        status: 'unverified',
        origin: 'Calculator teasers',
        qualifier: 'The time it takes to use the calculator. Not measured yet.',
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
        strictReplacement: 'Sparky answers the phone 24/7',
      },
      {
        value: '24/7',
        text: 'Emergency support, 24/7',
        contexts: ['section', 'footer'],
        status: 'unverified',
        origin: 'Business hours',
        qualifier: SUPPORT_QUALIFIER,
        strictReplacement: 'Sparky answers the phone 24/7',
      },
    ],
  },
]
