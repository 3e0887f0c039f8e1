import { placeTag } from '@/lib/routing/locations'
import { routes } from '@/lib/routing/routes'

import { type Feature, PER_REQUEST, PRERENDERED } from './feature'
import { LOCATIONS_PERSONAL_DATA } from './personal-data/published'

/** Pages of counties, places and their districts, and the installers near them. */
export const locations = {
  staysOpenBecause: 'the map of the home page and the directory of installers are made of it',
  pages: {
    locations: {
      path: routes.locations,
      ...PRERENDERED,
      name: 'Heating where you live',
      breadcrumb: 'Locations',
      title: 'Heating costs by city, county and suburb',
      description:
        'How cold it gets, what heating costs and whether infrared makes sense in 1,783 cities, towns and villages of the UK, from public data.',
      shareImage: 'home-office',
      kind: 'page',
      category: 'advice',
      sitemap: 'places',
      search: { keywords: 'Places, cities, towns, villages, counties, suburbs, near me, postcode, winters.' },
    },
  },
  replies: {
    installersNear: {
      ...PER_REQUEST,
      path: routes.installersNear,
      query: ['postcode'],
      isBelowWrittenPage: true,
      title: 'Installers near a postcode',
      description: 'Firms that fit infrared ceiling panels, nearest to one postcode first.',
    },
    locationsNear: { ...PER_REQUEST, path: routes.locationsNear, query: ['place'], title: 'Find a place' },
    comparePlaces: {
      ...PER_REQUEST,
      path: routes.comparePlaces,
      query: ['place', 'with'],
      title: 'Compare two places',
    },
  },
  records: [{ ...PRERENDERED, path: `${routes.locations}/[...path]` }],
  queryPages: {
    [routes.installers]: { page: routes.installersNear, parameters: ['postcode'] },
  },
  collections: ['places', 'installers'],
  cache: {
    installers: { shows: ['installers'] },
    place: { tagOf: placeTag },
    placeAdditions: { shows: ['media'], uses: ['caseStudy'], tagOf: placeTag },
    countyPlaces: { tagOf: placeTag },
    placeList: { shows: ['places'] },
  },
  personalData: LOCATIONS_PERSONAL_DATA,
  impersonal: ['places', 'installers_registrations', 'installers_texts'],
} as const satisfies Feature
