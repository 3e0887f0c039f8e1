import type { LocalFacts } from '@/lib/domain/locations/local-facts'

/** Shares of a council's households above which a kind of home stands for the place, percent: a fifth of councils. */
const MANY = { ownedOutright: 41, privateRent: 23 } as const

/** The picture of a room typical of a place, by what is known of its homes. Staff may choose another. */
export function roomPictureKey({ place, county, district }: Pick<LocalFacts, 'place' | 'county' | 'district'>): string {
  if (place.kind === 'village') return 'stone-cottage'
  if (county.nation === 'Scotland') return 'tenement'
  if (!district) return 'terrace-bedroom'
  if (district.ownedOutrightPct > MANY.ownedOutright) return 'bungalow'
  return district.privateRentPct > MANY.privateRent ? 'rented-flat' : 'terrace-bedroom'
}
