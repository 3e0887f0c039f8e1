import type { Field } from 'payload'

import { DAY_AND_TIME } from '@/lib/cms/fields/day-and-time'

/** Beside the text: how the page stands, and when it was last looked at. */
export const standingFields: Field[] = [
  {
    name: 'findings',
    type: 'ui',
    admin: { position: 'sidebar', components: { Field: '/components/admin/claims/page-findings#PageFindings' } },
  },
  {
    name: 'status',
    type: 'select',
    label: 'Standing',
    defaultValue: 'active',
    index: true,
    // Payload would name this type after its own `_status` too.
    enumName: 'enum_pages_standing',
    options: [
      { value: 'active', label: 'Active' },
      { value: 'inactive', label: 'Inactive' },
    ],
    admin: { position: 'sidebar', description: 'Inactive pages stay reachable and leave the menus and the sitemap.' },
  },
  {
    name: 'publishAt',
    type: 'date',
    label: 'Publish on',
    admin: {
      position: 'sidebar',
      date: DAY_AND_TIME,
      description: 'Left empty, nothing happens by itself. The page then appears as it was last written.',
    },
  },
  {
    name: 'unpublishAt',
    type: 'date',
    label: 'Take back on',
    admin: {
      position: 'sidebar',
      date: DAY_AND_TIME,
      description: 'From then on nobody finds the page. Its text stays here.',
    },
  },
  {
    name: 'publishedAt',
    type: 'date',
    label: 'First published',
    admin: { position: 'sidebar', readOnly: true, date: DAY_AND_TIME },
  },
  {
    name: 'factsCheckedOn',
    type: 'date',
    label: 'Figures compared with their sources on',
    admin: {
      position: 'sidebar',
      description: 'Printed as “Last checked”. Change it when somebody has really done so.',
    },
  },
  {
    name: 'isLive',
    type: 'checkbox',
    label: 'Answered when last checked',
    defaultValue: true,
    index: true,
    admin: { position: 'sidebar', readOnly: true },
  },
  {
    name: 'lastChecked',
    type: 'date',
    index: true,
    admin: { position: 'sidebar', readOnly: true, date: DAY_AND_TIME },
  },
]
