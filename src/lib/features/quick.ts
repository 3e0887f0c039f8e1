import { routes } from '@/lib/routing/routes'

import { type Feature, HOUR_SECONDS, PER_REQUEST, PRERENDERED } from './feature'

/** The quick calculator, also for other people’s sites, and its results by email. */
export const quick = {
  staysOpenBecause: 'it is on the home page and on other websites, and the other calculators start from its answers',
  pages: {
    calculator: {
      path: routes.calculator,
      ...PRERENDERED,
      scriptBytesMax: 147_200,
      name: 'Calculators',
      title: 'Calculators',
      description:
        'What infrared heating would cost in your home compared with gas, oil and a heat pump, with all the working. No contact details.',
      shareImage: 'app-screen',
      kind: 'tool',
      category: 'tool',
      sitemap: 'tools',
    },
    quickCalculator: {
      path: routes.quickCalculator,
      ...PRERENDERED,
      scriptBytesMax: 157_000,
      name: 'Quick calculator',
      title: 'Quick calculator',
      description:
        'Eight questions, no contact details: how many panels, what a year costs compared with gas, oil and a heat pump, and whether panels are right for your home at all.',
      shareImage: 'fixing-4-finished',
      kind: 'tool',
      category: 'tool',
      sitemap: 'tools',
      search: { keywords: 'Running cost, electricity price, number of panels, payback, carbon.' },
    },
  },
  replies: {
    quickResult: {
      ...PER_REQUEST,
      path: routes.quickResult,
      query: 'form',
      title: 'What a home would cost to run',
      description: 'Panels, a year’s cost and a verdict for one home, with the working.',
    },
    embedCalculator: {
      layout: 'embed',
      rendering: 'per-request',
      path: routes.embedCalculator,
      query: 'form',
      title: 'Quick heating calculator | Powerboard',
    },
  },
  checks: {
    quickResultCheck: { ...PER_REQUEST, path: routes.quickResultCheck, title: 'Check where the result goes' },
  },
  confirmations: {
    quickResultSent: { ...PER_REQUEST, path: routes.quickResultSent, query: ['reference'], title: 'Result sent' },
  },
  queryPages: {
    [routes.quickCalculator]: { page: routes.quickResult, parameters: ['area', 'type'] },
  },
  endpoints: ['/api/calculate/quick', '/downloads/estimate', '/quick-calculator'],
  formEndpoints: ['/api/calculator-results'],
  openEndpoints: ['/internal/frame-origins'],
  cache: {
    frameOrigins: { shows: ['site-settings'] },
    medianQuickSeconds: { lifetimeSeconds: HOUR_SECONDS },
  },
} as const satisfies Feature
