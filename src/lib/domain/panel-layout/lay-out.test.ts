import { describe, expect, it } from 'vitest'

import { BOX, drawn, L_ROOM } from '../../../../tests/fixtures/drawn-rooms'
import { OutOfRange } from '../quantity/range-check'
import { levelCeiling } from '../room-plan/ceiling'
import { ceilingFace } from '../room-plan/ceiling-face'
import { layOut } from './lay-out'
import { areTooClose } from './positions'

const PANEL = { lengthMm: 1_200, widthMm: 600, watts: 225, radiantC: 58.7 }

function setup({ outline = BOX, loadWatts = 225, ceilingMm = 2_400, panel = PANEL, floorC = 20 } = {}) {
  return {
    plan: { outline, ceiling: levelCeiling(ceilingMm), obstacles: [], joists: null },
    surfaces: { floorC, ceilingC: 20, walls: outline.map(() => ({ surfaceC: 19, openings: [] })) },
    panel,
    loadWatts,
    allowed: Infinity,
  }
}
const found = (input: Parameters<typeof layOut>[0]) => {
  const layout = layOut(input)
  if (!layout.ok) throw new Error(layout.reason)
  return layout
}

describe('the panels of a room', () => {
  it('are as many as its load needs', () => {
    expect(found(setup({ loadWatts: 225 }))).toMatchObject({ watts: 225, shortfallWatts: 0, limitedBy: null })
    expect(found(setup({ loadWatts: 226 }))).toMatchObject({ watts: 450, shortfallWatts: 0, limitedBy: null })
    expect(found(setup({ outline: L_ROOM, loadWatts: 400 })).panels).toHaveLength(2)
  })

  it('are fewer where more would make the ceiling too warm', () => {
    const layout = found(setup({ loadWatts: 2_250 }))
    expect(layout.limitedBy).toBe('asymmetry')
    expect(layout.asymmetryK).toBeLessThan(5)
    expect(layout.panels.length).toBeLessThan(10)
    expect(layout.watts).toBe(225 * layout.panels.length)
    expect(layout.shortfallWatts).toBe(2_250 - layout.watts)
    expect(found(setup({ loadWatts: layout.watts })).panels).toHaveLength(layout.panels.length)
  })

  it('are as many as the ceiling allows, however many more the load needs', () => {
    const outline = drawn([0, 0], [6, 0], [6, 2.5], [3, 2.5], [3, 5], [0, 5])
    for (const loadWatts of [7, 9, 18].map((panels) => 225 * panels))
      expect(found(setup({ outline, loadWatts })).panels).toHaveLength(7)
    expect(found(setup({ outline: drawn([0, 0], [8, 0], [8, 7], [0, 7]), loadWatts: 225 * 25 })).panels).toHaveLength(
      13,
    )
  })

  it('are placed in finer steps in a large room where they do not fit in coarse ones', () => {
    const outline = drawn([0, 0], [10, 0], [10, 3.2], [0, 3.2])
    const large = setup({ outline, loadWatts: 450, panel: { ...PANEL, lengthMm: 9_750, widthMm: 1_450, radiantC: 21 } })
    expect(found(large)).toMatchObject({ watts: 450, limitedBy: null })
  })

  it('may be more under a high ceiling or if they are cooler', () => {
    const usual = found(setup({ loadWatts: 2_250 })).panels.length
    expect(found(setup({ loadWatts: 2_250, ceilingMm: 3_600 })).panels.length).toBeGreaterThan(usual)
    expect(found(setup({ loadWatts: 2_250, panel: { ...PANEL, radiantC: 40 } })).panels.length).toBeGreaterThan(usual)
  })

  it('are fewer where more do not fit', () => {
    const small = setup({ loadWatts: 22_500, panel: { ...PANEL, lengthMm: 2_400, widthMm: 1_800, radiantC: 20.5 } })
    expect(found(small)).toMatchObject({ limitedBy: 'space', watts: 675, shortfallWatts: 21_825 })
  })
})

describe('on a slope', () => {
  /** From 1.2 m to 3.2 m over 4 m. */
  const ceiling = { heightMm: 1_200, riseMmPerM: { x: 0, y: 500 } }
  const sloping = { ...setup({ loadWatts: 450 }), plan: { ...setup().plan, ceiling } }
  const face = ceilingFace(sloping.plan)
  if (!face) throw new Error('no face')
  const layout = found(sloping)
  const onFace = layout.panels.map(face.toFace)

  it('panels have their true size and clearances on the ceiling, and are shorter on the plan', () => {
    expect(layout.panels).toHaveLength(2)
    for (const [index, { westMm, eastMm, southMm, northMm }] of onFace.entries()) {
      expect([eastMm - westMm, northMm - southMm].toSorted((one, other) => one - other)).toEqual([600, 1_200])
      expect(Math.min(westMm, southMm, 5_000 - eastMm, Math.hypot(4_000, 2_000) - northMm)).toBeGreaterThanOrEqual(100)
      expect(onFace.slice(index + 1).some((other) => areTooClose({ westMm, eastMm, southMm, northMm }, other))).toBe(
        false,
      )
      const onPlan = layout.panels[index]
      expect((onPlan?.northMm ?? NaN) - (onPlan?.southMm ?? NaN)).toBeCloseTo(
        (northMm - southMm) * (4 / Math.hypot(4, 2)),
      )
    }
  })

  it('panels are 1.8 m or more above the floor', () => {
    for (const { southMm } of layout.panels) expect(1_200 + southMm / 2).toBeGreaterThanOrEqual(1_800 - 1e-6)
    expect(
      layOut({ ...sloping, plan: { ...sloping.plan, ceiling: { heightMm: 1_200, riseMmPerM: { x: 0, y: 170 } } } }),
    ).toEqual({ ok: false, reason: 'space' })
  })

  it('a negligible slope is laid out like a level ceiling', () => {
    const flat = found(setup({ loadWatts: 500 }))
    const tilted = found({
      ...setup({ loadWatts: 500 }),
      plan: { ...setup().plan, ceiling: { heightMm: 2_400, riseMmPerM: { x: 0, y: 1e-6 } } },
    })
    expect(tilted.evenness).toBeCloseTo(flat.evenness, 5)
    expect(tilted.asymmetryK).toBeCloseTo(flat.asymmetryK, 5)
  })
})

describe('no panel is laid out', () => {
  it.each([
    ['space', setup({ panel: { ...PANEL, lengthMm: 6_000 } })],
    ['asymmetry', setup({ floorC: 10 })],
    ['no-load', setup({ loadWatts: 0 })],
    [
      'slope-across-corners',
      { ...setup(), plan: { ...setup().plan, ceiling: { heightMm: 2_000, riseMmPerM: { x: 50, y: 100 } } } },
    ],
  ])('for a reason: %s', (reason, input) => expect(layOut(input)).toEqual({ ok: false, reason }))

  it('for a load that is not a number', () => expect(() => layOut(setup({ loadWatts: NaN }))).toThrow(OutOfRange))
})
