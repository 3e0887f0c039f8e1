import { routes } from '@/lib/routing/routes'

import { ALL, type Feature, MINUTE, PER_REQUEST, PRERENDERED } from './feature'
import { QUOTES_PERSONAL_DATA } from './personal-data/quotes'

/** Written quotes, their answers, and requests for whole buildings. */
export const quotes = {
  staysOpenBecause: 'customers have links to their quotes',
  pages: {
    projectQuote: {
      path: routes.projectQuote,
      ...PRERENDERED,
      scriptBytesMax: 157_000,
      name: 'A quote for a project',
      title: 'Project quote for architects and businesses',
      description:
        'Describe a building, its heating and any solar panels, and add plans afterwards. A written quote for offices, schools, halls, hotels and blocks of flats.',
      shareImage: 'classroom',
      kind: 'form',
      category: 'enquiry',
      sitemap: 'pages',
      search: {
        description: 'A quote for a building or several: send requirements, plans and an EPC.',
        keywords:
          'Architects, commercial, specification, developers, offices, schools, hotels, landlords, tender, plans.',
      },
    },
  },
  replies: {
    quote: { ...PER_REQUEST, path: routes.quote, title: 'Your quote' },
  },
  checks: {
    quoteCheck: { ...PER_REQUEST, path: routes.quoteCheck, title: 'Your quote' },
    projectQuoteCheck: { ...PER_REQUEST, path: routes.projectQuoteCheck, title: 'Check your project' },
  },
  endpoints: [
    '/api/quotes/answer',
    '/api/quotes/order',
    '/api/quotes/prepare',
    '/api/quotes/prices',
    '/preview/quote/[id]/email',
    '/preview/quote/[id]/quote.pdf',
    '/quote/[token]/quote.pdf',
  ],
  formEndpoints: ['/api/project-quotes'],
  collections: ['project-quotes', 'quotes'],
  tasks: {
    'read documents of projects': { everySeconds: 15, limitSeconds: 5 * MINUTE },
    'expire quotes': { everySeconds: 15 * MINUTE, limitSeconds: MINUTE },
  },
  retention: [
    {
      ...ALL,
      name: 'accepted quotes of erased leads',
      table: 'quotes',
      ageColumn: 'coalesce(accepted_at, updated_at)',
      kept: { kind: 'acceptedQuotes' },
      maxRows: null,
      where: `state = 'accepted' and lead_id is null`,
    },
  ],
  personalData: QUOTES_PERSONAL_DATA,
} as const satisfies Feature
