import type { RequiredDataFromCollectionSlug } from 'payload'

type Sample = Pick<
  RequiredDataFromCollectionSlug<'installers'>,
  'summary' | 'town' | 'county' | 'postcodeAreas' | 'latitude' | 'longitude'
>

/** Fictitious sample firms for the directory, labelled as samples wherever they are shown. */
const SAMPLES: Sample[] = [
  {
    town: 'Devizes',
    county: 'Wiltshire',
    postcodeAreas: ['SN', 'BA', 'SP'],
    latitude: 51.3522,
    longitude: -1.9946,
    summary: 'Two electricians. Ceilings, circuits and certificates; plastering through a partner.',
  },
  {
    town: 'Bath',
    county: 'Somerset',
    postcodeAreas: ['BA', 'BS'],
    latitude: 51.3794,
    longitude: -2.3657,
    summary: 'Old houses with lath-and-plaster ceilings. Surveys rooms for heat loss before quoting.',
  },
  {
    town: 'Totnes',
    county: 'Devon',
    postcodeAreas: ['TQ', 'PL', 'EX'],
    latitude: 50.4313,
    longitude: -3.6886,
    summary: 'Single rooms, workshops and barns.',
  },
  {
    town: 'Cardiff',
    county: 'Cardiff',
    postcodeAreas: ['CF', 'NP'],
    latitude: 51.4816,
    longitude: -3.1791,
    summary: 'Flats and conversions, with the supply checked first.',
  },
  {
    town: 'Croydon',
    county: 'Greater London',
    postcodeAreas: ['CR', 'SE', 'SW', 'BR'],
    latitude: 51.3727,
    longitude: -0.1099,
    summary: 'Flats let to tenants; works at weekends.',
  },
  {
    town: 'Norwich',
    county: 'Norfolk',
    postcodeAreas: ['NR', 'IP'],
    latitude: 52.6286,
    longitude: 1.2923,
    summary: 'Bungalows and annexes, often with solar panels on the roof.',
  },
  {
    town: 'Solihull',
    county: 'West Midlands',
    postcodeAreas: ['B', 'CV'],
    latitude: 52.413,
    longitude: -1.7743,
    summary: 'Garden rooms and loft rooms.',
  },
  {
    town: 'Halifax',
    county: 'West Yorkshire',
    postcodeAreas: ['HX', 'HD', 'BD', 'LS'],
    latitude: 53.727,
    longitude: -1.8575,
    summary: 'Heating engineer and electrician together: says when a boiler is the better answer.',
  },
  {
    town: 'Hexham',
    county: 'Northumberland',
    postcodeAreas: ['NE', 'CA', 'DL'],
    latitude: 54.9717,
    longitude: -2.1013,
    summary: 'Village halls and listed buildings.',
  },
  {
    town: 'Stirling',
    county: 'Stirling',
    postcodeAreas: ['FK', 'PH', 'G'],
    latitude: 56.1165,
    longitude: -3.9369,
    summary: 'Stone houses off the gas grid.',
  },
  {
    town: 'Lisburn',
    county: 'Antrim',
    postcodeAreas: ['BT'],
    latitude: 54.5162,
    longitude: -6.058,
    summary: 'New extensions and home offices.',
  },
]

export const INSTALLERS: RequiredDataFromCollectionSlug<'installers'>[] = SAMPLES.map((sample) => ({
  ...sample,
  name: `Sample firm, ${sample.town}`,
  slug: `sample-${sample.town.toLowerCase()}`,
  isSample: true,
  _status: 'published',
}))
