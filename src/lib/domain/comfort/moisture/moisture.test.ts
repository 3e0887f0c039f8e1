import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { vectors } from '../../../../../tests/fixtures/heating-vectors'
import { sampleQuantity } from '../../../../../tests/fixtures/sample-quantity'
import { evaluator } from '../../quantity/evaluate'
import { OutOfRange } from '../../quantity/range-check'
import { dewPointC, humidityAfter } from './humidity'
import { moistureWorking } from './moisture-working'
import { moistureVerdict, type MOULD_SURFACE_RESISTANCE, temperatureFactor } from './mould-risk'

type Numbers = Record<string, number>
const at = (numbers: unknown, name: string) => (numbers as Numbers)[name] ?? NaN

type Spot = {
  uValue: number
  element: keyof typeof MOULD_SURFACE_RESISTANCE
  insideC: number
  outsideC: number
  relativeHumidityPct: number
}

const workingOf = ({ uValue, element, insideC, outsideC, relativeHumidityPct }: Spot) =>
  moistureWorking({
    key: 'spot',
    element,
    uValue: sampleQuantity('u', uValue),
    inside: sampleQuantity('inside', insideC),
    outside: sampleQuantity('outside', outsideC),
    humidity: sampleQuantity('humidity', relativeHumidityPct),
  })
const verdictOf = (spot: Spot) => moistureVerdict(workingOf(spot).surfaceHumidity.value)

const temperatures = fc.double({ min: -20, max: 40, noNaN: true })
const humidities = fc.double({ min: 1, max: 100, noNaN: true })

describe('dew point', () => {
  it.each(vectors('dewPoint'))('$id', ({ input, expect: expected }) => {
    expect(dewPointC({ airC: at(input, 'T'), relativeHumidityPct: at(input, 'RH') })).toBeCloseTo(at(expected, 'C'), 3)
  })

  it('of saturated air is its temperature, and of drier air lower', () => {
    fc.assert(
      fc.property(temperatures, humidities, (airC, relativeHumidityPct) => {
        expect(dewPointC({ airC, relativeHumidityPct: 100 })).toBeCloseTo(airC, 9)
        expect(dewPointC({ airC, relativeHumidityPct })).toBeLessThanOrEqual(airC + 1e-9)
      }),
    )
  })

  it('is where cooled air becomes saturated', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 5, max: 40, noNaN: true }),
        fc.double({ min: 10, max: 99, noNaN: true }),
        (airC, relativeHumidityPct) => {
          const dewC = dewPointC({ airC, relativeHumidityPct })
          expect(humidityAfter({ fromC: airC, toC: dewC, relativeHumidityPct })).toBeCloseTo(100, 9)
          expect(humidityAfter({ fromC: airC, toC: dewC + 0.1, relativeHumidityPct })).toBeLessThan(100)
        },
      ),
    )
  })

  it.each([{ relativeHumidityPct: 0 }, { relativeHumidityPct: 101 }, { airC: 70 }, { airC: NaN }])(
    'rejects %o',
    (wrong) => {
      expect(() => dewPointC({ airC: 20, relativeHumidityPct: 60, ...wrong })).toThrow(OutOfRange)
    },
  )
})

describe('humidity of air at another temperature', () => {
  it.each(vectors('rhAfterCooling'))('$id', ({ input, expect: expected }) => {
    const humidity = humidityAfter({
      fromC: at(input, 'T1'),
      toC: at(input, 'T2'),
      relativeHumidityPct: at(input, 'RH1'),
    })
    expect(humidity).toBeCloseTo(at(expected, 'RH'), 2)
  })

  it('rises with cooling, to 100 % at most', () => {
    fc.assert(
      fc.property(temperatures, temperatures, humidities, (fromC, toC, relativeHumidityPct) => {
        const humidity = humidityAfter({ fromC, toC, relativeHumidityPct })
        expect(humidity).toBeLessThanOrEqual(100)
        if (toC < fromC) expect(humidity).toBeGreaterThanOrEqual(relativeHumidityPct)
        else expect(humidity).toBeLessThanOrEqual(relativeHumidityPct)
      }),
    )
    expect(humidityAfter({ fromC: 20, toC: 5, relativeHumidityPct: 60 })).toBe(100)
    expect(() => humidityAfter({ fromC: 20, toC: -80, relativeHumidityPct: 60 })).toThrow('toC')
  })
})

describe('mould', () => {
  it.each(vectors('fRsi'))('$id', ({ input, expect: expected }) => {
    const { factor, surface } = workingOf({
      uValue: at(input, 'U'),
      element: 'wall',
      insideC: at(input, 'Ti'),
      outsideC: at(input, 'Te'),
      relativeHumidityPct: 50,
    })
    expect(factor.value).toBeCloseTo(at(expected, 'fRsi'), 9)
    expect(surface.value).toBeCloseTo(at(expected, 'Tsi'), 3)
  })

  const cold = { element: 'wall', insideC: 20, outsideC: 0 } as const

  it.each([
    [1.7, 40, 'dry'],
    [1.7, 50, 'mould'],
    [1.7, 60, 'condensation'],
    [0.28, 60, 'dry'],
  ] as const)('on a wall of %d W/m²K in air of %d %% humidity: %s', (uValue, relativeHumidityPct, verdict) => {
    expect(verdictOf({ ...cold, uValue, relativeHumidityPct })).toBe(verdict)
  })

  it('grows above 80 % at the surface, reached by 60 % room air on a surface 4.7 K colder', () => {
    const at80 = (share: number) =>
      verdictOf({ ...cold, uValue: (share * (20 - 15.42)) / 20 / 0.25, relativeHumidityPct: 60 })
    expect(at80(0.99)).toBe('dry')
    expect(at80(1.01)).toBe('mould')
  })

  it('risk is lower for a window than for an equally cold wall', () => {
    expect(temperatureFactor({ uValue: 2.8, element: 'window' })).toBeCloseTo(0.636, 9)
    expect(temperatureFactor({ uValue: 2.8, element: 'wall' })).toBeCloseTo(0.3, 9)
  })

  it('is more likely the worse the wall', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 3, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (uValue, more) => {
          const damp = (value: number) =>
            workingOf({ ...cold, uValue: value, relativeHumidityPct: 55 }).surfaceHumidity.value
          expect(damp(uValue + more)).toBeGreaterThanOrEqual(damp(uValue))
        },
      ),
    )
  })

  it.each([{ uValue: -1 }, { insideC: 70 }, { outsideC: NaN }])('rejects %o', (wrong) => {
    expect(() => workingOf({ ...cold, uValue: 1, relativeHumidityPct: 50, ...wrong })).toThrow(OutOfRange)
  })
})

describe('the working', () => {
  const working = workingOf({ uValue: 1.5, element: 'wall', insideC: 20, outsideC: -2.2, relativeHumidityPct: 50 })

  it('agrees with the underlying calculations', () => {
    const { factor, surface, surfaceHumidity, dewPoint } = working
    expect(factor.value).toBe(temperatureFactor({ uValue: 1.5, element: 'wall' }))
    expect(surface.value).toBeCloseTo(-2.2 + factor.value * 22.2, 10)
    expect(surfaceHumidity.value).toBeCloseTo(
      humidityAfter({ fromC: 20, toC: surface.value, relativeHumidityPct: 50 }),
      10,
    )
    expect(dewPoint.value).toBeCloseTo(dewPointC({ airC: 20, relativeHumidityPct: 50 }), 10)
  })

  it('re-evaluates with a better wall', () => {
    const [factor, humidity = NaN] = evaluator([working.factor, working.surfaceHumidity])({ u: 0.28 })
    expect(factor).toBeCloseTo(0.93, 9)
    expect(humidity).toBeLessThan(working.surfaceHumidity.value)
  })
})
