import { routes } from '@/lib/routing/routes'

import { type Feature, PER_REQUEST, PRERENDERED } from './feature'

/** What a solar roof yields for a home, month by month. */
export const solar = {
  staysOpenBecause: null,
  pages: {
    solarQuote: {
      path: routes.solarQuote,
      ...PRERENDERED,
      scriptBytesMax: 148_800,
      name: 'Solar quote',
      title: 'Solar panels and infrared heating, month by month',
      description:
        'What a solar roof makes each month against what heating needs, what a battery changes and what it is all worth. No contact details.',
      shareImage: 'house-dusk',
      kind: 'tool',
      category: 'tool',
      sitemap: 'tools',
      search: {
        keywords:
          'Solar panels, PV, photovoltaic roof, battery, export tariff, Smart Export Guarantee, winter heating from solar, VAT on solar.',
      },
    },
  },
  replies: {
    solarResult: {
      ...PER_REQUEST,
      path: routes.solarResult,
      query: 'form',
      title: 'What one roof gives one home',
      description: 'Month by month: what a solar roof makes, what of the heating it covers, and what it is worth.',
    },
  },
  queryPages: {
    [routes.solarQuote]: { page: routes.solarResult, parameters: ['kwp', 'home'] },
  },
} as const satisfies Feature
