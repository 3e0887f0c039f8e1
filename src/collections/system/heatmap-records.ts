import type { CollectionConfig, NumberField } from 'payload'

import { hiddenUnless } from '@/lib/cms/access/roles'
import { admins, nobody } from '@/lib/cms/access/rules'
import { jsonField } from '@/lib/cms/fields/json-field'
import { PAGE_CLASSES } from '@/lib/routing/page-class'
import { DEVICES } from '@/lib/schemas/device-class'
import { HEATMAP_KINDS } from '@/lib/schemas/heatmap'

const pair = (first: string, second: string): NumberField[] => [first, second].map((name) => ({ name, type: 'number' }))

/** Actions on pages by visitors who accepted all cookies: the data of the heatmap. */
export const HeatmapRecords: CollectionConfig = {
  slug: 'heatmap-records',
  labels: { singular: 'Heatmap record', plural: 'Heatmap records' },
  access: { create: nobody, read: admins, update: nobody, delete: admins },
  defaultSort: '-timestamp',
  disableDuplicate: true,
  indexes: [{ fields: ['location', 'device', 'timestamp'] }],
  admin: {
    group: 'Records',
    hidden: hiddenUnless('admin'),
    description:
      'Clicks, scrolling and attention of visitors who accepted all cookies. Kept for 30 days. “Heatmap” shows them on the page.',
    defaultColumns: ['kind', 'location', 'element', 'device', 'timestamp'],
    listSearchableFields: ['location', 'element'],
  },
  fields: [
    { name: 'timestamp', type: 'date', required: true, index: true },
    { name: 'kind', type: 'select', options: [...HEATMAP_KINDS] },
    { name: 'pageType', type: 'select', label: 'Kind of page', index: true, options: [...PAGE_CLASSES] },
    { name: 'location', type: 'text', label: 'Page', maxLength: 500 },
    { name: 'device', type: 'select', options: [...DEVICES] },
    {
      name: 'visitor',
      type: 'text',
      maxLength: 40,
      admin: { description: 'Random for each device, to count people rather than clicks.' },
    },
    {
      name: 'element',
      type: 'text',
      maxLength: 300,
      admin: { description: 'A CSS selector that still finds the element after the layout has changed.' },
    },
    { name: 'elementType', type: 'text', maxLength: 40 },
    { name: 'elementClass', type: 'text', maxLength: 200 },
    { name: 'elementId', type: 'text', maxLength: 200 },
    {
      name: 'within',
      type: 'group',
      label: 'Position in the element, from 0 to 1',
      fields: pair('x', 'y'),
    },
    { name: 'coordinates', type: 'group', label: 'Position on the page, in pixels', fields: pair('x', 'y') },
    { name: 'viewport', type: 'group', label: 'Window, in pixels', fields: pair('width', 'height') },
    { name: 'scrollPosition', type: 'number', admin: { description: 'Pixels from the top of the page.' } },
    {
      name: 'depthPercent',
      type: 'number',
      label: 'Depth (%)',
      admin: { description: 'The quarter of the page that was reached.' },
    },
    jsonField({
      name: 'attentionMs',
      label: 'Attention',
      description: 'How long each tenth of the page was on screen, in milliseconds.',
    }),
    {
      name: 'userAgent',
      type: 'text',
      label: 'Browser',
      maxLength: 500,
      admin: { description: 'Its name and main version only.' },
    },
    { name: 'referrer', type: 'text', label: 'Came from', maxLength: 100, index: true },
  ],
}
