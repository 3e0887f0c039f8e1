import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { DesignRoom } from './design'
import { newRoom } from './new-room'
import { ON_FLOOR, storeyView, type ViewFaceKind, viewOf } from './storey-view'

const ROOM: DesignRoom = {
  ...newRoom({ id: 'a', name: 'Lounge', kind: 'living', lengthMm: 4_000, widthMm: 3_000 }),
  walls: ['outside', 'outside', 'outside', 'heated'],
}
const PANEL = { westMm: 500, eastMm: 1_700, southMm: 500, northMm: 1_100 }
const mm = fc.integer({ min: -50_000, max: 50_000 })
const point = fc.record({ xMm: mm, yMm: mm })

const facesOf = (room: DesignRoom, kind: ViewFaceKind) =>
  storeyView([{ room, panels: [PANEL] }]).rooms.flatMap(({ faces }) => faces.filter((face) => face.kind === kind))
const withOpening = (room: DesignRoom, wall: number): DesignRoom => ({
  ...room,
  openings: [{ id: 'w', kind: 'window', wall, fromMm: 0, widthMm: 1_000, sillMm: 900, heightMm: 1_200 }],
})
const sloping = (room: DesignRoom): DesignRoom => ({
  ...room,
  heightMm: 1_000,
  slope: { towards: 'north', ridgeMm: 4_000 },
})

describe('the view of a storey', () => {
  it('is a parallel projection: equal steps are equal in the picture', () =>
    fc.assert(
      fc.property(point, point, fc.integer({ min: 0, max: 12_000 }), (from, step, height) => {
        const to = { xMm: from.xMm + step.xMm, yMm: from.yMm + step.yMm }
        const [start, end, alone, origin] = [viewOf(from, height), viewOf(to, height), viewOf(step, 0), viewOf(AT_0, 0)]
        expect(end.x - start.x).toBeCloseTo(alone.x - origin.x, 6)
        expect(end.y - start.y).toBeCloseTo(alone.y - origin.y, 6)
      }),
    ))

  it('has its floor where the matrix puts a drawing of the plan', () =>
    fc.assert(
      fc.property(point, (planPoint) => {
        const [a, b, c, d, e, f] = ON_FLOOR
        const [x, y] = [planPoint.xMm, -planPoint.yMm]
        const shown = viewOf(planPoint, 0)
        expect(a * x + c * y + e).toBeCloseTo(shown.x, 6)
        expect(b * x + d * y + f).toBeCloseTo(shown.y, 6)
      }),
    ))

  it('shows higher points further up, and nearer points further down', () => {
    expect(viewOf(AT_0, 2_400).y).toBeLessThan(viewOf(AT_0, 0).y)
    expect(viewOf({ xMm: 0, yMm: -1_000 }, 0).y).toBeGreaterThan(viewOf(AT_0, 0).y)
  })

  it('has two far walls up to the ceiling and two near ones cut low', () => {
    const tops = (kind: ViewFaceKind) =>
      facesOf(ROOM, kind).map(({ corners: [foot, , , top] }) => Math.round((foot?.y ?? 0) - (top?.y ?? 0)))
    const whole = Math.round(viewOf(AT_0, 0).y - viewOf(AT_0, 2_400).y)
    expect(tops('far-wall')).toEqual([whole, whole])
    expect(tops('near-wall')).toHaveLength(2)
    expect(Math.max(...tops('near-wall'))).toBeLessThan(whole / 8)
    expect(facesOf(ROOM, 'far-wall')[0]?.corners[0]).toEqual(viewOf({ xMm: 4_000, yMm: 0 }, 0))
  })

  it('cuts walls between heated rooms low, so that the room behind can be seen', () => {
    const inner: DesignRoom = { ...ROOM, walls: ['heated', 'heated', 'heated', 'heated'] }
    const [far] = facesOf(inner, 'far-wall')
    const [near] = facesOf(inner, 'near-wall')
    const height = (face: typeof far) => (face?.corners[0]?.y ?? NaN) - (face?.corners[3]?.y ?? NaN)
    expect(height(far)).toBeCloseTo(height(near), 6)
  })

  it('has windows at their height, and none above a sloping ceiling', () => {
    const north = withOpening(ROOM, 2)
    expect(facesOf(north, 'window')[0]?.corners).toEqual([
      viewOf({ xMm: 4_000, yMm: 3_000 }, 900),
      viewOf({ xMm: 3_000, yMm: 3_000 }, 900),
      viewOf({ xMm: 3_000, yMm: 3_000 }, 2_100),
      viewOf({ xMm: 4_000, yMm: 3_000 }, 2_100),
    ])
    expect(facesOf(sloping(withOpening(ROOM, 0)), 'window')[0]?.corners[3]).toEqual(viewOf(AT_0, 1_000))
  })

  it('shows panels on the ceiling, even a sloping one, above their outlines on the floor', () => {
    const view = storeyView([{ room: sloping(ROOM), panels: [PANEL] }]).rooms[0]
    const panel = view?.faces.find(({ kind }) => kind === 'panel')
    expect(panel?.corners[0]).toEqual(viewOf({ xMm: 500, yMm: 500 }, 1_500))
    expect(panel?.corners[2]).toEqual(viewOf({ xMm: 1_700, yMm: 1_100 }, 2_100))
    expect(view?.below[0]?.[0]).toEqual(viewOf({ xMm: 500, yMm: 500 }, 0))
  })

  it('draws panels last and a wardrobe as a low box', () => {
    const filled: DesignRoom = {
      ...ROOM,
      obstacles: [
        { id: 'o', kind: 'wardrobe', area: PANEL },
        { id: 'l', kind: 'light', area: PANEL },
      ],
    }
    const [room] = storeyView([{ room: filled, panels: [PANEL] }]).rooms
    expect(room?.faces.at(-1)?.kind).toBe('panel')
    expect(facesOf(filled, 'wardrobe')).toHaveLength(3)
    expect(facesOf(filled, 'on-ceiling')[0]?.corners[0]).toEqual(viewOf({ xMm: 500, yMm: 500 }, 2_400))
  })

  it('draws rooms from back to front, and frames them all', () => {
    const behind: DesignRoom = {
      ...newRoom({
        id: 'b',
        name: 'Behind',
        kind: 'hall',
        at: { xMm: 0, yMm: 3_000 },
        lengthMm: 4_000,
        widthMm: 2_000,
      }),
    }
    const { rooms, frame } = storeyView([
      { room: ROOM, panels: [] },
      { room: behind, panels: [] },
    ])
    expect(rooms.map(({ id }) => id)).toEqual(['b', 'a'])
    const points = rooms.flatMap(({ floor, ceiling }) => [...floor, ...ceiling])
    expect(Math.max(...points.map(({ y }) => y))).toBeCloseTo(frame.y + frame.height, 6)
    expect(Math.min(...points.map(({ x }) => x))).toBeCloseTo(frame.x, 6)
  })
})

const AT_0 = { xMm: 0, yMm: 0 }
