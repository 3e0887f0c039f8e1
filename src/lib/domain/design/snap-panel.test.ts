import { describe, expect, it } from 'vitest'

import { BOX } from '../../../../tests/fixtures/drawn-rooms'
import { snappedPanel } from './snap-panel'

const ROOM = { outline: BOX, heightMm: 2_400, slope: null, joists: null, obstacles: [] }
const at = (xMm: number, yMm: number) => ({
  westMm: xMm - 600,
  eastMm: xMm + 600,
  southMm: yMm - 300,
  northMm: yMm + 300,
})
const snapped = (input: Partial<Parameters<typeof snappedPanel>[0]> & { panel: ReturnType<typeof at> }) =>
  snappedPanel({ room: ROOM, others: [], reachMm: 150, ...input })

describe('a dragged panel', () => {
  it('falls into the middle of the room, with a guide for each axis', () => {
    expect(snapped({ panel: at(2_420, 1_900) })).toEqual({
      by: { xMm: 80, yMm: 100 },
      guides: [
        { along: 'y', atMm: 2_500 },
        { along: 'x', atMm: 2_000 },
      ],
    })
    expect(snapped({ panel: at(2_300, 1_700) })).toEqual({ by: { xMm: 0, yMm: 0 }, guides: [] })
  })

  it('falls into line with the middle or the edge of another panel', () => {
    const others = [at(1_000, 900)]
    expect(snapped({ panel: at(3_900, 940), others }).by).toEqual({ xMm: 0, yMm: -40 })
    const upright = { westMm: 430, eastMm: 1_030, southMm: 2_650, northMm: 3_850 }
    expect(snapped({ panel: upright, others }).guides).toEqual([{ along: 'y', atMm: 400 }])
  })

  it('falls into line with a light, but not with an alarm', () => {
    const area = { westMm: 950, eastMm: 1_050, southMm: 3_300, northMm: 3_400 }
    const withA = (kind: 'light' | 'smoke-alarm') => ({ ...ROOM, obstacles: [{ id: 'a', kind, area }] })
    expect(snapped({ panel: at(1_060, 700), room: withA('light') }).by).toEqual({ xMm: -60, yMm: 0 })
    expect(snapped({ panel: at(1_060, 700), room: withA('smoke-alarm') }).by).toEqual({ xMm: 0, yMm: 0 })
  })

  it('falls half-way between two joists, or on one where two others hold it', () => {
    const room = { ...ROOM, joists: { spacingMm: 400, along: 'x', oneAtMm: 110 } as const }
    expect(snapped({ panel: at(1_000, 690), room, reachMm: 30 }).by).toEqual({ xMm: 0, yMm: 20 })
    // On the joist at 910 mm, the next ones would be beside the panel.
    expect(snapped({ panel: at(1_000, 930), room, reachMm: 30 }).by).toEqual({ xMm: 0, yMm: 0 })
    const upright = { westMm: 700, eastMm: 1_300, southMm: 730, northMm: 1_930 }
    expect(snapped({ panel: upright, room, reachMm: 30 }).by).toEqual({ xMm: 0, yMm: -20 })
  })

  it('snaps along one axis alone where it could not be fixed otherwise', () => {
    const hatch = {
      id: 'h',
      kind: 'hatch',
      area: { westMm: 3_100, eastMm: 3_700, southMm: 1_700, northMm: 2_300 },
    } as const
    const room = { ...ROOM, obstacles: [hatch] }
    expect(snapped({ panel: at(2_480, 1_300), room, others: [at(1_000, 1_290)] }).by).toEqual({ xMm: 20, yMm: -10 })
    expect(snapped({ panel: at(2_480, 1_340), room, others: [at(1_000, 1_430)] }).by).toEqual({ xMm: 20, yMm: 0 })
  })
})
