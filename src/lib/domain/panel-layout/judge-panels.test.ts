import { describe, expect, it } from 'vitest'

import { BOX } from '../../../../tests/fixtures/drawn-rooms'
import { levelCeiling } from '../room-plan/ceiling'
import { freePosition } from './free-position'
import { judgePanels } from './judge-panels'
import { layOut } from './lay-out'
import { areTooClose, isAllowed } from './positions'

const PANEL = { lengthMm: 1_200, widthMm: 600, watts: 225, radiantC: 58.7 }
const PLAN = { outline: BOX, ceiling: levelCeiling(2_400), obstacles: [], joists: null }
const SURFACES = { floorC: 20, ceilingC: 20, walls: BOX.map(() => ({ surfaceC: 19, openings: [] })) }
const inputOf = (loadWatts: number) => ({ plan: PLAN, surfaces: SURFACES, panel: PANEL, loadWatts })

describe('panels placed by hand', () => {
  it('are judged like those that are laid out', () => {
    const layout = layOut({ ...inputOf(500), allowed: 3 })
    if (!layout.ok) throw new Error(layout.reason)
    expect(judgePanels({ ...inputOf(720), panels: layout.panels })).toEqual({
      watts: 675,
      shortfallWatts: 45,
      asymmetryK: layout.asymmetryK,
      isTooWarm: false,
    })
  })

  it('are too warm where there are too many', () => {
    const panels = Array.from({ length: 15 }).reduce<ReturnType<typeof layOutAll>>((all) => {
      const position = freePosition({ plan: PLAN, size: PANEL, panels: all })
      return position ? [...all, position] : all
    }, layOutAll())
    expect(panels.length).toBeGreaterThan(10)
    expect(judgePanels({ ...inputOf(0), panels }).isTooWarm).toBe(true)
  })
})

const layOutAll = () => {
  const position = freePosition({ plan: PLAN, size: PANEL, panels: [] })
  return position ? [position] : []
}

describe('a free position', () => {
  it('is allowed and clear of the others', () => {
    const [first] = layOutAll()
    if (!first) throw new Error('no position')
    const second = freePosition({ plan: PLAN, size: PANEL, panels: [first] })
    expect(second && isAllowed(PLAN, second) && !areTooClose(first, second)).toBe(true)
  })

  it('does not exist in a room that is too small', () => {
    expect(freePosition({ plan: PLAN, size: { lengthMm: 6_000, widthMm: 600 }, panels: [] })).toBeNull()
  })
})
