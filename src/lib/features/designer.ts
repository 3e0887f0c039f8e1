import { routes } from '@/lib/routing/routes'

import { ALL, type Feature, GIB, MINUTE, PER_REQUEST, PRERENDERED } from './feature'
import { DESIGNER_PERSONAL_DATA } from './personal-data/designer'

/** Rooms that visitors draw, and designs that they share. */
export const designer = {
  staysOpenBecause: null,
  pages: {
    systemDesigner: {
      path: routes.systemDesigner,
      ...PRERENDERED,
      scriptBytesMax: 190_000,
      name: 'System designer',
      title: 'System designer: draw your rooms, see the heat',
      description:
        'Draw your rooms or start from a typical British plan: where the panels go, how warm they make each room, circuits and the price. No contact details.',
      shareImage: 'bedroom',
      kind: 'tool',
      category: 'tool',
      sitemap: 'tools',
      search: {
        keywords: 'Designer, floor plan, layout of panels, comfort map, joists, circuits, heat loss, drawing.',
      },
    },
  },
  replies: {
    sharedDesign: {
      ...PER_REQUEST,
      path: routes.sharedDesign,
      query: ['version', 'sent', 'lead'],
      title: 'A shared design',
      referrer: 'no-referrer',
    },
  },
  checks: {
    sharedDesignCheck: {
      ...PER_REQUEST,
      path: routes.sharedDesignCheck,
      title: 'A shared design',
      referrer: 'no-referrer',
    },
  },
  endpoints: [
    '/api/system-designer/correction',
    '/api/system-designer/pack',
    '/api/system-designer/shared',
    '/api/system-designer/shared/change',
    '/api/system-designer/shared/comment',
    '/api/system-designer/shared/email',
    '/api/system-designer/shared/save',
    '/system-designer/shared/[token]/pack.pdf',
  ],
  collections: ['shared-designs', 'shared-design-versions', 'shared-design-comments'],
  tasks: {
    'send links of shared designs': { everySeconds: 5, limitSeconds: 10 * MINUTE }, // each email has its own lease
  },
  retention: [
    {
      ...ALL,
      hasMails: true,
      name: 'shared designs',
      table: 'shared_designs',
      ageColumn: 'last_used_at',
      kept: { fixed: '90 days' },
      maxRows: null,
      alongside: [
        'delete from shared_design_versions where shared_design_id in (select id from doomed)',
        'delete from shared_design_comments where shared_design_id in (select id from doomed)',
      ],
    },
  ],
  promised: {
    shared_designs: { named: 'designs', perSender: 'sharedDesign', rowsMax: 20_000 },
    shared_design_versions: {
      named: 'designs',
      perSender: 'designChange',
      rowsMax: 400_000,
      bytes: { size: 'pg_column_size(content)', max: 4 * GIB },
    },
    shared_design_comments: { named: 'comments', perSender: 'designComment', rowsMax: 100_000 },
  },
  personalData: DESIGNER_PERSONAL_DATA,
} as const satisfies Feature
