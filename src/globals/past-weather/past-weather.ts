import type { GlobalConfig } from 'payload'

import { hiddenUnless } from '@/lib/cms/access/roles'
import { anyone, editors } from '@/lib/cms/access/rules'
import { MONTH_WEATHER_CHARS_MAX, readMonthWeather } from '@/lib/domain/climate/month-weather'

/** How cold single months were, with which the energy challenge compares two winters. */
export const PastWeather: GlobalConfig = {
  slug: 'past-weather',
  label: 'Weather of past months',
  access: { read: anyone, update: editors },
  admin: {
    group: 'Energy challenge',
    hidden: hiddenUnless('admin', 'editor'),
    hideAPIURL: true,
    description:
      'The challenge compares two winters by their degree days. Months that are missing here count as average, and the page says so.',
  },
  fields: [
    {
      name: 'months',
      type: 'textarea',
      label: 'Degree days by month',
      maxLength: MONTH_WEATHER_CHARS_MAX,
      validate: (value: unknown) => {
        if (typeof value === 'string' && value.length > MONTH_WEATHER_CHARS_MAX)
          return `Please enter at most ${MONTH_WEATHER_CHARS_MAX} characters.`
        const read = readMonthWeather(typeof value === 'string' ? value : '')
        return read.ok || read.message
      },
      admin: {
        rows: 14,
        description:
          'Paste a CSV with a line for each month: the month, its degree days, and those of an average one, both from the same table. For example 2026-10,142,158.',
      },
    },
    {
      name: 'source',
      type: 'text',
      required: true,
      maxLength: 120,
      defaultValue: () => 'DESNZ, Energy Trends, table 7.1',
      admin: { description: 'Named on the page beside the comparison.' },
    },
  ],
}
