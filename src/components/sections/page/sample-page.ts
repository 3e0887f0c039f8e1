import type { PageBlock } from '@/lib/content/page'
import type { Line, RichText } from '@/lib/content/rich-text'

import { SAMPLE_PANEL } from '../samples/sample-panel'

const line = (text: string): Line => [{ kind: 'text', text }]
const rich = (...paragraphs: string[]): RichText =>
  paragraphs.map((text) => ({ kind: 'paragraph', content: line(text) }))

/** One of each kind of block, except those that need a file or the server. */
export const SAMPLE_BLOCKS = [
  {
    id: 'one-panel',
    kind: 'prose',
    heading: 'One panel, one circuit',
    text: [
      {
        kind: 'paragraph',
        content: [
          ...line('A panel is a plain resistance. It takes 225 W at 230 V.'),
          { kind: 'source', number: 1 },
          ...line(' See '),
          { kind: 'link', href: '#sources', content: line('where that is from') },
          ...line('.'),
        ],
      },
      {
        kind: 'list',
        isOrdered: false,
        items: [
          { content: line('No motor.'), lists: [] },
          {
            content: line('No standby.'),
            lists: [
              { kind: 'list', isOrdered: true, items: [{ content: line('But for the thermostat.'), lists: [] }] },
            ],
          },
        ],
      },
    ],
    note: line('The note beside a chapter says what a term means.'),
    engineer: rich('I_b = n · P / U = 13 × 225 / 230 = 12.72 A.'),
  },
  {
    id: 'doors',
    kind: 'doors',
    doors: [
      { title: 'Distributor', text: line('Stock the panel and sell it.'), label: 'Apply', href: '/distributors' },
      { title: 'Installer', text: line('Fit it, with the van you have.'), label: 'Apply to fit', href: '/installers' },
    ],
  },
  {
    id: 'table',
    kind: 'table',
    caption: line('A circuit at the ends of the legal range'),
    columns: [line('Panels'), line('Power'), line('At 230 V'), line('At 253 V')],
    rows: [
      [line('10'), line('2,250 W'), line('9.78 A'), line('10.77 A')],
      [line('13'), line('2,925 W'), line('12.72 A'), line('14.00 A')],
    ],
    note: line('Computed from 235 Ω a panel.'),
  },
  {
    id: 'chart',
    kind: 'chart',
    heading: 'Heat lost through a wall',
    rows: [
      { label: 'Solid brick', value: 2.1, shown: line('2.1 W/m²K'), note: line('Before 1919') },
      { label: 'Filled cavity', value: 0.7, shown: line('0.7 W/m²K'), note: [] },
      { label: 'Today’s limit', value: 0.18, shown: line('0.18 W/m²K'), note: [] },
    ],
    caption: line('The lower the better.'),
  },
  {
    id: 'sum',
    kind: 'workedExample',
    heading: 'Worked example: a barn',
    question: line('A barn takes 41 panels. How much current?'),
    lines: [
      { what: line('Power'), working: line('41 × 225 W'), result: line('9,225 W') },
      { what: line('Current'), working: line('9,225 ÷ 230'), result: line('40.1 A') },
    ],
    answer: line('More than an old supply of 60 A spares.'),
  },
  {
    id: 'limit',
    kind: 'callout',
    tone: 'limit',
    heading: 'When not to',
    text: rich('A room that is always warm costs less to heat by gas.'),
  },
  {
    id: 'warning',
    kind: 'callout',
    tone: 'warning',
    heading: 'Switch off first',
    text: rich('Only a registered electrician may do this.'),
  },
  {
    id: 'steps',
    kind: 'steps',
    heading: 'How it is fitted',
    steps: [
      { title: 'Find the joists', text: rich('Two at least under every panel.'), picture: null },
      { title: 'Fix the rails', text: rich('Screws of 5 × 60 mm.'), picture: null },
    ],
  },
  {
    id: 'questions',
    kind: 'questions',
    heading: 'Asked before',
    questions: [
      { question: 'Does it glow?', answer: rich('No.') },
      { question: 'Does it hum?', answer: rich('No.') },
    ],
  },
  {
    id: 'quotation',
    kind: 'quotation',
    words: [{ kind: 'text', text: 'Do not cover heaters.' }],
    speaker: 'The manufacturer, product data',
    source: 1,
  },
  {
    id: 'quotes',
    kind: 'quotes',
    heading: 'What customers say',
    quotes: [
      {
        id: 1,
        quote: 'Warm at last.',
        clientName: 'Landlord, Swindon',
        category: 'homeowner',
        fitted: 'Nine panels',
        given: '',
        isSample: true,
      },
    ],
  },
  { id: 'data', kind: 'specTable', layout: 'full', panel: SAMPLE_PANEL },
  { id: 'prices', kind: 'heatPrices', heading: 'What heat costs', text: rich('By every way of heating.') },
  {
    id: 'next',
    kind: 'callToAction',
    heading: 'Next',
    text: rich('Send a plan.'),
    actions: [
      { label: 'Get a quote', href: '#quote' },
      { label: 'Write to us', href: '#contact' },
    ],
  },
  {
    id: 'stats',
    kind: 'stats',
    claims: [
      {
        kind: 'reading',
        key: 'warranty.years',
        text: '10-year warranty',
        value: '10',
        unit: 'years',
        status: 'contested',
        qualifier: 'Until the warranty document is here, count on 10.',
        evidence: '',
        checkedOn: null,
      },
    ],
  },
] as const satisfies PageBlock[]
