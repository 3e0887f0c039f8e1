import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { vectors } from '../../../../tests/fixtures/heating-vectors'
import { OutOfRange } from '../quantity/range-check'
import { backHeat, BEHIND_PANEL } from './back-loss'
import { type Front, frontOutput } from './front-output'
import { heatedZone, powerDensity } from './power-density'
import { netRadiantFlux, peakWavelengthMicrons } from './radiation'
import { resistorPower } from './resistor'
import { surfaceTemperature } from './surface-temperature'
import { warmUpMinutes, warmUpRise } from './warm-up'

/** The worked examples of a function, with their values by name. */
const rows = (fn: string) =>
  vectors(fn).map(({ id, input, expect: expected }) => ({
    id,
    given: input as Record<string, number>,
    expected: expected as Record<string, number>,
  }))
const at = (numbers: Record<string, number>, name: string) => numbers[name] ?? NaN

const FRONT: Front = { areaM2: 0.72, emissivity: 0.9, convectionWattsPerM2K: 1, surroundingsC: 20, airC: 20 }

describe('electricity', () => {
  it.each(rows('resistorPower'))('$id', ({ given, expected }) => {
    const { watts, amps } = resistorPower({ volts: at(given, 'V'), ohms: at(given, 'R') })
    expect(watts).toBeCloseTo(at(expected, 'W'), 3)
    expect(amps).toBeCloseTo(at(expected, 'A'), 4)
  })

  it.each(rows('powerDensity'))('$id', ({ given, expected }) => {
    expect(powerDensity({ watts: at(given, 'W'), areaM2: at(given, 'w') * at(given, 'h') })).toBeCloseTo(
      at(expected, 'Wm2'),
      6,
    )
  })

  it.each(rows('activeArea'))('$id', ({ given, expected }) => {
    const { areaM2, lengthM } = heatedZone({
      watts: at(given, 'W'),
      wattsPerM2: at(given, 'Wm2'),
      widthM: at(given, 'width'),
    })
    expect(areaM2).toBeCloseTo(at(expected, 'm2'), 4)
    expect(lengthM).toBeCloseTo(at(expected, 'length'), 3)
  })

  it('is always volts times amps', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 500, noNaN: true }),
        fc.double({ min: 1, max: 1_000, noNaN: true }),
        (volts, ohms) => {
          const { watts, amps } = resistorPower({ volts, ohms })
          expect(watts).toBeCloseTo(volts * amps, 6)
        },
      ),
    )
  })

  it.each([
    { volts: -1, ohms: 235 },
    { volts: 230, ohms: 0 },
    { volts: NaN, ohms: 235 },
  ])('rejects %o', (wrong) => {
    expect(() => resistorPower(wrong)).toThrow(OutOfRange)
  })

  it('rejects a panel without an area or a heated zone without a width', () => {
    expect(() => powerDensity({ watts: 225, areaM2: 0 })).toThrow(OutOfRange)
    expect(() => heatedZone({ watts: 225, wattsPerM2: 440, widthM: 0 })).toThrow('lengthM')
    expect(() => heatedZone({ watts: 225, wattsPerM2: 0, widthM: 1 })).toThrow('wattsPerM2')
  })
})

describe('radiation', () => {
  it.each(rows('netRadiant'))('$id', ({ given, expected }) => {
    expect(
      netRadiantFlux({ emissivity: at(given, 'eps'), surfaceC: at(given, 'Ts'), surroundingsC: at(given, 'Tsur') }),
    ).toBeCloseTo(at(expected, 'Wm2'), 2)
  })

  it.each([
    [50, 179.6],
    [55, 214.9],
    [60, 251.8],
    [65, 290.4],
    [75, 372.9],
    [90, 510.7],
  ])('of a surface at %d °C in a room at 20 °C is %d W/m²', (surfaceC, flux) => {
    expect(netRadiantFlux({ emissivity: 0.9, surfaceC, surroundingsC: 20 })).toBeCloseTo(flux, 1)
  })

  it('is zero between equal temperatures, and reverses when they are swapped', () => {
    const temperatures = fc.double({ min: -20, max: 200, noNaN: true })
    fc.assert(
      fc.property(temperatures, temperatures, (one, other) => {
        const flux = netRadiantFlux({ emissivity: 0.9, surfaceC: one, surroundingsC: other })
        expect(flux).toBeCloseTo(-netRadiantFlux({ emissivity: 0.9, surfaceC: other, surroundingsC: one }), 8)
        if (Math.abs(one - other) > 1e-6) expect(Math.sign(flux)).toBe(Math.sign(one - other))
      }),
    )
  })

  it('peaks in the far infrared', () => {
    expect(peakWavelengthMicrons(52.5)).toBeCloseTo(8.9, 2)
    expect(() => peakWavelengthMicrons(-300)).toThrow(OutOfRange)
  })

  it.each([{ emissivity: 1.1 }, { emissivity: 0 }, { surfaceC: 500 }, { surroundingsC: NaN }])(
    'rejects %o',
    (wrong) => {
      expect(() => netRadiantFlux({ emissivity: 0.9, surfaceC: 52.5, surroundingsC: 20, ...wrong })).toThrow(OutOfRange)
    },
  )
})

describe('the front', () => {
  it.each(rows('frontOutput'))('$id', ({ given, expected }) => {
    const front = {
      areaM2: at(given, 'A'),
      emissivity: at(given, 'eps'),
      convectionWattsPerM2K: at(given, 'hc'),
      surroundingsC: at(given, 'Tsur'),
      airC: at(given, 'Ta'),
    }
    const output = frontOutput({ ...front, surfaceC: at(given, 'Ts') })
    expect(output.radiantWatts).toBeCloseTo(at(expected, 'radW'), 2)
    expect(output.convectiveWatts).toBeCloseTo(at(expected, 'convW'), 2)
    expect(output.watts).toBeCloseTo(at(expected, 'totalW'), 2)
    expect(output.watts / 225).toBeCloseTo(at(expected, 'fractionOf225'), 4)
    expect(output.convectiveFraction).toBeCloseTo(at(expected, 'fracConvective'), 4)
  })

  it.each([
    [0.5, 0.92],
    [2, 0.75],
  ])('with %d W/m²K of convection radiates %d of its output', (convectionWattsPerM2K, share) => {
    expect(1 - frontOutput({ ...FRONT, convectionWattsPerM2K, surfaceC: 52.5 }).convectiveFraction).toBeCloseTo(
      share,
      2,
    )
  })

  it('of twice the area emits twice as much', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.1, max: 10, noNaN: true }),
        fc.double({ min: 20, max: 120, noNaN: true }),
        (areaM2, surfaceC) => {
          const once = frontOutput({ ...FRONT, areaM2, surfaceC })
          const twice = frontOutput({ ...FRONT, areaM2: 2 * areaM2, surfaceC })
          expect(twice.radiantWatts).toBeCloseTo(2 * once.radiantWatts, 8)
          expect(twice.watts).toBeCloseTo(2 * once.watts, 8)
          expect(twice.convectiveFraction).toBeCloseTo(once.convectiveFraction, 10)
        },
      ),
    )
  })

  it('emits nothing at room temperature', () => {
    expect(frontOutput({ ...FRONT, surfaceC: 20 })).toEqual({
      radiantWatts: 0,
      convectiveWatts: 0,
      watts: 0,
      convectiveFraction: 0,
    })
  })

  it.each([{ areaM2: 0 }, { convectionWattsPerM2K: -1 }, { airC: NaN }])('rejects %o', (wrong) => {
    expect(() => frontOutput({ ...FRONT, surfaceC: 52.5, ...wrong })).toThrow(OutOfRange)
  })
})

describe('the temperature for a given power', () => {
  it.each(rows('surfaceTempForPower'))('$id', ({ given, expected }) => {
    const T = at(given, 'T')
    const front = {
      areaM2: at(given, 'A'),
      emissivity: at(given, 'eps'),
      convectionWattsPerM2K: at(given, 'hc'),
      surroundingsC: T,
      airC: T,
    }
    expect(Math.abs(surfaceTemperature({ ...front, watts: at(given, 'W') }) - at(expected, 'C'))).toBeLessThan(0.05)
  })

  it.each([
    [0.5, 65],
    [2, 58],
  ])('with %d W/m²K of convection is %d °C', (convectionWattsPerM2K, surfaceC) => {
    expect(surfaceTemperature({ ...FRONT, convectionWattsPerM2K, watts: 225 })).toBeCloseTo(surfaceC, 1)
  })

  it('exists for any front and room, and gives exactly that power', () => {
    const fronts = fc.record({
      areaM2: fc.double({ min: 0.05, max: 3, noNaN: true }),
      emissivity: fc.double({ min: 0.01, max: 1, noNaN: true }),
      convectionWattsPerM2K: fc.double({ min: 0, max: 50, noNaN: true }),
      surroundingsC: fc.double({ min: -30, max: 60, noNaN: true }),
      airC: fc.double({ min: -30, max: 60, noNaN: true }),
    })
    fc.assert(
      fc.property(fronts, fc.double({ min: 0, max: 1, noNaN: true }), (front, share) => {
        const most = frontOutput({ ...front, surfaceC: 400 }).watts
        const watts = share * most
        const surfaceC = surfaceTemperature({ ...front, watts })
        expect(Math.abs(frontOutput({ ...front, surfaceC }).watts - watts)).toBeLessThan(1e-6 * most)
        expect(surfaceC).toBeGreaterThanOrEqual(Math.min(front.surroundingsC, front.airC) - 1e-6)
      }),
    )
  })

  it('rises with power and falls with area', () => {
    const hotter = surfaceTemperature({ ...FRONT, watts: 230 })
    expect(hotter).toBeGreaterThan(surfaceTemperature({ ...FRONT, watts: 225 }))
    expect(surfaceTemperature({ ...FRONT, areaM2: 0.8, watts: 230 })).toBeLessThan(hotter)
  })

  it('rejects results above 400 °C, and negative power', () => {
    expect(() => surfaceTemperature({ ...FRONT, watts: 20_000 })).toThrow(OutOfRange)
    expect(() => surfaceTemperature({ ...FRONT, watts: -1 })).toThrow('watts must lie between 0')
    expect(() => surfaceTemperature({ ...FRONT, emissivity: 0, watts: 225 })).toThrow('emissivity')
  })
})

describe('the back', () => {
  it.each([
    ['insulated-loft', 5],
    ['uninsulated-loft', 79],
  ] as const)('below an %s loses some %d W', (behind, watts) => {
    const { uValue, airC, lost } = BEHIND_PANEL[behind]
    expect(Math.round(backHeat({ areaM2: 0.72, uValue: uValue.value, surfaceC: 52.5, behindC: airC.value }))).toBe(
      watts,
    )
    expect(lost).toBe(true)
  })

  it('below a heated room loses nothing to the home', () => expect(BEHIND_PANEL['heated-room'].lost).toBe(false))

  it('absorbs heat from warmer air', () => {
    expect(backHeat({ areaM2: 1, uValue: 2, surfaceC: 15, behindC: 20 })).toBe(-10)
    expect(() => backHeat({ areaM2: 1, uValue: 30, surfaceC: 15, behindC: 20 })).toThrow(OutOfRange)
  })
})

describe('warming up', () => {
  it.each(rows('adiabaticWarmup'))('$id', ({ given, expected }) => {
    const body = { massKg: at(given, 'kg'), heatCapacityJoulesPerKgK: at(given, 'c'), watts: at(given, 'W') }
    expect(warmUpMinutes({ ...body, riseK: at(given, 'dT') })).toBeCloseTo(at(expected, 'minutes'), 6)
    expect(warmUpRise({ ...body, minutes: 5 })).toBeCloseTo(at(expected, 'riseIn5min'), 2)
  })

  it('is consistent in time and temperature rise', () => {
    const body = { massKg: 4.2, heatCapacityJoulesPerKgK: 840, watts: 225 }
    fc.assert(
      fc.property(fc.double({ min: 0, max: 300, noNaN: true }), (riseK) => {
        expect(warmUpRise({ ...body, minutes: warmUpMinutes({ ...body, riseK }) })).toBeCloseTo(riseK, 8)
      }),
    )
  })

  it('never happens without power', () => {
    const body = { massKg: 4.2, heatCapacityJoulesPerKgK: 840, watts: 0 }
    expect(() => warmUpMinutes({ ...body, riseK: 10 })).toThrow(OutOfRange)
    expect(() => warmUpRise({ ...body, watts: 225, massKg: 0, minutes: 10 })).toThrow(OutOfRange)
  })
})
