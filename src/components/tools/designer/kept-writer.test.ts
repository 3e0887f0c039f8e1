import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { designOfPlan } from '@/lib/domain/design/design-of-plan'
import { openedDesign, withCommand } from '@/lib/domain/design/history'

import { DESIGN_KEY, UNDERLAY_KEY } from './design-start'
import { bringBack, freeNumber, keptNumbers, numberToOpen, removeDesigns, setOpenNumber } from './kept-designs'
import { type KeptDesign, keptText, readKept } from './kept-text'
import { type Keeping, keptWriter } from './kept-writer'

const stored = new Map<string, string>()
const ofTab = new Map<string, string>()
let roomFor = Infinity
let listeners: ((event: object) => void)[] = []

const storage = (map: Map<string, string>) => ({
  getItem: (key: string) => map.get(key) ?? null,
  setItem: (key: string, text: string) => {
    if (text.length > roomFor) throw new DOMException('Full', 'QuotaExceededError')
    map.set(key, text)
  },
  removeItem: (key: string) => void map.delete(key),
})

beforeEach(() => {
  stored.clear()
  ofTab.clear()
  roomFor = Infinity
  listeners = []
  vi.stubGlobal('localStorage', storage(stored))
  vi.stubGlobal('sessionStorage', storage(ofTab))
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => listeners.push(listener))
  vi.stubGlobal('removeEventListener', () => undefined)
})
afterEach(() => vi.unstubAllGlobals())

const flat = designOfPlan('flat')
if (!flat) throw new Error('no plan')
const opened = openedDesign(flat)
const named = (name: string) =>
  withCommand(opened, { type: 'do', command: { type: 'rename', id: flat.rooms[0]?.id ?? '', name } })
const kept = (room: string, name = 'Home'): KeptDesign => ({ name, begun: null, steps: named(room), versions: [] })
const roomIn = (number: number) =>
  readKept(stored.get(number === 1 ? DESIGN_KEY : `${DESIGN_KEY}.${number}`) ?? '')?.steps.design.rooms[0]?.name

/** A tab that has opened the first design; it writes only when told to. */
function tab(of: KeptDesign = kept('As found')) {
  const keepings: Keeping[] = []
  const moves: object[] = []
  const writer = keptWriter({
    number: 1,
    clock: { now: () => 0, set: () => 0, clear: () => undefined },
    now: () => new Date('2026-11-29T10:00:00Z'),
    onChange: (keeping) => keepings.push(keeping),
    onMoved: (to) => moves.push(to),
  })
  if (stored.has(DESIGN_KEY)) writer.begin(of)
  else writer.changed(of)
  writer.watch()
  return { writer, keepings, moves, state: () => keepings.at(-1)?.state }
}

it('writes a new design, and one that was read only once it has changed', () => {
  const first = tab()
  first.writer.leave()
  expect(roomIn(1)).toBe('As found')
  const second = tab()
  stored.clear()
  second.writer.leave()
  expect(stored.size).toBe(0)
  second.writer.changed(kept('Changed'))
  expect(second.state()).toBe('saving')
  second.writer.leave()
  expect(second.state()).toBe('kept')
  expect(roomIn(1)).toBe('Changed')
})

it('steps and versions come back, and an unreadable step costs only the steps', () => {
  const { past, design } = named('Changed')
  const versions = [{ at: '2026-11-29T09:00:00.000Z', design: flat }]
  const all = { name: 'Home', begun: 'type=flat', steps: { past, design, future: [flat] }, versions }
  const savedAt = new Date('2026-11-29T10:00:00Z')
  const text = keptText(all, { savedAt, stepsMax: 50 })
  expect(readKept(text)).toEqual({ ...all, savedAt: savedAt.toISOString() })
  const broken = text.replace('"past":1', '"past":9')
  expect(readKept(broken)?.steps).toEqual({ past: [], design, future: [] })
  expect(readKept(`{"version":1,"savedAt":"2026-11-29T10:00:00Z","design":${JSON.stringify(flat)}}`)).toMatchObject({
    name: '',
    begun: undefined,
    steps: { past: [], design: flat, future: [] },
  })
  expect(readKept('{}')).toBeNull()
})

it('gives up the steps rather than the drawing when there is no room', () => {
  const { writer, state } = tab()
  const whole = keptText(kept('Changed'), { savedAt: new Date(), stepsMax: 50 })
  roomFor = whole.length - 10
  writer.changed(kept('Changed'))
  writer.leave()
  expect(state()).toBe('kept')
  expect(readKept(stored.get(DESIGN_KEY) ?? '')?.steps.past).toEqual([])
  roomFor = 10
  writer.changed(kept('More'))
  writer.leave()
  expect(state()).toBe('refused')
  expect(roomIn(1)).toBe('Changed')
})

/** Two tabs that show the same design, of which the second has saved a change. */
function overtaken() {
  tab().writer.leave()
  stored.set(UNDERLAY_KEY, 'a picture')
  const [one, other] = [tab(), tab()]
  other.writer.changed(kept('Theirs'))
  other.writer.leave()
  return { one, other }
}

it('never writes over what another tab has saved, and leaving keeps both', () => {
  const { one, other } = overtaken()
  one.writer.changed(kept('Mine', 'Home 3'))
  one.writer.leave()
  expect([roomIn(1), roomIn(2)]).toEqual(['Theirs', 'Mine'])
  expect(one.moves).toEqual([{ number: 2, name: 'Home 4' }])
  expect(stored.get(`${DESIGN_KEY}.2.underlay`)).toBe('a picture')
  other.writer.changed(kept('Theirs again'))
  one.writer.changed(kept('Mine again'))
  other.writer.leave()
  one.writer.leave()
  expect([roomIn(1), roomIn(2)]).toEqual(['Theirs again', 'Mine again'])
})

it('keeps nothing twice if this tab has no changes, or the same ones', () => {
  const { one } = overtaken()
  for (const listener of listeners) listener({ key: DESIGN_KEY, newValue: 'any' })
  expect(one.state()).toBe('overtaken')
  one.writer.leave()
  expect(keptNumbers()).toEqual([1])
  const same = tab(kept('Theirs'))
  stored.set(DESIGN_KEY, `${stored.get(DESIGN_KEY)} `)
  for (const listener of listeners) listener({ key: DESIGN_KEY, newValue: 'any' })
  expect(same.state()).toBeUndefined()
})

it('writes over the other tab once someone has chosen that', () => {
  const { one } = overtaken()
  one.writer.changed(kept('Mine'))
  expect(one.writer.theirs()?.steps.design.rooms[0]?.name).toBe('Theirs')
  one.writer.goOn()
  one.writer.leave()
  expect([roomIn(1), keptNumbers()]).toEqual(['Mine', [1]])
})

it('opens what the tab had open, otherwise what was saved last', () => {
  expect(numberToOpen()).toBeNull()
  const at = (time: string) => keptText(kept('A'), { savedAt: new Date(time), stepsMax: 0 })
  stored.set(DESIGN_KEY, at('2026-11-29T10:00:00Z'))
  stored.set(`${DESIGN_KEY}.3`, at('2026-11-29T11:00:00Z'))
  expect([keptNumbers(), freeNumber(), numberToOpen()]).toEqual([[1, 3], 2, 3])
  setOpenNumber(1)
  expect(numberToOpen()).toBe(1)
  setOpenNumber(null)
  expect(numberToOpen()).toBe(3)
})

it('brings back what was deleted, but not over another design', () => {
  stored.set(DESIGN_KEY, 'one').set(UNDERLAY_KEY, 'picture').set(`${DESIGN_KEY}.2`, 'two')
  const removed = removeDesigns([1])
  expect([...stored.values()]).toEqual(['two'])
  if (!removed) throw new Error('nothing removed')
  expect(bringBack(removed)).toBe(true)
  expect([...stored.values()].toSorted()).toEqual(['one', 'picture', 'two'])
  stored.set(DESIGN_KEY, 'another')
  expect(bringBack(removed)).toBe(false)
  expect(stored.get(DESIGN_KEY)).toBe('another')
  expect(removeDesigns([7])).toBeNull()
})
