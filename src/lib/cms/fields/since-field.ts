import type { DateField } from 'payload'

import { now } from '@/lib/platform/clock'

import { nobody } from '../access/rules'

/**
 * The time since which a sibling checkbox has been ticked without a break; empty while it is not ticked. Cannot be
 * entered by anyone.
 */
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
