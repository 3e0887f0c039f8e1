/** Degrees, positive north and east. */
export type Position = { latitude: number; longitude: number }

/** Mean radius of the earth, IUGG. */
const EARTH_KM = 6371.0088

const KM_IN_A_MILE = 1.609344

/** Great-circle distance, km (haversine); within 0.5 % of the true distance. */
export function distanceKm(a: Position, b: Position): number {
  const haversine =
    halfChord(b.latitude - a.latitude) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * halfChord(b.longitude - a.longitude)
  return 2 * EARTH_KM * Math.asin(Math.sqrt(Math.min(1, haversine)))
}

export const milesOf = (km: number) => km / KM_IN_A_MILE

const radians = (degrees: number) => (degrees * Math.PI) / 180

const halfChord = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2
