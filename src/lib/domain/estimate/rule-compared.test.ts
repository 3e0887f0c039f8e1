import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { vectors } from '../../../../tests/fixtures/heating-vectors'
import { panelsForPower } from '../building/heat-loss/panels'
import { OutOfRange } from '../quantity/range-check'
import { builtBandOf, compareHouseWithRule, compareWithRule } from './rule-compared'
import { BUILT_BANDS } from './rule-of-thumb'

describe('compareWithRule', () => {
  it.each(vectors('ruleOfThumb'))('$id', ({ input, expect: expected }) => {
    const { area } = input as { area: number }
    const { W, panels } = expected as { W: number; panels: number }
    const { rule } = compareWithRule({
      heatLossWatts: 1_477.4,
      floorAreaM2: area,
      built: 'before-1975',
      panelWatts: 225,
    })
    expect(rule).toMatchObject({ watts: W, panels })
  })

  it('shows by how many panels the rule falls short in the lounge of an old house', () => {
    expect(
      compareWithRule({ heatLossWatts: 1_477.4, floorAreaM2: 20, built: 'before-1975', panelWatts: 225 }),
    ).toMatchObject({
      heatLoss: { panels: 7 },
      panelsLeftOut: 3,
      sizedBy: 'heat-loss',
    })
    expect(
      compareWithRule({ heatLossWatts: 6_802, floorAreaM2: 90, built: 'before-1975', panelWatts: 225 }).ratio,
    ).toBeCloseTo(2.16, 2)
  })

  it('sizes by the larger of the two', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 100, max: 20_000, noNaN: true }),
        fc.double({ min: 5, max: 300, noNaN: true }),
        fc.constantFrom(...BUILT_BANDS),
        (heatLossWatts, floorAreaM2, { value: built }) => {
          const { rule, heatLoss, sizedBy, panelsLeftOut } = compareWithRule({
            heatLossWatts,
            floorAreaM2,
            built,
            panelWatts: 225,
          })
          expect((sizedBy === 'rule' ? rule : heatLoss).watts).toBe(Math.max(rule.watts, heatLoss.watts))
          expect(panelsLeftOut).toBe(heatLoss.panels - rule.panels)
        },
      ),
    )
  })

  it('adds up the rooms of a home, each with whole panels', () => {
    const room = (heatLossWatts: number, floorAreaM2: number) =>
      compareWithRule({ heatLossWatts, floorAreaM2, built: 'before-1975', panelWatts: 225 })
    expect(compareHouseWithRule([room(1_000, 16), room(230, 4), room(50, 10)])).toMatchObject({
      heatLoss: { watts: 1_280, panels: 5 + 2 + 1, wattsPerM2: expect.closeTo(1_280 / 30, 9) },
      rule: { panels: 3 + 1 + 2, wattsPerM2: expect.closeTo(35, 9) },
      panels: 5 + 2 + 2,
      panelsLeftOut: 2,
    })
    expect(() => compareHouseWithRule(Array.from({ length: 6 }, () => room(1_000, 2_000)))).toThrow(OutOfRange)
  })

  it('treats a home in Northern Ireland from 2000 on as built from 2000 on', () => {
    expect((['H', 'I'] as const).map((ageBand) => builtBandOf({ ageBand, nation: 'northern-ireland' }))).toEqual([
      '1975-1999',
      'from-2000',
    ])
  })

  it('maps age bands to the bands of the rule', () => {
    expect(
      (['A', 'E', 'F', 'I', 'J', 'M'] as const).map((ageBand) => builtBandOf({ ageBand, nation: 'england' })),
    ).toEqual(['before-1975', 'before-1975', '1975-1999', '1975-1999', 'from-2000', 'from-2000'])
  })

  it('rejects an invalid heat loss', () => {
    expect(() => compareWithRule({ heatLossWatts: NaN, floorAreaM2: 20, built: 'from-2000', panelWatts: 225 })).toThrow(
      OutOfRange,
    )
  })
})

describe('panelsForPower', () => {
  it.each(vectors('panelsForPower'))('$id', ({ input, expect: expected }) => {
    const { W, panelW } = input as { W: number; panelW: number }
    expect(panelsForPower({ watts: W, panelWatts: panelW })).toBe((expected as { ceil: number }).ceil)
  })

  it.each([
    [450, 2],
    [450.01, 3],
    [0.1 + 0.2 + 449.7, 2],
    [0, 0],
  ])('%d W need %d panels of 225 W', (watts, panels) => expect(panelsForPower({ watts, panelWatts: 225 })).toBe(panels))

  it('rejects a panel without power', () =>
    expect(() => panelsForPower({ watts: 450, panelWatts: 0 })).toThrow(OutOfRange))
})
