import { ROLES, SALES_ROLES } from '@/lib/domain/staff/roles'

import { ALL, type Feature, MINUTE } from './feature'

/** What staff of the sales desk see and do. */
export const desk = {
  staysOpenBecause: 'only staff use it',
  endpoints: [
    '/api/inbox/change',
    '/api/inbox/changes',
    '/api/inbox/find',
    '/api/inbox/list',
    '/api/inbox/list.csv',
    '/api/inbox/next-step',
    '/api/inbox/notices',
    '/api/inbox/presence',
    '/api/inbox/record',
    '/api/inbox/samples',
    '/api/operations/outages',
    '/api/operations/run-task',
    '/api/operations/send-all-again',
    '/api/operations/test-service',
    '/api/operations/trial-enquiry',
  ],
  collections: ['lead-views', 'email-templates'],
  adminViews: {
    '/inbox': { label: 'Inbox', roles: SALES_ROLES },
    '/unmatched-mail': { label: 'Unmatched mail', roles: SALES_ROLES },
    '/simple': { label: 'What to do', roles: ROLES },
    '/operations': { label: 'Operations', roles: SALES_ROLES },
    '/start': { label: 'Before you open', roles: ['admin'] },
    '/lists': { label: 'All lists and settings', roles: ROLES },
    '/records': { label: 'Records', roles: ['admin'] },
  },
  tasks: {
    'give out enquiries': { everySeconds: 15, limitSeconds: 2 * MINUTE },
    'tell colleagues about leads': { everySeconds: 15, limitSeconds: 10 * MINUTE },
    'tell staff what needs attention': { everySeconds: 15 * MINUTE, limitSeconds: 2 * MINUTE },
    'watch the CRM and the mail server': { everySeconds: MINUTE, limitSeconds: 5 * MINUTE },
  },
  retention: [
    {
      ...ALL,
      name: 'notices to colleagues',
      table: 'staff_notices',
      ageColumn: 'created_at',
      kept: { fixed: '7 days' },
      maxRows: 100_000,
    },
  ],
  impersonal: ['email_templates', 'read_mailboxes', 'service_outages', 'staff_alerts'],
} as const satisfies Feature
