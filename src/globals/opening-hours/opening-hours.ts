import type { GlobalConfig } from 'payload'
import { text } from 'payload/shared'

import { hiddenUnless } from '@/lib/cms/access/roles'
import { anyone, editors } from '@/lib/cms/access/rules'
import { checkClockTime } from '@/lib/cms/fields/text-checks'
import { whenGiven } from '@/lib/cms/fields/validators'
import { DEFAULT_OPENING_HOURS } from '@/lib/domain/opening-hours/opening-hours'
import { weekToRows } from '@/lib/domain/opening-hours/opening-week'

import { checkCloses, checkWeek } from './check-week'

/** Opening hours of the sales desk, which determine the response promise and when leads are due. */
export const OpeningHours: GlobalConfig = {
  slug: 'opening-hours',
  label: 'Opening hours',
  access: { read: anyone, update: editors },
  admin: {
    group: 'Website',
    hidden: hiddenUnless('admin', 'editor'),
    description: 'When we answer enquiries. The promised 15 minutes count only within these hours.',
  },
  fields: [
    {
      name: 'week',
      type: 'array',
      label: 'Every week',
      labels: { singular: 'Day', plural: 'Days' },
      maxRows: 7,
      defaultValue: weekToRows(DEFAULT_OPENING_HOURS.week),
      validate: checkWeek,
      admin: { description: 'Days that are not listed are closed. London time.' },
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
    },
    {
      name: 'closedOnBankHolidays',
      type: 'checkbox',
      label: 'Closed on bank holidays in England',
      defaultValue: DEFAULT_OPENING_HOURS.closedOnBankHolidays,
    },
    {
      name: 'closedDates',
      type: 'array',
      label: 'Also closed on',
      labels: { singular: 'Closed day', plural: 'Closed days' },
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'date',
              type: 'date',
              required: true,
              admin: { date: { pickerAppearance: 'dayOnly', displayFormat: 'd MMMM yyyy' } },
            },
            { name: 'reason', type: 'text', maxLength: 100 },
          ],
        },
      ],
    },
  ],
}
