import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { outlineAreaM2, SNAP_MM } from '../room-plan/outline'
import { roomProblem } from './check-room'
import type { DesignCommand } from './commands'
import { type Design, DESIGN_LIMITS, FIRST_DESIGN_HOME } from './design'
import { edited } from './edit'
import { extentOf } from './extent'
import { openedDesign, withCommand } from './history'
import { newRoom, withUsualWindow } from './new-room'

const LOUNGE = withUsualWindow(newRoom({ id: 'a', name: 'Lounge', kind: 'living', lengthMm: 5_000, widthMm: 4_000 }))
const DESIGN: Design = { home: FIRST_DESIGN_HOME, rooms: [LOUNGE] }

function after(...commands: DesignCommand[]) {
  const design = commands.reduce((before, command) => {
    const edit = edited(before, command)
    if (!edit.ok) throw new Error(edit.problem)
    return edit.design
  }, DESIGN)
  const [room] = design.rooms
  if (!room) throw new Error('no room left')
  return room
}
const problemOf = (command: DesignCommand) => {
  const edit = edited(DESIGN, command)
  return edit.ok ? null : edit.problem
}

describe('a room', () => {
  it('starts with a usual window in its longest external wall', () => {
    expect(LOUNGE.openings).toEqual([
      { id: 'window-1', kind: 'window', wall: 0, fromMm: 1_250, widthMm: 2_500, sillMm: 900, heightMm: 1_200 },
    ])
  })

  it('stays a rectangle when a corner moves with its angles, on the grid', () => {
    const room = after({ type: 'move-corner', id: 'a', corner: 2, to: { xMm: 5_520, yMm: 3_480 }, keepsAngles: true })
    expect(extentOf(room.outline)).toEqual({ westMm: 0, eastMm: 5_500, southMm: 0, northMm: 3_500 })
    expect(outlineAreaM2(room.outline)).toBeCloseTo(19.25)
  })

  it('gets a slanting wall when a corner moves alone', () => {
    const room = after({ type: 'move-corner', id: 'a', corner: 2, to: { xMm: 4_000, yMm: 4_000 }, keepsAngles: false })
    expect(outlineAreaM2(room.outline)).toBeCloseTo(18)
  })

  it('becomes an L by two new corners, and keeps its wall and window in step', () => {
    const room = after(
      { type: 'add-corner', id: 'a', wall: 1 },
      { type: 'add-corner', id: 'a', wall: 1 },
      { type: 'set-wall', id: 'a', wall: 5, beyond: 'unheated' },
    )
    expect(room.outline).toHaveLength(6)
    expect(room.walls).toEqual(['outside', 'heated', 'heated', 'heated', 'heated', 'unheated'])
    expect(after({ type: 'add-corner', id: 'a', wall: 3 }, { type: 'remove-corner', id: 'a', corner: 4 })).toEqual(
      LOUNGE,
    )
  })

  it('takes along everything in it when it moves', () => {
    const room = after(
      { type: 'put-obstacle', id: 'a', obstacle: { id: 'o', kind: 'light', area: box(1_000, 1_000) } },
      { type: 'set-room', id: 'a', change: { joists: { spacingMm: 400, along: 'x', oneAtMm: 100 } } },
      { type: 'set-panels', id: 'a', panels: [{ westMm: 2_000, eastMm: 3_200, southMm: 2_000, northMm: 2_600 }] },
      { type: 'move-room', id: 'a', by: { xMm: 100, yMm: 50 } },
    )
    expect(room.obstacles[0]?.area.westMm).toBe(1_100)
    expect(room.joists?.oneAtMm).toBe(150)
    expect(room.panels?.[0]).toEqual({ westMm: 2_100, eastMm: 3_300, southMm: 2_050, northMm: 2_650 })
  })

  it('loses panels placed by hand when it is redrawn, but not when it is renamed', () => {
    const placed: DesignCommand = {
      type: 'set-panels',
      id: 'a',
      panels: [{ westMm: 2_000, eastMm: 3_200, southMm: 2_000, northMm: 2_600 }],
    }
    expect(after(placed, { type: 'rename', id: 'a', name: 'Den' }).panels).toHaveLength(1)
    expect(after(placed, { type: 'resize', id: 'a', lengthMm: 5_500, widthMm: 4_000 }).panels).toBeNull()
  })
})

const box = (westMm: number, southMm: number, sizeMm = 200) => ({
  westMm,
  eastMm: westMm + sizeMm,
  southMm,
  northMm: southMm + sizeMm,
})

describe('rejected:', () => {
  it.each<[string, DesignCommand]>([
    ['crosses-itself', { type: 'move-corner', id: 'a', corner: 2, to: { xMm: -500, yMm: 2_000 }, keepsAngles: false }],
    ['crosses-itself', { type: 'resize', id: 'a', lengthMm: -5_000, widthMm: 4_000 }],
    ['too-large', { type: 'resize', id: 'a', lengthMm: 50_050, widthMm: 4_000 }],
    ['too-far-out', { type: 'move-room', id: 'a', by: { xMm: DESIGN_LIMITS.reachMm, yMm: 0 } }],
    ['too-far-out', { type: 'move-room', id: 'a', by: { xMm: 0, yMm: -DESIGN_LIMITS.reachMm - 50 } }],
    ['too-low', { type: 'set-room', id: 'a', change: { heightMm: 1_450 } }],
    ['too-high', { type: 'set-room', id: 'a', change: { heightMm: 12_050 } }],
    ['opening-off-the-wall', { type: 'resize', id: 'a', lengthMm: 3_500, widthMm: 4_000 }],
    ['opening-off-the-wall', { type: 'set-room', id: 'a', change: { heightMm: 2_000 } }],
    ['obstacle-outside', { type: 'put-obstacle', id: 'a', obstacle: { id: 'o', kind: 'hatch', area: box(4_900, 0) } }],
    [
      'openings-overlap',
      {
        type: 'put-opening',
        id: 'a',
        opening: { id: 'door-1', kind: 'door', wall: 0, fromMm: 3_700, widthMm: 900, sillMm: 0, heightMm: 2_100 },
      },
    ],
    [
      'panel-not-allowed',
      { type: 'set-panels', id: 'a', panels: [{ ...box(50, 500), eastMm: 1_250, northMm: 1_100 }] },
    ],
    ['panels-too-close', { type: 'set-panels', id: 'a', panels: [box(1_000, 1_000, 600), box(1_650, 1_000, 600)] }],
    ['no-such-room', { type: 'rename', id: 'b', name: 'Nobody' }],
  ])('%s', (problem, command) => expect(problemOf(command)).toBe(problem))
})

describe('history', () => {
  const drag = (xMm: number) => ({
    type: 'do' as const,
    command: { type: 'move-room' as const, id: 'a', by: { xMm, yMm: 0 } },
    drag: 'room a',
  })

  it('measures every step of a drag from where it began', () => {
    const back = [drag(500), drag(50)].reduce(withCommand, openedDesign(DESIGN))
    expect(back.design.rooms[0]?.outline[0]?.xMm).toBe(50)
    const next = withCommand(back, { ...drag(50), drag: 'another drag' })
    expect(next.design.rooms[0]?.outline[0]?.xMm).toBe(100)
  })

  it('undoes a drag as one step and redoes it', () => {
    const dragged = [drag(50), drag(50)].reduce(withCommand, openedDesign(DESIGN))
    expect(dragged.past).toHaveLength(1)
    const undone = withCommand(dragged, { type: 'undo' })
    expect(undone.design).toEqual(DESIGN)
    expect(withCommand(undone, { type: 'redo' }).design).toEqual(dragged.design)
  })

  it('keeps the design and returns the problem when a command is rejected', () => {
    const before = openedDesign(DESIGN)
    const rejected = withCommand(before, {
      type: 'do',
      command: { type: 'resize', id: 'a', lengthMm: 0, widthMm: 4_000 },
    })
    expect(rejected).toEqual({ ...before, problem: 'repeated-corner' })
    expect(withCommand(rejected, drag(50)).problem).toBeNull()
  })
})

it('no command leaves an invalid room or one off the grid', () => {
  const mm = fc.integer({ min: -2_000, max: 9_000 })
  const command: fc.Arbitrary<DesignCommand> = fc.oneof(
    fc.record({
      type: fc.constant('move-corner' as const),
      id: fc.constant('a'),
      corner: fc.integer({ min: 0, max: 5 }),
      to: fc.record({ xMm: mm, yMm: mm }),
      keepsAngles: fc.boolean(),
    }),
    fc.record({ type: fc.constant('resize' as const), id: fc.constant('a'), lengthMm: mm, widthMm: mm }),
    fc.record({ type: fc.constant('add-corner' as const), id: fc.constant('a'), wall: fc.integer({ min: 0, max: 5 }) }),
    fc.record({
      type: fc.constant('remove-corner' as const),
      id: fc.constant('a'),
      corner: fc.integer({ min: 0, max: 5 }),
    }),
    fc.record({ type: fc.constant('move-room' as const), id: fc.constant('a'), by: fc.record({ xMm: mm, yMm: mm }) }),
  )
  fc.assert(
    fc.property(fc.array(command, { maxLength: 12 }), (commands) => {
      const { design } = commands.reduce(
        (history, one) => withCommand(history, { type: 'do', command: one }),
        openedDesign(DESIGN),
      )
      const [room] = design.rooms
      expect(room && roomProblem(room)).toBeNull()
      expect(room?.walls).toHaveLength(room?.outline.length ?? 0)
      expect(room?.outline.every(({ xMm, yMm }) => xMm % SNAP_MM === 0 && yMm % SNAP_MM === 0)).toBe(true)
    }),
  )
})
