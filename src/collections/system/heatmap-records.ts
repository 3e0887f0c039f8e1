import type { CollectionConfig } from 'payload'

import { hiddenUnless } from '@/lib/cms/access/roles'
import { admins, nobody } from '@/lib/cms/access/rules'

/** Clicks and scrolling of visitors who consented. */
export const HeatmapRecords: CollectionConfig = {
  slug: 'heatmap-records',
  labels: { singular: 'Heatmap record', plural: 'Heatmap records' },
  access: { create: nobody, read: admins, update: nobody, delete: admins },
  defaultSort: '-timestamp',
  disableDuplicate: true,
  admin: {
    group: false, // not in the menu while no page uses it
    hidden: hiddenUnless('admin'),
    description: 'Clicks and scrolling of visitors who gave consent.',
    defaultColumns: ['pageType', 'location', 'elementType', 'scrollPosition', 'timestamp'],
    listSearchableFields: ['location', 'elementId'],
  },
  fields: [
    { name: 'timestamp', type: 'date', required: true, index: true },
    { name: 'pageType', type: 'text', label: 'Kind of page', maxLength: 50, index: true },
    { name: 'location', type: 'text', label: 'Page', maxLength: 500, index: true },
    { name: 'elementType', type: 'text', maxLength: 50, index: true },
    { name: 'elementClass', type: 'text', maxLength: 500 },
    { name: 'elementId', type: 'text', maxLength: 200 },
    {
      name: 'coordinates',
      type: 'group',
      fields: [
        { name: 'x', type: 'number' },
        { name: 'y', type: 'number' },
      ],
    },
    {
      name: 'viewport',
      type: 'group',
      fields: [
        { name: 'width', type: 'number' },
        { name: 'height', type: 'number' },
      ],
    },
    { name: 'scrollPosition', type: 'number' },
    { name: 'userAgent', type: 'text', label: 'Browser', maxLength: 500 },
    { name: 'referrer', type: 'text', label: 'Came from', maxLength: 500 },
  ],
}
