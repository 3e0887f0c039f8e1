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
