import type { Position } from '@/lib/domain/places/great-circle'

import ukMap from './uk-map.json'
import { UK_MAP_SIZE } from './uk-map-size'

/**
 * The UK in one colour, as a separate file that all location pages share. It consists of the counties, because the
 * lines of the outline are not closed and filling it would leave gaps.
 */
export function drawUk(): string {
  const { width, height } = UK_MAP_SIZE
  const counties = ukMap.counties.map(({ path }) => path).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path fill="#c6d4d6" stroke="#c6d4d6" d="${counties}"/></svg>`
}

/** The same map with the county of a place filled and a dot for the place, for a share card. */
export function drawPlace({ county, ...position }: Position & { county: string }): string {
  const { x, y } = mapPoint(position)
  const marks = `<path fill="#6c5b68" d="${countyOutline(county) ?? ''}"/><circle cx="${x}" cy="${y}" r="22" fill="#c73a0a"/>`
  return drawUk().replace('</svg>', `${marks}</svg>`)
}

/** The SVG path of a county on the same map. */
export const countyOutline = (slug: string): string | null =>
  ukMap.counties.find((county) => county.slug === slug)?.path ?? null

/** A position on the map. The projection is that of uk-map.json: equirectangular, true to scale at 54.6° north. */
export function mapPoint({ latitude, longitude }: Position): { x: number; y: number } {
  return { x: Math.round((longitude + 8.7) * 62.9084), y: Math.round((60.9 - latitude) * 108.5973) }
}
