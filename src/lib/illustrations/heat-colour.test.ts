import { expect, test } from 'vitest'

import { heatColour } from './heat-colour'
import { HEAT_RAMP } from './heat-ramp'

test('is a stop of the ramp at every whole number', () => {
  expect(HEAT_RAMP.map((_colour, stop) => heatColour(stop))).toEqual([...HEAT_RAMP])
})

test.each([
  [6.8, '#f5bb58'],
  [0.5, '#3d1230'],
  [-3, HEAT_RAMP[0]],
  [12, HEAT_RAMP[8]],
])('at %d is %s', (stop, colour) => expect(heatColour(stop)).toBe(colour))
