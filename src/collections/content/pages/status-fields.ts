import type { Field } from 'payload'

import { DAY_AND_TIME } from '@/lib/cms/fields/day-and-time'

/** Sidebar fields: status and last review. */
export const statusFields: Field[] = [
  {
    name: 'findings',
    type: 'ui',
    admin: { position: 'sidebar', components: { Field: '/components/admin/claims/page-findings#PageFindings' } },
  },
  {
    name: 'status',
    type: 'select',
    label: 'Page status',
    defaultValue: 'active',
    index: true,
    // Avoids a clash with the enum Payload creates for its own `_status`.
    enumName: 'enum_pages_standing',
    options: [
      { value: 'active', label: 'Active' },
      { value: 'inactive', label: 'Inactive' },
    ],
    admin: {
      position: 'sidebar',
      description: 'Inactive pages can still be visited, but are left out of menus and the sitemap.',
    },
  },
  {
    name: 'publishAt',
    type: 'date',
    label: 'Publish on',
    admin: {
      position: 'sidebar',
      date: DAY_AND_TIME,
      description: 'Publishes the latest saved version at this time. Leave empty to publish manually.',
    },
  },
  {
    name: 'unpublishAt',
    type: 'date',
    label: 'Unpublish on',
    admin: {
      position: 'sidebar',
      date: DAY_AND_TIME,
      description: 'The page is no longer public after this time. Its content is kept here.',
    },
  },
  {
    name: 'publishedAt',
    type: 'date',
    label: 'First published',
    admin: { position: 'sidebar', readOnly: true, date: DAY_AND_TIME },
  },
  // The last public URL, so that it can redirect to the next one; set by rememberPublishedPage.
  { name: 'lastPublicUrl', type: 'text', maxLength: 200, hidden: true },
  {
    name: 'factsCheckedOn',
    type: 'date',
    label: 'Figures checked against their sources on',
    admin: {
      position: 'sidebar',
      description: 'Shown as “Last checked”. Change it only after an actual check.',
    },
  },
  {
    name: 'isLive',
    type: 'checkbox',
    label: 'Page was live when last checked',
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
