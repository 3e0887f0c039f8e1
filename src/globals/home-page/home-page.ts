import type { GlobalConfig } from 'payload'

import { hiddenUnless } from '@/lib/cms/access/roles'
import { anyone, editors } from '@/lib/cms/access/rules'
import { restartComparison, SECOND_OPENING } from '@/lib/cms/fields/second-opening'
import { sectionCopy } from '@/lib/cms/fields/section-copy'
import { publishedGlobal } from '@/lib/cms/published-global'

import { badgesField, statsField } from './promises-fields'
import { STORY_FIELDS } from './story-fields'

const picture = (name: string, label: string) =>
  ({ name, label, type: 'upload', relationTo: 'media', filterOptions: { mimeType: { contains: 'image/' } } }) as const

const { versions, readVersions, admin } = publishedGlobal('home-page')

/** Text and images of the homepage; its figures come from the product, the claims and the tariffs. */
export const HomePage: GlobalConfig = {
  slug: 'home-page',
  label: 'Homepage',
  access: { read: anyone, readVersions, update: editors },
  versions,
  hooks: { beforeChange: [restartComparison] },
  admin: {
    ...admin,
    group: 'Website',
    hidden: hiddenUnless('admin', 'editor'),
    description: 'From top to bottom, as visitors see it.',
  },
  fields: [
    sectionCopy({
      name: 'hero',
      label: 'Top of the page',
      heading: 'Warmth from above.',
      lede: 'A white panel, 12.5 mm thin, flat to your ceiling. It warms you, the floor and the furniture directly: clear walls, no pipes.',
      more: [
        {
          type: 'row',
          fields: [picture('dayPicture', 'The room by daylight'), picture('heatPicture', 'The same room as heat')],
        },
        {
          name: 'pictureCaption',
          type: 'textarea',
          label: 'Under the pictures',
          maxLength: 400,
          defaultValue: () => 'The same room twice, modelled.',
        },
      ],
    }),
    ...SECOND_OPENING,
    badgesField,
    ...STORY_FIELDS,
    sectionCopy({
      name: 'howItWorks',
      label: 'How it warms',
      heading: 'It warms what it can see.',
    }),
    sectionCopy({ name: 'panel', label: 'The panel', heading: 'Nothing to look at. That’s the point.' }),
    sectionCopy({
      name: 'runningCost',
      label: 'Running cost',
      heading: 'What a year costs.',
      lede: 'In place of electric heaters: the same running cost, and your walls back.',
    }),
    statsField,
    sectionCopy({ name: 'customers', label: 'What customers say', heading: 'What it’s like to live under one.' }),
    sectionCopy({
      name: 'map',
      label: 'Where you live',
      heading: 'The Highlands need half as much heat again as Cornwall.',
    }),
    sectionCopy({
      name: 'app',
      label: 'The app',
      heading: 'Warm the room you’re in. Leave the rest.',
    }),
    sectionCopy({ name: 'questions', label: 'Questions', heading: 'Before you buy' }),
    sectionCopy({ name: 'contact', label: 'Contact', heading: 'Start with one room.' }),
  ],
}
