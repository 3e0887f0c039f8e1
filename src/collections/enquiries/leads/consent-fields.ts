import type { Field } from 'payload'

import { nobody } from '@/lib/cms/access/rules'
import { DAY_AND_TIME } from '@/lib/cms/fields/day-and-time'

const recorded = { access: { update: nobody }, admin: { readOnly: true } }

/** Who consented to what, when, where and to which wording (ICO, consent checklist, 2024). */
export const leadConsentFields: Field[] = [
  {
    name: 'consent',
    type: 'group',
    label: 'As given in the form',
    fields: [
      { name: 'marketing', label: 'Offers and news by email', type: 'checkbox', defaultValue: false, ...recorded },
      { name: 'terms', label: 'Terms and conditions accepted', type: 'checkbox', defaultValue: false, ...recorded },
      { name: 'wordingVersion', label: 'Wording shown', type: 'text', maxLength: 40, ...recorded },
      { name: 'form', label: 'Form', type: 'text', maxLength: 100, ...recorded },
      { name: 'givenAt', label: 'Given', type: 'date', ...recorded, admin: { readOnly: true, date: DAY_AND_TIME } },
      {
        name: 'marketingWithdrawnAt',
        label: 'Offers and news stopped',
        type: 'date',
        admin: { date: DAY_AND_TIME, description: 'Set this when they ask us to stop. The CRM is updated too.' },
      },
    ],
  },
]
