import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { vectors } from '../../../../tests/fixtures/heating-vectors'
import { lounge } from '../../../../tests/fixtures/lounge'
import { radiantAsymmetryK } from '../../../../tests/fixtures/radiation-at-a-point'
import { OutOfRange } from '../quantity/range-check'
import { judgeAsymmetry, judgeCeiling } from './asymmetry'
import { operativeC, operativeWeights } from './operative'
import { predictedVote, type ThermalState } from './pmv'

describe('operative temperature', () => {
  it.each(vectors('operative'))('$id', ({ input, expect: expected }) => {
    const { Ta, Tmrt, v } = input as { Ta: number; Tmrt: number; v: number }
    expect(operativeC({ airC: Ta, radiantC: Tmrt, airSpeed: v })).toBeCloseTo((expected as { C: number }).C, 10)
  })

  it.each([
    [0, 0.5],
    [0.19, 0.5],
    [0.2, 0.6],
    [0.59, 0.6],
    [0.6, 0.7],
    [1, 0.7],
  ])('at %d m/s weights the air by %d', (airSpeed, air) => {
    expect(operativeWeights(airSpeed)).toEqual({ air, radiant: 1 - air })
    expect(operativeC({ airC: 30, radiantC: 20, airSpeed })).toBeCloseTo(20 + 10 * air, 10)
  })

  it('in still air is unchanged by two kelvin more radiation for two less air', () => {
    expect(operativeC({ airC: 19, radiantC: 22, airSpeed: 0.1 })).toBe(
      operativeC({ airC: 21, radiantC: 20, airSpeed: 0.1 }),
    )
  })

  it.each([{ airSpeed: 1.1 }, { airSpeed: -0.1 }, { airC: 90 }, { radiantC: NaN }])('rejects %o', (wrong) => {
    expect(() => operativeC({ airC: 20, radiantC: 20, airSpeed: 0.1, ...wrong })).toThrow(OutOfRange)
  })
})

describe('radiant asymmetry', () => {
  const middle = { scene: lounge(), point: { x: 2.5, y: 2, z: 0.6 } }

  it.each(vectors('planeRadiantUp'))(
    '$id: seven panels at full power over a cold floor are too much',
    ({ expect: expected }) => {
      const { asymVsFloor17_358: asymmetryK } = expected as { asymVsFloor17_358: number }
      expect(judgeCeiling(asymmetryK)).toEqual({
        unevenness: 'warm-ceiling',
        category: 'none',
        withinAshrae55: false,
        limitK: 5,
        overK: asymmetryK - 5,
      })
    },
  )

  it('is the difference between the two directions', () => {
    expect(radiantAsymmetryK({ ...middle, axis: 'z' })).toBeGreaterThan(8)
    expect(radiantAsymmetryK({ ...middle, axis: 'y' })).toBeGreaterThan(1) // the window is to the south
    expect(radiantAsymmetryK({ ...middle, scene: lounge(0), axis: 'z' })).toBeLessThan(3)
  })

  it.each([
    ['warm-ceiling', 5, 7],
    ['cool-wall', 10, 13],
    ['cool-ceiling', 14, 18],
    ['warm-wall', 23, 35],
  ] as const)('%s is tolerated up to %d K, and less well up to %d K', (unevenness, A, C) => {
    const judge = (asymmetryK: number) => judgeAsymmetry({ asymmetryK, unevenness })
    expect(judge(A - 0.01)).toEqual({ unevenness, category: 'A', withinAshrae55: true, limitK: A, overK: 0 })
    expect(judge(A)).toEqual({ unevenness, category: 'C', withinAshrae55: false, limitK: A, overK: 0 })
    expect(judge(-C + 0.01).category).toBe('C')
    expect(judge(C).category).toBe('none')
    expect(judge(-C - 2).overK).toBeCloseTo(C + 2 - A, 10)
  })

  it('of a ceiling is better tolerated when it is the colder side', () => {
    expect(judgeCeiling(6).unevenness).toBe('warm-ceiling')
    expect(judgeCeiling(-6)).toMatchObject({ unevenness: 'cool-ceiling', category: 'A' })
    expect(() => judgeCeiling(NaN)).toThrow(OutOfRange)
  })
})

describe('predicted mean vote', () => {
  const STATE: ThermalState = { airC: 22, radiantC: 22, airSpeed: 0.1, relativeHumidityPct: 60, met: 1.2, clo: 0.5 }

  const voteOf = (state: Partial<ThermalState>) => {
    const vote = predictedVote({ ...STATE, ...state })
    if (!vote.ok) throw new Error(vote.reason)
    return vote
  }

  it.each(vectors('pmv'))('$id', ({ input, expect: expected }) => {
    const { ta, tr, va, rh, met, clo } = input as Record<'ta' | 'tr' | 'va' | 'rh' | 'met' | 'clo', number>
    const { pmv, ppd } = voteOf({ airC: ta, radiantC: tr, airSpeed: va, relativeHumidityPct: rh, met, clo })
    expect(pmv).toBeCloseTo((expected as { pmv: number }).pmv, 2)
    expect(ppd).toBeCloseTo((expected as { ppd: number }).ppd, 1)
  })

  // ISO 7730:2005, table D.1, without the row of 23.5 °C, 0.1 m/s and 1 clo, which prints 0.50 where the standard's own
  // formula gives 0.36.
  it.each([
    [22, 22, 0.1, 60, 1.2, 0.5, -0.75, 17],
    [27, 27, 0.1, 60, 1.2, 0.5, 0.77, 17],
    [27, 27, 0.3, 60, 1.2, 0.5, 0.44, 9],
    [23.5, 25.5, 0.1, 60, 1.2, 0.5, -0.01, 5],
    [23.5, 25.5, 0.3, 60, 1.2, 0.5, -0.55, 11],
    [19, 19, 0.1, 40, 1.2, 1, -0.6, 13],
    [23.5, 23.5, 0.3, 40, 1.2, 1, 0.12, 5],
    [23, 21, 0.1, 40, 1.2, 1, 0.05, 5],
    [23, 21, 0.3, 40, 1.2, 1, -0.16, 6],
    [22, 22, 0.1, 60, 1.6, 0.5, 0.05, 5],
    [27, 27, 0.1, 60, 1.6, 0.5, 1.17, 34],
    [27, 27, 0.3, 60, 1.6, 0.5, 0.95, 24],
  ])(
    'air %d °C, surfaces %d °C, %d m/s, %d % humidity, %d met, %d clo: PMV %d, PPD %d',
    (airC, radiantC, airSpeed, relativeHumidityPct, met, clo, pmv, ppd) => {
      const vote = voteOf({ airC, radiantC, airSpeed, relativeHumidityPct, met, clo })
      expect(Math.abs(vote.pmv - pmv)).toBeLessThan(0.012)
      expect(Math.abs(vote.ppd - ppd)).toBeLessThan(0.6)
    },
  )

  it('has at least 5 % dissatisfied, and more the further it is from neutral', () => {
    const temperatures = fc.double({ min: 19, max: 26, noNaN: true })
    fc.assert(
      fc.property(temperatures, temperatures, (one, other) => {
        const [nearer, further] = [one, other]
          .map((airC) => voteOf({ airC, clo: 0.8 }))
          .toSorted((a, b) => Math.abs(a.pmv) - Math.abs(b.pmv))
        expect(nearer?.ppd).toBeGreaterThanOrEqual(5)
        expect(further?.ppd).toBeGreaterThanOrEqual(nearer?.ppd ?? NaN)
      }),
    )
  })

  it('rises with air, surfaces, humidity and clothes, and falls with a draught', () => {
    const states = fc.record({
      airC: fc.double({ min: 20, max: 25, noNaN: true }),
      radiantC: fc.double({ min: 20, max: 25, noNaN: true }),
      airSpeed: fc.double({ min: 0, max: 0.3, noNaN: true }),
      relativeHumidityPct: fc.double({ min: 20, max: 70, noNaN: true }),
      met: fc.double({ min: 1.2, max: 1.6, noNaN: true }),
      clo: fc.double({ min: 0.7, max: 1, noNaN: true }),
    })
    const more = { airC: 0.5, radiantC: 0.5, relativeHumidityPct: 5, clo: 0.1 }
    fc.assert(
      fc.property(states, fc.constantFrom(...(Object.keys(more) as (keyof typeof more)[])), (state, name) => {
        expect(voteOf({ ...state, [name]: state[name] + more[name] }).pmv).toBeGreaterThan(voteOf(state).pmv)
        expect(voteOf({ ...state, airSpeed: state.airSpeed + 0.2 }).pmv).toBeLessThanOrEqual(voteOf(state).pmv)
      }),
    )
  })

  it('reports only the direction beyond two votes', () => {
    expect(predictedVote({ ...STATE, airC: 12, radiantC: 12 })).toEqual({ ok: false, reason: 'too-cold' })
    expect(predictedVote({ ...STATE, airC: 30, radiantC: 38, met: 2 })).toEqual({ ok: false, reason: 'too-warm' })
  })

  it.each([
    { airC: 9 },
    { radiantC: 41 },
    { airSpeed: 2 },
    { relativeHumidityPct: 101 },
    { met: 0.5 },
    { clo: 3 },
    { clo: NaN },
  ])('rejects %o', (wrong) => {
    expect(() => predictedVote({ ...STATE, ...wrong })).toThrow(OutOfRange)
  })

  it('rejects air beyond the tested humidity', () => {
    expect(() => predictedVote({ ...STATE, airC: 30, relativeHumidityPct: 90 })).toThrow('vapourPressurePa')
  })
})
