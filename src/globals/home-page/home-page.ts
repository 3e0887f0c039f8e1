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
      lede: 'A white panel, 12.5 mm thin, fixed flat to your ceiling. It warms people, floors and furniture directly: no pipes, no radiators, no wall given up.',
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
          defaultValue:
            'A living room with six panels at 52.5 °C, modelled. Heat travels in straight lines, like light: what is under a table gets none.',
        },
      ],
    }),
    badgesField,
    statsField,
    sectionCopy({
      name: 'howItWorks',
      label: 'How it works',
      heading: 'It heats what is in its view.',
      lede: 'So we start from where you sit. Under a panel you feel up to a degree warmer than the air; a few steps away, a quarter of one.',
    }),
    sectionCopy({ name: 'panel', label: 'The panel', heading: 'Nothing to look at. That’s the point.' }),
    sectionCopy({
      name: 'runningCost',
      label: 'Running cost',
      heading: 'What will it cost to run?',
      lede: 'Powerboard earns its place where you’d otherwise run electric heaters, or heat a whole house to sit in one room. Per unit, electricity costs over three times as much as gas.',
    }),
    sectionCopy({ name: 'customers', label: 'What customers say', heading: 'What it’s like to live under one.' }),
    sectionCopy({
      name: 'map',
      label: 'Where you live',
      heading: 'A Highland winter needs half as much heat again as a Cornish one.',
      lede: 'So the calculator starts with your postcode: the same room needs more panels in Inverness than in Bath.',
    }),
    sectionCopy({
      name: 'app',
      label: 'The app',
      heading: 'Warm the room you’re in. Leave the rest.',
      lede: 'Each room has its own thermostat and its own week. Panels respond in minutes, so you heat the hour, not the evening.',
    }),
    sectionCopy({ name: 'questions', label: 'Questions', heading: 'Questions before you buy' }),
    sectionCopy({ name: 'contact', label: 'Contact', heading: 'Talk to someone who has fitted one.' }),
  ],
}
