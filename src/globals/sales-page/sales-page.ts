import type { GlobalConfig } from 'payload'

import { hiddenUnless } from '@/lib/cms/access/roles'
import { anyone, editors } from '@/lib/cms/access/rules'
import { restartComparison, SECOND_OPENING } from '@/lib/cms/fields/second-opening'
import { sectionCopy } from '@/lib/cms/fields/section-copy'
import { publishedGlobal } from '@/lib/cms/published-global'

import { countersField, regulationPointsField } from './figures-fields'

const film = (name: string, label: string) => ({ name, label, type: 'relationship', relationTo: 'films' }) as const

const { versions, readVersions, admin } = publishedGlobal('sales-page')

/** Text, films and images of the sales page. */
export const SalesPage: GlobalConfig = {
  slug: 'sales-page',
  label: 'Sales page',
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
      heading: 'Heat the room you’re in, from the ceiling.',
      lede: 'A slim ceiling panel, a cable and no pipework: clear walls, and warmth room by room.',
      more: [{ type: 'row', fields: [film('film', 'Film behind the heading'), film('demoFilm', 'Demo film')] }],
    }),
    ...SECOND_OPENING,
    countersField,
    sectionCopy({
      name: 'regulations',
      label: 'UK regulations',
      heading: 'What the rules require.',
      lede: 'No date is set for the boiler you have.',
      more: [regulationPointsField],
    }),
    sectionCopy({
      name: 'calculator',
      label: 'Cost calculator',
      heading: 'What would it cost to run?',
      lede: 'Five questions, no contact details. On gas? Keep the boiler, and price the rooms it misses.',
    }),
    sectionCopy({
      name: 'products',
      label: 'Products',
      heading: 'One panel, and what holds it up.',
      more: [
        {
          name: 'pictures',
          type: 'upload',
          relationTo: 'media',
          hasMany: true,
          maxRows: 6,
          filterOptions: { mimeType: { contains: 'image/' } },
        },
      ],
    }),
    { name: 'caseStudy', type: 'relationship', relationTo: 'case-studies' },
    sectionCopy({
      name: 'thermal',
      label: 'Thermal film',
      heading: 'An hour of warming up, in seconds.',
      more: [film('film', 'Thermal film')],
    }),
    {
      type: 'group',
      name: 'partners',
      label: 'Partners',
      fields: [
        sectionCopy({
          name: 'distributor',
          label: 'Distributors',
          heading: 'Distribute',
        }),
        sectionCopy({
          name: 'installer',
          label: 'Installers',
          heading: 'Install',
        }),
      ],
    },
  ],
}
