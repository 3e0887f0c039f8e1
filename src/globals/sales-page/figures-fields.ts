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
  defaultValue: [
    {
      heading: 'New homes, from 24 March 2027',
      text: 'New homes in England must then meet the Future Homes Standard, with a year’s transition for plans already submitted. It compares a design with a heat pump, so infrared is rarely the main heating of a new house; it has its place in bathrooms, studies and extensions.',
    },
    {
      heading: 'Homes you already have',
      text: 'No date is set for replacing gas boilers in existing homes in England. New fixed electric heating needs a time and temperature control in each room, which every Powerboard zone has.',
    },
    {
      heading: 'Wiring, from 15 October 2026',
      text: 'Every new circuit is certified to BS 7671 with Amendment 4. A new 16 A circuit is notifiable under Part P in England; our installers notify it and leave you the certificate.',
    },
  ],
  fields: [
    { name: 'heading', type: 'text', required: true, maxLength: 100 },
    { name: 'text', type: 'textarea', required: true, maxLength: 800 },
  ],
}
