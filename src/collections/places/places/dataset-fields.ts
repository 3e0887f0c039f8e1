import type { Field } from 'payload'

/** Fields taken from the dataset. */
export const datasetFields: Field[] = [
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
        admin: { description: 'Rounded when shown, as the sources are from different years.' },
      },
      {
        name: 'degreeDays',
        type: 'number',
        min: 0,
        admin: { description: 'Heating degree days a year, base 15.5 °C, of the county.' },
      },
    ],
  },
  {
    name: 'postcodeAreas',
    type: 'text',
    maxLength: 500,
    admin: { description: 'Separated by spaces, for example BA SN.' },
  },
  {
    name: 'postcodeDistricts',
    type: 'text',
    maxLength: 1000,
    admin: { description: 'Separated by spaces, for example BA1 BA2.' },
  },
  {
    name: 'localAuthority',
    type: 'text',
    maxLength: 20,
    index: true,
    admin: { description: 'The council’s ONS code.' },
  },
  {
    type: 'row',
    fields: [
      {
        name: 'electricityRegion',
        type: 'text',
        maxLength: 10,
        index: true,
        admin: { description: 'The letter of the licence area; most homes are in it.' },
      },
      {
        name: 'otherRegions',
        type: 'text',
        maxLength: 30,
        admin: { description: 'Letters of other licence areas within 2 km, separated by spaces.' },
      },
    ],
  },
  {
    name: 'neighbours',
    type: 'text',
    maxLength: 2000,
    admin: { readOnly: true, description: 'Full addresses of the nearest places, nearest first.' },
  },
  {
    name: 'tier',
    type: 'number',
    required: true,
    defaultValue: 3,
    min: 1,
    max: 3,
    index: true,
    admin: {
      position: 'sidebar',
      description: '1 is the most important. Suburbs of tier 3 have no page; their town’s page lists them.',
    },
  },
]

/** Fields that the import writes unless staff have changed one of them. */
export const DATASET_FIELDS = [
  'name',
  'localName',
  'kind',
  'county',
  'nation',
  'region',
  'latitude',
  'longitude',
  'population',
  'degreeDays',
  'postcodeAreas',
  'postcodeDistricts',
  'localAuthority',
  'electricityRegion',
  'otherRegions',
  'tier',
] as const
