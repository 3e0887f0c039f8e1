import { DEGREE_DAY_BANDS, degreeDayColour } from './degree-day-bands'
import ukMap from './uk-map.json'
import { UK_MAP_SIZE } from './uk-map-size'

/**
 * UK counties in bands of heating degree days, as a standalone SVG file.
 * Borders: ONS districts May 2024 and OSNI counties (OGL v3), generalised. Degree days: SAP 10.2, Appendix U, by
 * county.
 */
export function drawDegreeDayMap(): string {
  const bands = DEGREE_DAY_BANDS.map(({ colour }) => {
    const paths = ukMap.counties.filter(({ degreeDays }) => degreeDayColour(degreeDays) === colour)
    return `<path fill="${colour}" d="${paths.map(({ path }) => path).join('')}"/>`
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${UK_MAP_SIZE.width} ${UK_MAP_SIZE.height}" stroke-linejoin="round">`,
    `<g stroke="#281325" stroke-width="1">${bands.join('')}</g>`,
    `<path fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="1.2" d="${ukMap.outline}"/>`,
    '</svg>',
  ].join('')
}
