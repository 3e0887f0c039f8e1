import type { Place } from 'schema-dts'

type PlaceRecord = {
  path: string
  name: string
  latitude: number
  longitude: number
  /** The area that contains it. */
  within: string
  origin: string
}

/** A place with its position. It is not a business: we have one address, which is on the contact page. */
export function placeData({ path, name, latitude, longitude, within, origin }: PlaceRecord): Exclude<Place, string> {
  return {
    '@type': 'Place',
    name,
    url: `${origin}${path}`,
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    containedInPlace: { '@type': 'AdministrativeArea', name: within },
  }
}
