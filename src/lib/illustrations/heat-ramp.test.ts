import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { HEAT_RAMP, PAPER } from './heat-ramp'

const stylesheet = readFileSync('src/app/globals.css', 'utf8')
const colour = (name: string) => stylesheet.match(new RegExp(`--color-${name}: (#\\w{6});`))?.[1]

test('drawings and stylesheet share the heat ramp', () => {
  expect(HEAT_RAMP).toHaveLength(9)
  HEAT_RAMP.forEach((stop, index) => expect(colour(`t${index}`)).toBe(stop))
})

test.each(Object.entries(PAPER))('drawings and stylesheet share %s', (name, hex) => {
  expect(colour(name)).toBe(hex)
})

/** Cone responses with one kind of cone missing, in linear RGB (Machado, Oliveira and Fernandes, 2009, severity 1). */
const SEEN = {
  'with all cones': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  'without red cones': [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  'without green cones': [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  'without blue cones': [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const

/** CIE lightness from 0 to 100. */
function lightness(hex: string, rows: readonly (readonly number[])[]): number {
  const linear = [1, 3, 5].map((at) => {
    const share = parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  const [red = 0, green = 0, blue = 0] = rows.map((row) =>
    Math.min(
      1,
      Math.max(
        0,
        row.reduce((sum, coefficient, at) => sum + coefficient * (linear[at] ?? NaN), 0),
      ),
    ),
  )
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue
  return luminance > 0.008856 ? 116 * Math.cbrt(luminance) - 16 : 903.3 * luminance
}

test.each(Object.entries(SEEN))('every band is clearly lighter than the colder one, %s', (_name, rows) => {
  const steps = HEAT_RAMP.map((hex) => lightness(hex, rows))
  for (const [band, step] of steps.slice(1).entries()) expect(step - (steps[band] ?? NaN)).toBeGreaterThan(3)
})
