import type { CollectionConfig } from 'payload'

import { activeOr, editors, staff } from '@/lib/cms/access/rules'
import { isActiveField } from '@/lib/cms/fields/listing-fields'
import { slugField } from '@/lib/cms/fields/slug-field'
import { PLACE_KINDS } from '@/lib/domain/locations/place'

import { datasetFields } from './dataset-fields'
import { derivePath } from './derive-path'
import { markEdited } from './mark-edited'
import { pageFields } from './page-fields'
import { revalidateChangedPlace, revalidateDeletedPlace } from './revalidate-place'

/** UK countries, counties, cities, towns, villages and suburbs, from open data; see docs/data/places.md. */
export const Places: CollectionConfig = {
  slug: 'places',
  labels: { singular: 'Place', plural: 'Places' },
  access: { create: editors, read: activeOr(staff), update: editors, delete: editors },
  defaultSort: 'name',
  indexes: [{ fields: ['parent', 'slug'], unique: true }],
  disableDuplicate: true,
  admin: {
    group: 'Places and installers',
    description:
      'Places with a page under /locations. Correct anything that is wrong: the import never overwrites your changes.',
    useAsTitle: 'name',
    defaultColumns: ['name', 'kind', 'county', 'population', 'tier', 'isIndexable', 'similarity', 'isActive'],
    listSearchableFields: ['name', 'path'],
  },
  defaultPopulate: { name: true, path: true, kind: true, county: true },
  hooks: {
    beforeValidate: [derivePath],
    beforeChange: [markEdited],
    afterChange: [revalidateChangedPlace],
    afterDelete: [revalidateDeletedPlace],
  },
  fields: [
    slugField({ from: 'name', maxLength: 150, unique: false }),
    {
      name: 'path',
      type: 'text',
      label: 'Full address',
      unique: true,
      index: true,
      maxLength: 250,
      admin: { position: 'sidebar', readOnly: true, description: 'Under /locations. Derived from the address above.' },
    },
    {
      type: 'row',
      fields: [
        { name: 'name', type: 'text', required: true, maxLength: 100, index: true },
        { name: 'localName', type: 'text', maxLength: 100, admin: { description: 'In Welsh or Gaelic.' } },
      ],
    },
    { name: 'kind', type: 'select', required: true, index: true, options: [...PLACE_KINDS] },
    {
      name: 'parent',
      type: 'relationship',
      relationTo: 'places',
      label: 'Part of',
      index: true,
      admin: { description: 'The town of a suburb, the county of a town, the country of a county.' },
    },
    ...pageFields,
    ...datasetFields,
    isActiveField,
  ],
}
