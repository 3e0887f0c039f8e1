import type { ArrayField } from 'payload'
import { text } from 'payload/shared'

import { checkClockTime } from '@/lib/cms/fields/text-checks'
import { whenGiven } from '@/lib/cms/fields/validators'

import { checkCloses, checkWeek } from './check-week'

/** The times of each day of a week, in London. Days without a row have none. */
export const weekField = (field: Pick<ArrayField, 'label' | 'admin' | 'defaultValue' | 'access'>): ArrayField => ({
  name: 'week',
  type: 'array',
  labels: { singular: 'Day', plural: 'Days' },
  maxRows: 7,
  validate: checkWeek,
  ...field,
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'weekday',
          type: 'select',
          required: true,
          label: 'Day',
          options: [
            { value: '1', label: 'Monday' },
            { value: '2', label: 'Tuesday' },
            { value: '3', label: 'Wednesday' },
            { value: '4', label: 'Thursday' },
            { value: '5', label: 'Friday' },
            { value: '6', label: 'Saturday' },
            { value: '0', label: 'Sunday' },
          ],
        },
        { name: 'opens', type: 'text', required: true, maxLength: 5, validate: whenGiven(checkClockTime, text) },
        { name: 'closes', type: 'text', required: true, maxLength: 5, validate: checkCloses },
      ],
    },
  ],
})
