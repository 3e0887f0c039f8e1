import { describe, expect, it } from 'vitest'

import { type Design, FIRST_DESIGN_HOME } from './design'
import { designChanges } from './design-changes'
import { edited } from './edit'
import { openedDesign, withCommand } from './history'
import { newRoom } from './new-room'
import { wiringOf, type WiringRequest } from './wiring'

const rooms = ['Kitchen', 'Hall', 'Lounge'].map((name, index) =>
  newRoom({
    id: name.toLowerCase(),
    name,
    kind: 'living',
    at: { xMm: 5_000 * index, yMm: 0 },
    lengthMm: 4_000,
    widthMm: 3_000,
  }),
)
const plain: Design = { home: FIRST_DESIGN_HOME, rooms }

function wired(design: Design, ...changes: [id: string, to: WiringRequest][]): Design {
  return changes.reduce((before, [id, to]) => {
    const edit = edited(before, { type: 'set-circuits', id, to })
    if (!edit.ok) throw new Error(edit.problem)
    return edit.design
  }, design)
}
const SHARED_WITH_HALL: WiringRequest = { as: 'shared', with: 'hall' }
const SPLIT: WiringRequest = { as: 'split', over: 2 }
const USUAL: WiringRequest = { as: 'usual' }

describe('the wiring of a design', () => {
  it('is the default until something is chosen, and again once that is reverted', () => {
    expect(wiringOf(plain)).toEqual({ circuits: [], bunched: 1 })
    expect(wired(plain, ['kitchen', SPLIT], ['kitchen', USUAL])).toEqual(plain)
    expect(wired(plain, ['kitchen', SHARED_WITH_HALL], ['hall', USUAL])).toEqual(plain)
  })

  it.each<[string, [string, WiringRequest][], unknown]>([
    ['a split', [['kitchen', SPLIT]], [{ rooms: ['kitchen'], over: 2 }]],
    [
      'another split',
      [
        ['kitchen', SPLIT],
        ['kitchen', { as: 'split', over: 3 }],
      ],
      [{ rooms: ['kitchen'], over: 3 }],
    ],
    [
      'three together',
      [
        ['kitchen', SHARED_WITH_HALL],
        ['lounge', { as: 'shared', with: 'kitchen' }],
      ],
      [{ rooms: ['hall', 'kitchen', 'lounge'], over: 1 }],
    ],
    [
      'one that leaves two',
      [
        ['kitchen', SHARED_WITH_HALL],
        ['lounge', SHARED_WITH_HALL],
        ['hall', SPLIT],
      ],
      [
        { rooms: ['kitchen', 'lounge'], over: 1 },
        { rooms: ['hall'], over: 2 },
      ],
    ],
    [
      'sharing with a split room',
      [
        ['hall', SPLIT],
        ['kitchen', SHARED_WITH_HALL],
      ],
      [{ rooms: ['hall', 'kitchen'], over: 1 }],
    ],
  ])('%s', (_, changes, circuits) => expect(wiringOf(wired(plain, ...changes)).circuits).toEqual(circuits))

  it('forgets a room that is removed', () => {
    const design = wired(plain, ['kitchen', SHARED_WITH_HALL], ['lounge', SPLIT])
    const without = (id: string) => {
      const edit = edited(design, { type: 'remove-room', id })
      return edit.ok ? edit.design.wiring?.circuits : null
    }
    expect(without('hall')).toEqual([{ rooms: ['lounge'], over: 2 }])
    expect(without('lounge')).toEqual([{ rooms: ['hall', 'kitchen'], over: 1 }])
  })

  it('keeps a bunch beside the circuits, and undoes it as one step', () => {
    const bunched = withCommand(openedDesign(wired(plain, ['kitchen', SPLIT])), {
      type: 'do',
      command: { type: 'set-bunched', circuits: 3 },
    })
    expect(wiringOf(bunched.design)).toEqual({ circuits: [{ rooms: ['kitchen'], over: 2 }], bunched: 3 })
    expect(wiringOf(withCommand(bunched, { type: 'undo' }).design).bunched).toBe(1)
  })

  it('is listed among the changes between two versions', () => {
    const design = wired(plain, ['kitchen', SHARED_WITH_HALL], ['lounge', SPLIT])
    expect(designChanges(plain, design)).toEqual([
      'Circuits: Hall and Kitchen together on one',
      'Circuits: Lounge over 2',
    ])
    expect(designChanges(design, plain)).toEqual([
      'Circuits: no longer Hall and Kitchen together on one',
      'Circuits: no longer Lounge over 2',
    ])
    expect(designChanges(design, wired(plain, ['lounge', SPLIT], ['hall', { as: 'shared', with: 'kitchen' }]))).toEqual(
      [],
    )
    expect(designChanges(plain, { ...plain, wiring: { circuits: [], bunched: 3 } })).toEqual([
      'Cables: apart -> 3 circuits together',
    ])
  })
})
