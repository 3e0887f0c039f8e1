import type { GlobalConfig } from 'payload'

import { hiddenUnless } from '@/lib/cms/access/roles'
import { anyone, editors } from '@/lib/cms/access/rules'
import { DAY_ONLY } from '@/lib/cms/fields/day-and-time'
import { weekField } from '@/lib/cms/fields/opening-week/week-field'
import { previewedSettings } from '@/lib/cms/published-global'
import { DEFAULT_OPENING_HOURS } from '@/lib/domain/opening-hours/opening-hours'
import { weekToRows } from '@/lib/domain/opening-hours/opening-week'

const { versions, readVersions, admin } = previewedSettings('opening-hours')

/** Opening hours of the sales desk, which determine the response promise and when leads are due. */
export const OpeningHours: GlobalConfig = {
  slug: 'opening-hours',
  label: 'Opening hours',
  access: { read: anyone, update: editors, readVersions },
  versions,
  admin: {
    ...admin,
    group: 'Website',
    hidden: hiddenUnless('admin', 'editor'),
    description: 'When we answer enquiries. The promised 15 minutes count only within these hours.',
  },
  fields: [
    weekField({
      label: 'Every week',
      defaultValue: weekToRows(DEFAULT_OPENING_HOURS.week),
      admin: { description: 'Days that are not listed are closed. London time.' },
    }),
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
              admin: { date: DAY_ONLY },
            },
            { name: 'reason', type: 'text', maxLength: 100 },
          ],
        },
      ],
    },
    {
      name: 'showsReplySpeed',
      type: 'checkbox',
      label: 'Show how fast we answer on the contact page',
      defaultValue: false,
      admin: {
        description:
          'The first answers of the last seven days, counted in opening hours, with the dates and their number.',
      },
    },
  ],
}
