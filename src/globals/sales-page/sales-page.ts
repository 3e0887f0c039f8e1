import type { GlobalConfig } from 'payload'

import { hiddenUnless } from '@/lib/cms/access/roles'
import { anyone, editors } from '@/lib/cms/access/rules'
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
      lede: 'A 225 W panel, 12.5 mm thin, screwed to the joists. Priced by the panel, fitted without pipework, controlled room by room.',
      more: [{ type: 'row', fields: [film('film', 'Film behind the heading'), film('demoFilm', 'Demo film')] }],
    }),
    countersField,
    sectionCopy({
      name: 'regulations',
      label: 'UK regulations',
      heading: 'What the rules require, and when.',
      lede: 'Three dates matter for most projects. None of them bans the boiler you have.',
      more: [regulationPointsField],
    }),
    sectionCopy({
      name: 'calculator',
      label: 'Cost calculator',
      heading: 'What would it cost to run?',
      lede: 'A few questions, no contact details. The working is shown below the answer.',
    }),
    sectionCopy({
      name: 'products',
      label: 'Products',
      heading: 'One panel, and what holds it up.',
      lede: 'A coated face, a heating film, insulation and a steel back: 6.6 kg in all.',
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
      lede: 'A simulation from the panel’s heat output and the room’s geometry.',
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
          lede: 'You hold stock and sell to the trade in your area. The terms are in the agreement.',
        }),
        sectionCopy({
          name: 'installer',
          label: 'Installers',
          heading: 'Install',
          lede: 'You fit what we sell near you. Your fee for a job is shown in the order before you accept it.',
        }),
      ],
    },
  ],
}
