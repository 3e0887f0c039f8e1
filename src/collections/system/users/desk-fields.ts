import type { Field, JSONFieldValidation } from 'payload'

import { admins } from '@/lib/cms/access/rules'
import { DAY_AND_TIME } from '@/lib/cms/fields/day-and-time'
import { weekField } from '@/lib/cms/fields/opening-week/week-field'
import { SALES_ROLES } from '@/lib/domain/staff/roles'
import { noticeChoicesSchema } from '@/lib/schemas/notice-choices'

const OPEN_MAX_USUAL = 20
const OPEN_MAX_LIMIT = 500

const checkChoices: JSONFieldValidation = (value) => {
  if (value === null || value === undefined) return true
  const parsed = noticeChoicesSchema.safeParse(value)
  return parsed.success || (parsed.error.issues[0]?.message ?? 'Choose the notices again')
}

/** How a colleague works at the sales desk: when they are there, what they are given, and what they are told. */
export const deskFields: Field = {
  name: 'desk',
  type: 'group',
  label: 'Sales desk',
  admin: { condition: ({ role }) => SALES_ROLES.includes(role), hideGutter: true, disableListColumn: true },
  fields: [
    {
      name: 'takesTurns',
      type: 'checkbox',
      label: 'Is given new enquiries in turn',
      defaultValue: false,
      access: { create: admins, update: admins },
    },
    {
      name: 'openMax',
      type: 'number',
      label: 'Open enquiries at most',
      required: true,
      min: 0,
      max: OPEN_MAX_LIMIT,
      defaultValue: OPEN_MAX_USUAL,
      access: { create: admins, update: admins },
      admin: { step: 1, condition: (_, { takesTurns }) => Boolean(takesTurns), description: 'None are given beyond.' },
    },
    weekField({
      label: 'Working hours',
      admin: { description: 'London time. Without any, the opening hours of the desk.', initCollapsed: true },
    }),
    {
      type: 'row',
      fields: [
        {
          name: 'isAway',
          type: 'checkbox',
          label: 'Away',
          defaultValue: false,
          admin: { description: 'Nothing new is given to you, and what waits for a reply goes to a colleague.' },
        },
        {
          name: 'awayUntil',
          type: 'date',
          label: 'Until',
          admin: {
            date: DAY_AND_TIME,
            condition: (_, { isAway }) => Boolean(isAway),
            description: 'Empty: until you are back.',
          },
        },
      ],
    },
    {
      name: 'notices',
      type: 'json',
      validate: checkChoices,
      admin: { components: { Field: '/components/admin/accounts/notice-choices#NoticeChoices' } },
    },
  ],
}
