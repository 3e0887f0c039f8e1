import { routes } from '@/lib/routing/routes'

import { type Feature, PER_REQUEST, PRERENDERED } from './feature'

const PROFESSIONAL_SUMMARY =
  'Room-by-room heat loss to BS EN 12831-1, and what panels can give of it in comfort: panels, circuits, supply, running cost and carbon, with all the working.'

/** Heat loss room by room, with circuits, documents and spreadsheets. */
export const professional = {
  staysOpenBecause: null,
  pages: {
    professionalCalculator: {
      path: routes.professionalCalculator,
      ...PRERENDERED,
      scriptBytesMax: 190_000,
      name: 'Professional calculator',
      title: 'Professional calculator',
      description: `${PROFESSIONAL_SUMMARY} No contact details needed.`,
      shareImage: 'panel-exploded',
      kind: 'tool',
      category: 'tool',
      sitemap: 'tools',
      search: {
        description: PROFESSIONAL_SUMMARY,
        keywords:
          'Heat loss, U-values, air changes, schedule of panels and circuits, volt drop, main fuse, PDF and spreadsheet.',
      },
    },
  },
  replies: {
    professionalResult: { ...PER_REQUEST, path: routes.professionalResult, title: 'Results for your rooms' },
  },
  endpoints: ['/api/calculate/professional', '/api/calculate/professional/pdf', '/professional-calculator'],
} as const satisfies Feature
