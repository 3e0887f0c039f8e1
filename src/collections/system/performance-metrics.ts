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
    group: 'Records',
    hidden: hiddenUnless('admin'),
    description: 'How fast pages were for visitors.',
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
        { value: 'LCP', label: 'Largest content shown (LCP)' },
        { value: 'FID', label: 'First input answered (FID)' },
        { value: 'CLS', label: 'Layout shift (CLS)' },
        { value: 'PAGE_LOAD', label: 'Page loaded' },
      ],
    },
    {
      name: 'value',
      type: 'number',
      required: true,
      admin: {
        description: 'Milliseconds; for layout shift a bare number; for a page load the time until it was complete.',
      },
    },
    jsonField({
      name: 'timings',
      label: 'Parts of a page load',
      description: 'Milliseconds: loadTime, domContentLoaded, firstPaint, firstContentfulPaint.',
    }),
    { name: 'url', type: 'text', label: 'Page', maxLength: 500, index: true },
    { name: 'timestamp', type: 'date', required: true, index: true },
  ],
}
