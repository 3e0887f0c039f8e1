import type { CollectionConfig } from 'payload'

import { activeOr, editors, staff } from '@/lib/cms/access/rules'
import { isActiveField } from '@/lib/cms/fields/listing-fields'
import { slugField } from '@/lib/cms/fields/slug-field'

/** Cities, towns, villages and suburbs of the United Kingdom, from open data. */
export const Places: CollectionConfig = {
  slug: 'places',
  labels: { singular: 'Place', plural: 'Places' },
  access: { create: editors, read: activeOr(staff), update: editors, delete: editors },
  defaultSort: 'name',
  admin: {
    group: 'Places and installers',
    description: 'Places with a page of their own, and what is known about each.',
    useAsTitle: 'name',
    defaultColumns: ['name', 'kind', 'county', 'parent', 'population', 'tier', 'isActive'],
    listSearchableFields: ['name', 'slug', 'county'],
  },
  defaultPopulate: { name: true, slug: true, kind: true, county: true },
  fields: [
    slugField({ from: 'name', maxLength: 150 }),
    {
      type: 'row',
      fields: [
        { name: 'name', type: 'text', required: true, maxLength: 100, index: true },
        { name: 'localName', type: 'text', maxLength: 100, admin: { description: 'In Welsh or Gaelic.' } },
      ],
    },
    {
      name: 'kind',
      type: 'select',
      required: true,
      index: true,
      options: [
        { value: 'city', label: 'City' },
        { value: 'town', label: 'Town' },
        { value: 'village', label: 'Large village' },
        { value: 'suburb', label: 'Suburb' },
      ],
    },
    {
      name: 'parent',
      type: 'relationship',
      relationTo: 'places',
      label: 'Part of',
      index: true,
      admin: { description: 'The city or town of a suburb.' },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'county',
          type: 'text',
          required: true,
          maxLength: 100,
          index: true,
          admin: { description: 'As in the page address, for example greater-manchester.' },
        },
        { name: 'nation', type: 'text', required: true, maxLength: 50, index: true },
        { name: 'region', type: 'text', maxLength: 50, index: true },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'latitude', type: 'number', required: true, min: 49, max: 61 },
        { name: 'longitude', type: 'number', required: true, min: -9, max: 2 },
        {
          name: 'population',
          type: 'number',
          min: 0,
          index: true,
          admin: { description: 'Rounded when shown: the sources are of different years.' },
        },
      ],
    },
    {
      name: 'postcodeAreas',
      type: 'text',
      maxLength: 100,
      admin: { description: 'With a space between them, for example BA SN.' },
    },
    {
      name: 'postcodeDistricts',
      type: 'text',
      maxLength: 1000,
      admin: { description: 'With a space between them, for example BA1 BA2.' },
    },
    {
      name: 'localAuthority',
      type: 'text',
      maxLength: 20,
      index: true,
      admin: { description: 'The council’s ONS code.' },
    },
    {
      name: 'electricityRegion',
      type: 'text',
      maxLength: 10,
      index: true,
      admin: { description: 'The letter of the licence area; most homes are in it.' },
    },
    {
      name: 'tier',
      type: 'number',
      required: true,
      defaultValue: 3,
      min: 1,
      max: 3,
      index: true,
      admin: { position: 'sidebar', description: '1 is the most important, 3 the least.' },
    },
    isActiveField,
  ],
}
