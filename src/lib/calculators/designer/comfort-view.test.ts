import { expect, it } from 'vitest'

import { HEAT_RAMP } from '@/lib/illustrations/heat-ramp'

import { COMFORT_SCALES, COMFORT_VIEWS, POSTURES, readView, USUAL_VIEW, viewText } from './comfort-view'
import { feelsWords, feltWords, keyLimits, markWords, shownWords, viewWords } from './comfort-words'

const VIEWS = COMFORT_VIEWS.flatMap(({ value: shows }) => POSTURES.map(({ value: posture }) => ({ shows, posture })))

it('each scale has a limit for each band but the coldest, in order', () => {
  for (const { limits } of Object.values(COMFORT_SCALES)) {
    expect(limits).toHaveLength(HEAT_RAMP.length - 1)
    expect([...limits].toSorted((one, other) => one - other)).toEqual([...limits])
  }
})

it('reads a stored view, and falls back to the usual one', () => {
  for (const view of VIEWS) expect(readView(viewText(view))).toEqual(view)
  for (const text of [null, '', 'seated', 'seated smell', 'floating rise', '{"posture":"seated"}'])
    expect(readView(text)).toEqual(USUAL_VIEW)
})

it('the key has the limits of all nine bands, the last with its unit', () => {
  expect(keyLimits('rise')).toEqual(['0', '0.35', '0.5', '0.75', '1', '1.5', '2.25', '3.5', '6+ K'])
  expect(keyLimits('operative')).toEqual(['<17', '17', '17.5', '18', '18.5', '20', '21', '21.5', '22+ °C'])
  expect(keyLimits('asymmetry').slice(0, 2)).toEqual(['<0', '0'])
  expect(keyLimits('vote').at(0)).toBe('<−1.5')
  expect(keyLimits('vote').at(-1)).toBe('0.7+')
  for (const { value } of COMFORT_VIEWS) expect(new Set(keyLimits(value)).size).toBe(HEAT_RAMP.length)
})

it.each([
  ['rise', 1.26, '+1.3 K'],
  ['rise', -0.04, '0.0 K'],
  ['operative', 20.44, '20.4 °C'],
  ['asymmetry', -1.2, '−1.2 K'],
  ['asymmetry', 4.25, '4.3 K'],
  ['vote', -0.62, '−0.6'],
  ['vote', 0.31, '+0.3'],
  ['vote', NaN, 'not rated'],
] as const)('says %s of %d as %s', (shows, value, words) => expect(shownWords(shows, value)).toBe(words))

it('describes how a point feels, and what the map shows there', () => {
  const felt = { riseK: 1.3, operativeC: 20.4, shown: -0.6 }
  expect(feelsWords(felt)).toBe('Feels +1.3 K, 20.4 °C')
  expect(feltWords('operative', felt)).toBe('Feels +1.3 K, 20.4 °C')
  expect(feltWords('vote', felt)).toBe('Rated −0.6. Feels +1.3 K, 20.4 °C')
  expect(markWords('vote', { ...felt, shown: NaN })).toBe('Not rated')
  expect(markWords('asymmetry', { ...felt, shown: 3.2 })).toBe('3.2 K warmer above')
  expect(markWords('rise', { ...felt, shown: 1.3 })).toBe('Feels +1.3 K')
})

it('each view has its own description, with the height', () => {
  const words = VIEWS.map(viewWords)
  expect(new Set(words).size).toBe(VIEWS.length)
  for (const [index, { posture }] of VIEWS.entries())
    expect(words[index]).toContain({ lying: '0.3 m', seated: '0.6 m', standing: '1.1 m' }[posture])
})
