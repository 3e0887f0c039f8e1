/** Names of areas and places that take an article in a sentence. */
const WITH_ARTICLE: ReadonlySet<string> = new Set([
  'City of London',
  'Derbyshire Dales',
  'East Riding of Yorkshire',
  'Forest of Dean',
  'Isle of Wight',
  'Isles of Scilly',
  'Malvern Hills',
  'New Forest',
  'Ribble Valley',
  'Scottish Borders',
  'South Hams',
  'Staffordshire Moorlands',
  'Vale of Glamorgan',
  'Vale of White Horse',
  'West Midlands',
  'Western Isles',
  'Wyre Forest',
])

const ISLANDS: ReadonlySet<string> = new Set(['Anglesey', 'Isle of Wight'])

/** 'the Isle of Wight', 'Somerset' */
export const named = (name: string): string => (WITH_ARTICLE.has(name) ? `the ${name}` : name)

/** 'on the Isle of Wight', 'in Somerset' */
export const within = (name: string): string => `${ISLANDS.has(name) ? 'on' : 'in'} ${named(name)}`

/** 'in Somerset, which includes Frome,'; 'in Bath and North East Somerset' for a council named after the place */
export const inCouncil = (council: string, place: string): string =>
  council.includes(place) ? within(council) : `${within(council)}, which includes ${named(place)},`
