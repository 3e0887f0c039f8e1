import type { CollectionConfig } from 'payload'

import { hiddenUnless } from '@/lib/cms/access/roles'
import { admins, nobody } from '@/lib/cms/access/rules'
import { jsonField } from '@/lib/cms/fields/json-field'

export const PerformanceMetrics: CollectionConfig = {
  slug: 'performance-metrics',
  labels: { singular: 'Speed measurement', plural: 'Speed measurements' },
  access: { create: nobody, read: admins, update: nobody, delete: admins },
  defaultSort: '-timestamp',
  disableDuplicate: true,
  admin: {
    group: false, // not in the menu while no page uses it
    hidden: hiddenUnless('admin'),
    description: 'Page speed as measured in visitors’ browsers.',
    defaultColumns: ['metric', 'value', 'url', 'timestamp'],
    listSearchableFields: ['url'],
  },
  fields: [
    {
      name: 'metric',
      type: 'select',
      required: true,
      index: true,
      options: [
        { value: 'LCP', label: 'Largest contentful paint (LCP)' },
        { value: 'FID', label: 'First input delay (FID)' },
        { value: 'CLS', label: 'Cumulative layout shift (CLS)' },
        { value: 'PAGE_LOAD', label: 'Page loaded' },
      ],
    },
    {
      name: 'value',
      type: 'number',
      required: true,
      admin: {
        description:
          'In milliseconds, except for layout shift, which has no unit. Page load is the time to completion.',
      },
    },
    jsonField({
      name: 'timings',
      label: 'Page load timings',
      description: 'Milliseconds: loadTime, domContentLoaded, firstPaint, firstContentfulPaint.',
    }),
    { name: 'url', type: 'text', label: 'Page', maxLength: 500, index: true },
    { name: 'timestamp', type: 'date', required: true, index: true },
  ],
}
