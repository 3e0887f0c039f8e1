import type { GlobalConfig } from 'payload'

import { hiddenUnless } from '@/lib/cms/access/roles'
import { anyone, editors } from '@/lib/cms/access/rules'
import { sectionCopy } from '@/lib/cms/fields/section-copy'
import { publishedGlobal } from '@/lib/cms/published-global'

import { badgesField, statsField } from './promises-fields'

const picture = (name: string, label: string) =>
  ({ name, label, type: 'upload', relationTo: 'media', filterOptions: { mimeType: { contains: 'image/' } } }) as const

const { versions, readVersions, admin } = publishedGlobal('home-page')

/** Text and images of the homepage; its figures come from the product, the claims and the tariffs. */
export const HomePage: GlobalConfig = {
  slug: 'home-page',
  label: 'Homepage',
  access: { read: anyone, readVersions, update: editors },
  versions,
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
      lede: 'A white panel, 12.5 mm thin, fixed flat to your ceiling. It warms people, floors and furniture directly, without pipes or radiators.',
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
          defaultValue: () =>
            'A living room with six panels at 52.5 °C, modelled. The floor under a table gets no direct heat.',
        },
      ],
    }),
    badgesField,
    statsField,
    sectionCopy({
      name: 'howItWorks',
      label: 'How it works',
      heading: 'It heats what is in its view.',
      lede: 'Under a panel you feel about a third of a degree warmer than the air; a few steps away, a tenth.',
    }),
    sectionCopy({ name: 'panel', label: 'The panel', heading: 'Nothing to look at. That’s the point.' }),
    sectionCopy({
      name: 'runningCost',
      label: 'Running cost',
      heading: 'What will it cost to run?',
      lede: 'Powerboard makes most sense in place of other electric heaters. Per unit, electricity costs over three times as much as gas.',
    }),
    sectionCopy({ name: 'customers', label: 'What customers say', heading: 'What it’s like to live under one.' }),
    sectionCopy({
      name: 'map',
      label: 'Where you live',
      heading: 'A Highland home needs half as much heat again as a Cornish one.',
      lede: 'The same room needs more panels in Inverness than in Bath.',
    }),
    sectionCopy({
      name: 'app',
      label: 'The app',
      heading: 'Warm the room you’re in. Leave the rest.',
      lede: 'Each room has its own thermostat and weekly programme, so you heat it only when you use it.',
    }),
    sectionCopy({ name: 'questions', label: 'Questions', heading: 'Questions before you buy' }),
    sectionCopy({ name: 'contact', label: 'Contact', heading: 'Talk to someone who has fitted one.' }),
  ],
}
