import { expect, it } from 'vitest'

import { OutOfRange } from '../quantity/range-check'
import { coldStartC } from './cold-start'
import { surfaceTemperature } from './surface-temperature'
import { warmUpRise } from './warm-up'

const FRONT = { areaM2: 0.72, emissivity: 0.9, convectionWattsPerM2K: 1, surroundingsC: 16, airC: 16 }
const BODY = { watts: 225, massKg: 6.6, heatCapacityJoulesPerKgK: 900 }
const after = (minutes: number) => coldStartC({ ...FRONT, ...BODY, minutes })

it('begins at the temperature of the air', () => expect(after(0)).toBe(16))

it('rises at first as without losses, but always by less', () => {
  expect((after(0.25) - 16) / warmUpRise({ ...BODY, minutes: 0.25 })).toBeCloseTo(1, 1)
  for (const minutes of [1, 5, 20]) expect(after(minutes) - 16).toBeLessThan(warmUpRise({ ...BODY, minutes }))
})

it('settles where the front emits its power', () =>
  expect(after(300)).toBeCloseTo(surfaceTemperature({ ...FRONT, watts: 225 }), 3))

it('follows an exponential where the loss is proportional', () => {
  const plain = { ...FRONT, emissivity: 0.01, convectionWattsPerM2K: 10 }
  const lossWattsPerK = 7.2 + (7.2 * 0.01 * 5.7) / 100 // radiation at 0.01 is some 0.04 W/K
  const rise = (225 / lossWattsPerK) * (1 - Math.exp((-lossWattsPerK * 600) / (6.6 * 900)))
  expect(coldStartC({ ...plain, ...BODY, minutes: 10 }) - 16).toBeCloseTo(rise, 0)
})

it.each([{ minutes: -1 }, { massKg: 0 }, { watts: NaN }])('rejects %o', (wrong) =>
  expect(() => coldStartC({ ...FRONT, ...BODY, minutes: 5, ...wrong })).toThrow(OutOfRange),
)
