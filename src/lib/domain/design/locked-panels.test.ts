import { describe, expect, it } from 'vitest'

import type { DesignCommand } from './commands'
import { type Design, FIRST_DESIGN_HOME } from './design'
import { edited } from './edit'
import { newRoom } from './new-room'

const PANEL = { westMm: 400, eastMm: 1_600, southMm: 400, northMm: 1_000 }
const OTHER = { westMm: 2_400, eastMm: 3_600, southMm: 400, northMm: 1_000 }
const room = newRoom({ id: 'a', name: 'Living room', kind: 'living', lengthMm: 4_200, widthMm: 3_600 })
const plain: Design = { home: FIRST_DESIGN_HOME, rooms: [room] }

function after(design: Design, ...commands: DesignCommand[]): Design {
  return commands.reduce((before, command) => {
    const edit = edited(before, command)
    if (!edit.ok) throw new Error(edit.problem)
    return edit.design
  }, design)
}
const refused = (design: Design, command: DesignCommand) => {
  const edit = edited(design, command)
  return edit.ok ? null : edit.problem
}
const lock = (isOn = true): DesignCommand => ({ type: 'lock-panel', id: 'a', panel: PANEL, isOn })
const locked = after(plain, lock())
const only = ({ rooms }: Design) => rooms[0]

describe('a locked panel', () => {
  it('is kept with the room until it is unlocked', () => {
    expect(only(locked)).toMatchObject({ locked: [PANEL], panels: null })
    expect(after(locked, lock())).toEqual(locked)
    expect(after(locked, lock(false))).toEqual(plain)
  })

  it('can be neither moved nor removed, by hand or with another layout', () => {
    const put = (panels: readonly (typeof PANEL)[]): DesignCommand => ({ type: 'set-panels', id: 'a', panels })
    expect(refused(locked, put([OTHER]))).toBe('panel-is-locked')
    expect(refused(locked, put([OTHER, PANEL]))).toBeNull()
    expect(refused(after(locked, lock(false)), put([OTHER]))).toBeNull()
  })

  it('keeps its place when walls move, unless it would no longer fit', () => {
    const resize = (lengthMm: number): DesignCommand => ({ type: 'resize', id: 'a', lengthMm, widthMm: 3_600 })
    expect(only(after(locked, resize(3_000)))).toMatchObject({ locked: [PANEL] })
    expect(refused(locked, resize(1_600))).toBe('locked-panel-does-not-fit')
  })

  it('moves, turns and is mirrored with its room, and is copied', () => {
    expect(only(after(locked, { type: 'move-room', id: 'a', by: { xMm: 500, yMm: -100 } }))?.locked).toEqual([
      { westMm: 900, eastMm: 2_100, southMm: 300, northMm: 900 },
    ])
    expect(only(after(locked, { type: 'mirror', id: 'a' }))?.locked).toEqual([
      { westMm: 2_600, eastMm: 3_800, southMm: 400, northMm: 1_000 },
    ])
    expect(only(after(locked, { type: 'turn', id: 'a' }))?.locked).toEqual([
      { westMm: 2_600, eastMm: 3_200, southMm: 400, northMm: 1_600 },
    ])
    const { rooms } = after(locked, { type: 'duplicate-room', id: 'a' })
    expect(rooms[1]?.locked).toEqual([{ ...PANEL, westMm: 5_100, eastMm: 6_300 }])
  })

  it('refuses what would give it another size: another panel, or another slope', () => {
    const slope = { towards: 'east', ridgeMm: 3_000 } as const
    expect(refused(locked, { type: 'set-room', id: 'a', change: { slope } })).toBe('panels-are-locked')
    expect(refused(plain, { type: 'set-room', id: 'a', change: { slope } })).toBeNull()
    expect(refused(locked, { type: 'set-home', change: { panel: 'small' } })).toBe('panels-are-locked')
    expect(refused(locked, { type: 'set-home', change: { built: '1900-1929' } })).toBeNull()
    expect(refused(plain, { type: 'set-home', change: { panel: 'small' } })).toBeNull()
  })
})
