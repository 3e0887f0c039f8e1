import type { DateField } from 'payload'

import { now } from '@/lib/platform/clock'

import { nobody } from '../access/rules'

/** Since when a checkbox beside it has been ticked, without a break; empty while it is not. Nobody can enter it. */
export function sinceField({ name, checkbox }: { name: string; checkbox: string }): DateField {
  return {
    name,
    type: 'date',
    access: { create: nobody, update: nobody },
    admin: { hidden: true },
    hooks: {
      beforeChange: [
        ({ siblingData, previousSiblingDoc }) => {
          const isTicked: unknown = siblingData[checkbox] ?? previousSiblingDoc?.[checkbox]
          if (!isTicked) return null
          const since: unknown = previousSiblingDoc?.[checkbox] ? previousSiblingDoc[name] : null
          return since ?? now().toISOString()
        },
      ],
    },
  }
}
