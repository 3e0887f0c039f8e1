import { describe, expect, it } from 'vitest'

import type { DesignCommand } from './commands'
import type { Design, DesignRoom } from './design'
import { designChanges } from './design-changes'
import { edited } from './edit'
import { shifted } from './edit-outline'
import { newRoom } from './new-room'

const panel = (westMm: number) => ({ westMm, eastMm: westMm + 1_200, southMm: 100, northMm: 700 })
const window = { id: 'w', kind: 'window', wall: 0, fromMm: 500, widthMm: 900, sillMm: 900, heightMm: 1_200 } as const
const ROOM: DesignRoom = {
  ...newRoom({ id: 'a', name: 'Bedroom', kind: 'bedroom', lengthMm: 5_000, widthMm: 3_000 }),
  openings: [window],
  obstacles: [{ id: 'l', kind: 'light', area: { westMm: 2_400, eastMm: 2_600, southMm: 1_400, northMm: 1_600 } }],
  joists: { spacingMm: 400, along: 'x', oneAtMm: 50 },
  panels: [panel(100), panel(1_500)],
}
const OTHER = newRoom({ id: 'b', name: '', kind: 'hall', lengthMm: 2_000, widthMm: 1_500 })
const designOf = (...rooms: DesignRoom[]): Design => ({
  home: { built: '1976-1982', postcodeArea: 'SN', figures: null },
  rooms,
})
const changed = (change: Partial<DesignRoom>) => designChanges(designOf(ROOM), designOf({ ...ROOM, ...change }))

describe('changes of a room', () => {
  it.each<[string, Partial<DesignRoom>, string[]]>([
    ['nothing', {}, []],
    ['one more panel', { panels: [...(ROOM.panels ?? []), panel(2_900)] }, ['Bedroom: 2 panels -> 3']],
    ['no panel left', { panels: [] }, ['Bedroom: 2 panels -> 0']],
    ['a panel moved', { panels: [panel(100), panel(1_600)] }, ['Bedroom: 1 panel moved']],
    ['both panels moved', { panels: [panel(200), panel(1_600)] }, ['Bedroom: 2 panels moved']],
    ['panels in another order', { panels: [panel(1_500), panel(100)] }, []],
    ['a window moved', { openings: [{ ...window, fromMm: 800 }] }, ['Bedroom: window W1 moved 300 mm']],
    ['a window in another wall', { openings: [{ ...window, wall: 2 }] }, ['Bedroom: window W1 put in wall 3']],
    [
      'a wider window with a lower sill',
      { openings: [{ ...window, widthMm: 1_200, sillMm: 600 }] },
      ['Bedroom: window W1 900 × 1200 mm -> 1200 × 1200 mm; window W1 sill 900 mm -> 600 mm'],
    ],
    ['no window', { openings: [] }, ['Bedroom: window W1 taken out']],
    [
      'a door besides',
      { openings: [window, { ...window, id: 'd', kind: 'door', fromMm: 3_000 }] },
      ['Bedroom: door D1 added'],
    ],
    ['another name', { name: 'Study' }, ['Study: renamed from Bedroom']],
    ['another kind', { kind: 'study' }, ['Bedroom: kind bedroom -> study']],
    ['another storey', { storey: 1 }, ['Bedroom: storey 0 -> 1']],
    ['a higher ceiling', { heightMm: 2_700 }, ['Bedroom: ceiling 2400 mm -> 2700 mm']],
    ['a wall indoors', { walls: ['heated', 'heated', 'heated', 'heated'] }, ['Bedroom: what is beyond it changed']],
    ['a heated room above', { above: 'heated' }, ['Bedroom: what is beyond it changed']],
    ['a heated room below', { below: 'heated' }, ['Bedroom: what is beyond it changed']],
    ['other joists', { joists: null }, ['Bedroom: joists changed']],
    ['no light', { obstacles: [] }, ['Bedroom: 1 -> 0 lights and fittings']],
    [
      'a light moved',
      { obstacles: ROOM.obstacles.map((one) => ({ ...one, area: { ...one.area, westMm: 2_390 } })) },
      ['Bedroom: lights and fittings moved'],
    ],
    [
      'longer',
      { outline: newRoom({ ...ROOM, lengthMm: 5_500, widthMm: 3_000 }).outline },
      ['Bedroom: 5.00 × 3.00 m -> 5.50 × 3.00 m'],
    ],
    [
      'a corner cut off',
      {
        outline: [
          ...ROOM.outline.slice(0, 2),
          { xMm: 5_000, yMm: 2_000 },
          { xMm: 4_000, yMm: 3_000 },
          { xMm: 0, yMm: 3_000 },
        ],
      },
      ['Bedroom: 5.00 × 3.00 m -> 5.00 × 3.00 m, 5 corners'],
    ],
  ])('%s', (_, change, expected) => {
    expect(changed(change)).toEqual(expected)
  })

  it('moving a room moves everything in it', () => {
    const moved = shifted(ROOM, { xMm: 300, yMm: 400 })
    expect(designChanges(designOf(ROOM), designOf(moved))).toEqual(['Bedroom: moved 500 mm'])
  })

  it('corners that move within the same size', () => {
    const [first, ...others] = ROOM.outline
    const cut = { ...ROOM, outline: [{ xMm: 100, yMm: 0 }, ...others, { xMm: 0, yMm: 100 }] }
    const more = { ...cut, outline: [{ xMm: 200, yMm: 0 }, ...others, { xMm: 0, yMm: 100 }] }
    expect(first).toBeDefined()
    expect(designChanges(designOf(cut), designOf(more))).toEqual(['Bedroom: corners moved'])
  })
})

describe('changes of a home', () => {
  it('rooms are added and removed', () => {
    expect(designChanges(designOf(ROOM), designOf(ROOM, OTHER))).toEqual([
      'Room without a name: added, 2.00 × 1.50 m, 0 panels',
    ])
    expect(designChanges(designOf(ROOM, OTHER), designOf(OTHER))).toEqual(['Bedroom: taken out'])
  })

  it.each([
    ['built', { built: 'from-2023' }, 'Home: built 1976-1982 -> from-2023'],
    ['postcode', { postcodeArea: null }, 'Home: postcode area SN -> none'],
    ['consumer unit', { consumerUnit: { roomId: 'a', corner: 1 } }, 'Home: consumer unit moved'],
  ] as const)('%s', (_, change, expected) => {
    const before = designOf(ROOM)
    expect(designChanges(before, { ...before, home: { ...before.home, ...change } })).toEqual([expected])
  })

  it('the consumer unit is not moved by a corner that is added before its own, or with its room', () => {
    const before = designOf({ ...ROOM, obstacles: [], panels: null })
    const placed = { ...before, home: { ...before.home, consumerUnit: { roomId: 'a', corner: 3 } } }
    const changes = (command: DesignCommand) => {
      const edit = edited(placed, command)
      return edit.ok ? designChanges(placed, edit.design) : [edit.problem]
    }
    expect(changes({ type: 'add-corner', id: 'a', wall: 1 })).toEqual([
      'Bedroom: 5.00 × 3.00 m -> 5.00 × 3.00 m, 5 corners; what is beyond it changed',
    ])
    expect(changes({ type: 'move-room', id: 'a', by: { xMm: 300, yMm: 400 } })).toEqual(['Bedroom: moved 500 mm'])
    expect(changes({ type: 'remove-corner', id: 'a', corner: 3 })).toContain('Home: consumer unit moved')
  })
})
