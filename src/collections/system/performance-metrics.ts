import type { CollectionConfig } from 'payload'

import { hiddenUnless } from '@/lib/cms/access/roles'
import { admins, nobody } from '@/lib/cms/access/rules'
import { jsonField } from '@/lib/cms/fields/json-field'
import { DESIGN_MARKS } from '@/lib/domain/page-views/design-marks'
import { PAGE_CLASSES } from '@/lib/routing/page-class'
import { DEVICES } from '@/lib/schemas/device-class'

export const PerformanceMetrics: CollectionConfig = {
  slug: 'performance-metrics',
  labels: { singular: 'Speed measurement', plural: 'Speed measurements' },
  access: { create: nobody, read: admins, update: nobody, delete: admins },
  defaultSort: '-timestamp',
  disableDuplicate: true,
  admin: {
    group: 'Records',
    hidden: hiddenUnless('admin'),
    description:
      'Page speed, and the time to a price in the system designer, as measured in the browsers of visitors who accepted all cookies.',
    defaultColumns: ['metric', 'value', 'pageClass', 'device', 'url', 'timestamp'],
    components: { beforeListTable: ['/components/admin/speed-summary#SpeedSummary'] },
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
        { value: 'INP', label: 'Interaction to next paint (INP)' },
        { value: 'TTFB', label: 'Time to first byte (TTFB)' },
        { value: 'CLS', label: 'Cumulative layout shift (CLS)' },
        { value: 'PAGE_LOAD', label: 'Page loaded' },
        { value: DESIGN_MARKS.offered, label: 'Designer: ways to start shown' },
        { value: DESIGN_MARKS.priced, label: 'Designer: first price of a new design' },
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
    { name: 'pageClass', type: 'select', label: 'Kind of page', index: true, options: [...PAGE_CLASSES] },
    { name: 'device', type: 'select', options: [...DEVICES] },
    { name: 'release', type: 'text', maxLength: 100, admin: { description: 'The build that was running.' } },
    {
      name: 'sampledPercent',
      type: 'number',
      label: 'Page views measured, in percent',
      admin: { description: 'The share under “Company and contact” at the time. Empty means all of them.' },
    },
    { name: 'timestamp', type: 'date', required: true, index: true },
  ],
}
