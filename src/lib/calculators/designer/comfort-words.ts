import { withMinusSign } from '@/lib/format/written-number'

import { COMFORT_SCALES, type ComfortView, type Posture, type Shown } from './comfort-view'

type Felt = { riseK: number; operativeC: number; shown: number }

/** Labels of the key, from the coldest band to the warmest, the last with its unit. */
export function keyLimits(shows: Shown): string[] {
  const { limits, unit } = COMFORT_SCALES[shows]
  const first = shows === 'rise' ? '0' : `<${limitWords(limits[0])}`
  return [first, ...limits.map((limit, band) => (band === limits.length - 1 ? lastOf(limit, unit) : limitWords(limit)))]
}

const limitWords = (limit: number) => withMinusSign(String(limit))

const lastOf = (limit: number, unit: string) => `${limitWords(limit)}+${unit && ` ${unit}`}`

/** '+1.3 K', '20.4 °C', '3.2 K', '−0.6' */
export function shownWords(shows: Shown, value: number): string {
  if (Number.isNaN(value)) return 'not rated'
  const { unit } = COMFORT_SCALES[shows]
  const rounded = Math.round(10 * value) / 10 || 0
  const sign = rounded > 0 && (shows === 'rise' || shows === 'vote') ? '+' : ''
  return `${sign}${withMinusSign(rounded.toFixed(1))}${unit && ` ${unit}`}`
}

/** 'Feels +1.3 K, 20.4 °C' */
export const feelsWords = ({ riseK, operativeC }: Felt): string =>
  `Feels ${shownWords('rise', riseK)}, ${shownWords('operative', operativeC)}`

/** Label of the person marker: 'Feels +1.3 K', 'Rated −0.6'. */
export function markWords(shows: Shown, felt: Felt): string {
  const value = shownWords(shows, felt.shown)
  if (shows === 'vote') return Number.isNaN(felt.shown) ? 'Not rated' : `Rated ${value}`
  return shows === 'asymmetry' ? `${value} warmer above` : `Feels ${value}`
}

/** The same in full: 'Rated −0.6. Feels +1.3 K, 20.4 °C' */
export const feltWords = (shows: Shown, felt: Felt): string =>
  shows === 'rise' || shows === 'operative' ? feelsWords(felt) : `${markWords(shows, felt)}. ${feelsWords(felt)}`

const POSTURE_WORDS: Readonly<Record<Posture, string>> = {
  lying: 'lying down, 0.3 m above the floor',
  seated: 'seated, 0.6 m above the floor',
  standing: 'standing, 1.1 m above the floor',
}

/** Describes the map: the quantity, the posture and the unit. */
export function viewWords({ posture, shows }: ComfortView): string {
  const whom = `for someone ${POSTURE_WORDS[posture]}`
  switch (shows) {
    case 'rise':
      return `What the panels add ${whom}, in kelvin.`
    case 'operative':
      return `What the air and all surfaces together feel like ${whom}, in °C.`
    case 'asymmetry':
      return `How much warmer it is from above than from below ${whom}, in kelvin. For someone seated the limit is 5 K (ISO 7730).`
    case 'vote':
      return `How people would rate the room on average ${whom}: −2 is cool, 0 neither, 2 warm. Dressed for winter and at rest; between −0.5 and 0.5 nine in ten are content (ISO 7730).`
  }
}
