import type { GlobalConfig } from 'payload'

import { hiddenUnless } from '@/lib/cms/access/roles'
import { editors } from '@/lib/cms/access/rules'
import { previewedSettings } from '@/lib/cms/published-global'

const DEFAULT_GROUPS = [
  'warranty, guarantee, guaranteed',
  'datasheet, brochure, leaflet, catalogue, PDF',
  'returns, refund, cancel, money back',
  'installer, fitter, electrician, tradesman',
  'installation, fitting, install, fit',
  'price, cost, pricing, how much',
  'finance, instalments, credit, pay monthly',
  'clean, cleaning, wipe, dust',
  'damp, mould, condensation',
  'size, dimensions, measurements, width',
  'safe, safety, dangerous, danger, health, cancer, radiation',
  'children, child, baby, babies, kids, pets',
  'noise, noisy, hum, buzz, silent',
  'tenant, landlord, rented, letting',
  'phone, telephone, call, ring',
  'complaint, complain, complaints',
  'grant, subsidy, funding',
  'thermostat, controls, app, timer',
]

const { versions, readVersions, admin } = previewedSettings('search-synonyms')

/** Words that the search treats as the same. */
export const SearchSynonyms: GlobalConfig = {
  slug: 'search-synonyms',
  label: 'Search synonyms',
  access: { read: editors, update: editors, readVersions },
  versions,
  admin: {
    ...admin,
    group: 'Website',
    hidden: hiddenUnless('admin', 'editor'),
    description:
      'A search for one word of a group finds the others too. “Searches without results” shows what is missing.',
  },
  fields: [
    {
      name: 'groups',
      type: 'array',
      labels: { singular: 'Group', plural: 'Groups' },
      maxRows: 200,
      defaultValue: DEFAULT_GROUPS.map((words) => ({ words })),
      fields: [
        {
          name: 'words',
          type: 'text',
          required: true,
          maxLength: 200,
          admin: { description: 'Separated by commas, for example warranty, guarantee.' },
        },
      ],
    },
  ],
}
