import type { ArrayField } from 'payload'

import { claimKeyField } from '@/lib/cms/fields/claim-key-field'

/** The three figures below the film, animated one after another. */
export const countersField: ArrayField = {
  name: 'counters',
  type: 'array',
  labels: { singular: 'Counter', plural: 'Counters' },
  minRows: 3,
  maxRows: 3,
  admin: { description: 'The caption below each figure is the text of its claim.' },
  defaultValue: [{ claimKey: 'landing.counter-1' }, { claimKey: 'efficiency' }, { claimKey: 'landing.counter-3' }],
  fields: [
    claimKeyField('landing'),
    // Read by the previous release only; remove it, and its column, in a later one.
    { name: 'sentence', type: 'text', maxLength: 120, defaultValue: () => 'a sample figure', admin: { hidden: true } },
  ],
}

/** Regulations, one topic per item. */
export const regulationPointsField: ArrayField = {
  name: 'points',
  type: 'array',
  labels: { singular: 'Point', plural: 'Points' },
  maxRows: 6,
  defaultValue: () => [
    {
      heading: 'New homes, from 24 March 2027',
      text: 'New homes in England must meet the Future Homes Standard, with a year’s transition. Panels suit their bathrooms, studies and extensions.',
    },
    {
      heading: 'Homes you already have',
      text: 'New fixed electric heating needs time and temperature control in each room: every Powerboard zone has it.',
    },
  ],
  fields: [
    { name: 'heading', type: 'text', required: true, maxLength: 100 },
    { name: 'text', type: 'textarea', required: true, maxLength: 800 },
  ],
}
