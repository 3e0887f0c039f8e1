import type { ArrayField, GroupField } from 'payload'

import { sectionCopy } from '@/lib/cms/fields/section-copy'

type Point = { heading: string; text: string }

/** Some points, each a heading and a sentence or two. */
const points = ({ label, count, defaults }: { label: string; count: number; defaults: Point[] }): ArrayField => ({
  name: 'points',
  type: 'array',
  label,
  minRows: count,
  maxRows: count,
  defaultValue: () => defaults,
  fields: [
    { name: 'heading', type: 'text', required: true, maxLength: 60 },
    { name: 'text', type: 'textarea', required: true, maxLength: 200 },
  ],
})

/** Why people choose it, and how they come to it (docs/message.md). The sales page shows the same sections. */
export const STORY_FIELDS: readonly GroupField[] = [
  sectionCopy({
    name: 'reasons',
    label: 'Why people choose it',
    heading: 'Five reasons to look up.',
    more: [
      points({
        label: 'Reasons',
        count: 5,
        defaults: [
          { heading: 'The room is yours again.', text: 'Flat to the ceiling: no radiator to furnish around.' },
          { heading: 'Room by room.', text: 'Warm while you’re there, nothing while you’re away.' },
          { heading: 'A cable, not pipes.', text: 'One cable where a radiator needs two pipes.' },
          { heading: 'No yearly service.', text: 'No water to leak or freeze, no flame, no fan, nothing that turns.' },
          { heading: 'Warmth you feel directly.', text: 'You, the table and the rug, before the air catches up.' },
        ],
      }),
    ],
  }),
  sectionCopy({ name: 'beforeAfter', label: 'Before and after', heading: 'The heater goes. The wall comes back.' }),
  sectionCopy({
    name: 'steps',
    label: 'Three steps',
    heading: 'Three steps.',
    more: [
      points({
        label: 'Steps',
        count: 3,
        defaults: [
          { heading: 'Price your room', text: 'Two measurements: panels, price, running cost.' },
          { heading: 'We check it', text: 'Drawing, circuits and a written price, before anyone visits.' },
          { heading: 'An electrician fits it', text: 'Screwed to joists, wired, tested and certified.' },
        ],
      }),
    ],
  }),
  sectionCopy({ name: 'rooms', label: 'Rooms and their prices', heading: 'Pay for the room you’re in.' }),
  sectionCopy({
    name: 'suits',
    label: 'For whom',
    heading: 'Rooms that pipes never reached.',
    lede: 'Flats on electric heating, lofts, bathrooms, garden offices, listed and new homes, studios and halls.',
    more: [
      {
        name: 'otherwise',
        type: 'textarea',
        label: 'Who should choose something else, and what',
        required: true,
        maxLength: 300,
        defaultValue: () => 'A whole house on gas? Keep the boiler. Every room, all day? Price a heat pump.',
      },
    ],
  }),
]
