import type { Field } from 'payload'

import { nobody } from '@/lib/cms/access/rules'
import { DAY_AND_TIME } from '@/lib/cms/fields/day-and-time'
import { KEPT_QUOTE_FOR_STAFF } from '@/lib/content/kept-quotes'
import type { Quote } from '@/lib/generated/payload-types'

export const isAccepted = (data: Partial<Quote>) => data.state === 'accepted'

const recorded = { readOnly: true, condition: isAccepted } as const
const address = (name: string, maxLength: number): Field => ({
  name,
  type: 'text',
  maxLength,
  access: { update: nobody },
  admin: { hidden: true },
})

/** What the customer said when accepting. Nobody changes it: it is the contract. */
export const acceptanceFields: Field[] = [
  {
    name: 'acceptedAt',
    label: 'Accepted',
    type: 'date',
    index: true,
    access: { update: nobody },
    admin: { ...recorded, date: DAY_AND_TIME, description: KEPT_QUOTE_FOR_STAFF },
  },
  {
    name: 'acceptedBy',
    label: 'Accepted by',
    type: 'text',
    maxLength: 200,
    access: { update: nobody },
    admin: recorded,
  },
  {
    name: 'earlyFittingAskedAt',
    label: 'Asked to begin within the time to cancel',
    type: 'date',
    access: { update: nobody },
    admin: { ...recorded, date: DAY_AND_TIME, condition: (data: Partial<Quote>) => Boolean(data.earlyFittingAskedAt) },
  },
  {
    name: 'earlyFittingWording',
    label: 'What the customer ticked',
    type: 'textarea',
    maxLength: 500,
    access: { update: nobody },
    admin: { ...recorded, condition: (data: Partial<Quote>) => Boolean(data.earlyFittingAskedAt) },
  },
  address('street', 200),
  address('town', 100),
  address('postcode', 10),
]
