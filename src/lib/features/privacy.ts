import { routes } from '@/lib/routing/routes'

import { ALL, type Feature, MINUTE, PER_REQUEST, PRERENDERED } from './feature'
import { PRIVACY_PERSONAL_DATA } from './personal-data/privacy'

const SECRET = { ...PER_REQUEST, title: 'Your data', referrer: 'no-referrer' } as const

/** What people may ask of us about their data, how long records are kept, and what is erased. */
export const privacy = {
  staysOpenBecause: 'the rights of people, erasure and retention must not stop',
  pages: {
    yourData: {
      path: routes.yourData,
      ...PRERENDERED,
      scriptBytesMax: 155_000,
      name: 'Your data',
      title: 'Your data',
      description:
        'See everything we hold about you, download it, correct it, stop offers, object, erase it or complain. Without an account.',
      shareImage: 'hall-stairs',
      kind: 'form',
      category: 'legal',
      sitemap: 'pages',
      search: {
        keywords: 'Personal data, GDPR, subject access request, delete, erase, unsubscribe, stop emails, complaint.',
      },
    },
  },
  replies: {
    yourDataLink: { ...SECRET, path: routes.yourDataLink },
    yourDataRecords: { ...SECRET, path: routes.yourDataRecords },
    yourDataReceipt: { ...SECRET, path: routes.yourDataReceipt, title: 'Receipt of an erasure' },
  },
  checks: {
    yourDataCheck: { ...PER_REQUEST, path: routes.yourDataCheck, title: 'Check your address' },
    yourDataLinkCheck: { ...SECRET, path: routes.yourDataLinkCheck },
    dataRequestCheck: {
      ...PER_REQUEST,
      path: routes.dataRequestCheck,
      title: 'Check your request',
      returns: { form: 'data-request', title: 'Ask us about your data.', emptyForm: routes.yourData },
    },
  },
  confirmations: {
    yourDataSent: { ...PER_REQUEST, path: routes.yourDataSent, title: 'Check your inbox' },
    yourDataLeft: { ...PER_REQUEST, path: routes.yourDataLeft, title: 'Page closed' },
    dataRequestReceived: {
      ...PER_REQUEST,
      path: routes.dataRequestReceived,
      query: ['reference'],
      title: 'Request received',
    },
  },
  endpoints: [
    '/api/your-data/link',
    '/api/your-data/open',
    '/api/your-data/change',
    '/your-data/records/[token]/[file]',
  ],
  formEndpoints: ['/api/your-data/request'],
  openEndpoints: ['/internal/erase-expired-leads'],
  collections: ['erasures', 'data-receipts'],
  globals: ['retention'],
  tasks: {
    'erase from the CRM': { everySeconds: 15, limitSeconds: 10 * MINUTE },
    'erase expired enquiries': { everySeconds: 15 * MINUTE, limitSeconds: 2 * MINUTE },
    'delete expired records': { everySeconds: 15 * MINUTE, limitSeconds: 60 * MINUTE },
    'send links to people’s data': { everySeconds: 5, limitSeconds: 10 * MINUTE }, // each email has its own lease, so concurrent runs do no harm
  },
  retention: [
    {
      ...ALL,
      name: 'links to people’s data',
      table: 'data_links',
      key: 'reference',
      ageColumn: 'requested_at',
      kept: { fixed: '1 day' },
      maxRows: null,
      hasMails: true,
    },
    {
      ...ALL,
      name: 'notes for a restore', // without a place for backups, nobody copies them
      table: 'restore_notes',
      ageColumn: 'noted_at',
      kept: { fixed: '12 months' },
      maxRows: null,
    },
  ],
  promised: {
    data_links: { named: 'links', perSender: 'dataLinks', rowsMax: 10_000 },
  },
  cache: {
    retention: { shows: ['retention'] },
  },
  personalData: PRIVACY_PERSONAL_DATA,
  impersonal: ['retention', 'retention_runs'],
} as const satisfies Feature
