import fc from 'fast-check'
import { expect, it } from 'vitest'

import { roomProblem } from '@/lib/domain/design/check-room'
import { extentOf } from '@/lib/domain/design/extent'
import { outlineAreaM2 } from '@/lib/domain/room-plan/outline'
import { DESIGN_FORM } from '@/lib/schemas/calculate/design-form'
import { savedDesignSchema } from '@/lib/schemas/calculate/saved-design'
import { savedSheetSchema } from '@/lib/schemas/calculate/saved-sheet'

import { EXAMPLE_PROJECT } from '../professional/example-project'
import { readHome } from '../professional/read-sheet'
import { emptyRoom, type Sheet, sheetOf } from '../professional/sheet'
import { designOfProject } from './design-of-project'
import { homeOfDesign, projectRoom } from './project-of-design'
import { roomsOfSheet } from './rooms-of-sheet'

const design = designOfProject(EXAMPLE_PROJECT)

it('draws every room of a project as a valid rectangle of its size', () => {
  expect(design.rooms.map(({ name }) => name)).toEqual(EXAMPLE_PROJECT.rooms.map(({ name }) => name))
  expect(design.rooms.map(roomProblem)).toEqual(design.rooms.map(() => null))
  expect(design.home.built).toBe(EXAMPLE_PROJECT.home.built)
  for (const [index, room] of EXAMPLE_PROJECT.rooms.entries()) {
    const drawn = design.rooms[index]
    expect(drawn && outlineAreaM2(drawn.outline)).toBeCloseTo(
      room.floorAreaM2 ?? (room.lengthM ?? NaN) * (room.widthM ?? NaN),
      0,
    )
    expect(drawn?.above).toBe(room.elements.some(({ kind }) => kind === 'roof') ? 'roof' : 'heated')
    expect(drawn?.below).toBe(room.elements.some(({ kind }) => kind === 'floor') ? 'ground' : 'heated')
  }
})

it('gives the lounge as much external wall as it had, within a wall', () => {
  const [lounge] = design.rooms
  const [original] = EXAMPLE_PROJECT.rooms
  if (!lounge || !original) throw new Error('no lounge')
  const outerOf = (room: typeof original) =>
    room.elements
      .filter(({ kind, beyond }) => beyond === 'outside' && kind !== 'roof')
      .reduce((sum, { areaM2 }) => sum + areaM2, 0)
  expect(Math.abs(outerOf(projectRoom(lounge)) - outerOf(original))).toBeLessThan(4.2 * 2.4)
})

it('draws a room of which only the floor area is known so that its outer walls are as long as they were', () => {
  const [room] = EXAMPLE_PROJECT.rooms
  if (!room) throw new Error('no room')
  const wall = { id: 'wall', name: 'Wall', kind: 'wall', construction: 'home', wattsPerM2K: null } as const
  const rooms = {
    areaM2: fc.double({ min: 5, max: 60, noNaN: true }),
    sides: fc.double({ min: 0.6, max: 3.9, noNaN: true }),
  }
  fc.assert(
    fc.property(fc.record(rooms), ({ areaM2, sides }) => {
      const outerM2 = sides * Math.sqrt(areaM2) * room.heightM
      const elements = [{ ...wall, areaM2: outerM2, beyond: 'outside', beyondC: null, edgeM: null } as const]
      const unknown = { ...room, lengthM: null, widthM: null, floorAreaM2: areaM2, elements }
      const [drawn] = designOfProject({ ...EXAMPLE_PROJECT, rooms: [unknown] }).rooms
      const walls = drawn && projectRoom(drawn).elements.filter(({ beyond }) => beyond === 'outside')
      const drawnM2 = walls?.reduce((sum, one) => sum + one.areaM2, 0) ?? NaN
      expect(Math.abs(drawnM2 / outerM2 - 1)).toBeLessThan(0.05)
    }),
  )
})

it('draws each room on the storey where it lies', () => {
  const storeyOf = Object.fromEntries(design.rooms.map(({ name, storey }) => [name, storey]))
  expect(storeyOf).toMatchObject({ Lounge: 0, Hall: 0, 'Bedroom 1': 1, Landing: 1 })
  const lowest = (storey: number) =>
    Math.min(...design.rooms.filter((room) => room.storey === storey).map(({ outline }) => extentOf(outline).westMm))
  expect([lowest(0), lowest(1)]).toEqual([0, 0])
})

it('keeps rooms apart', () => {
  const boxes = design.rooms.map(
    ({ storey, outline }) => `${storey} ${outline.map(({ xMm, yMm }) => `${xMm},${yMm}`).join()}`,
  )
  expect(new Set(boxes).size).toBe(boxes.length)
})

const SHEET = sheetOf(EXAMPLE_PROJECT)

it('keeps all figures of the home, and the temperature and air changes of each room', () => {
  const home = { ...EXAMPLE_PROJECT.home, altitudeM: 180, coldSpell: true, outdoorC: -4, nation: 'scotland' as const }
  const rooms = EXAMPLE_PROJECT.rooms.map((room) => ({ ...room, indoorC: 23, airChangesPerHour: 1.2 }))
  const drawn = designOfProject({ home, rooms })
  expect(homeOfDesign(drawn.home)).toEqual(home)
  expect(drawn.rooms.map(projectRoom).every((room) => room.indoorC === 23 && room.airChangesPerHour === 1.2)).toBe(true)
  expect(homeOfDesign({ ...drawn.home, postcodeArea: 'CF' })).toEqual({ ...home, postcodeArea: 'CF', nation: 'wales' })
})

it('draws unfinished rooms from the available input, and skips empty rows', () => {
  const rooms = [
    emptyRoom('a'),
    { ...emptyRoom('b'), name: 'Den', lengthM: '5' },
    { ...emptyRoom('c'), kind: 'garage?', floorAreaM2: '12', widthM: 'wide', heightM: '2.7', indoorC: '19' },
  ]
  expect(roomsOfSheet({ rooms }).map(({ room }) => room)).toMatchObject([
    { id: 'b', name: 'Den (unfinished)', kind: 'living', lengthM: 5, widthM: 3, heightM: 2.4, indoorC: null },
    { id: 'c', name: 'Room 3 (unfinished)', kind: 'living', floorAreaM2: 12, widthM: null, heightM: 2.7, indoorC: 19 },
  ])
})

const amount = fc.oneof(
  fc.constantFrom('', ' ', 'x', '-1', '1e9', '0.5'),
  fc.double({ min: 0.1, max: 40, noNaN: true }).map((value) => value.toFixed(2)),
)
const sheets: fc.Arbitrary<Sheet> = fc
  .array(
    fc.record({
      name: fc.string({ maxLength: 90 }),
      kind: fc.constantFrom('', 'living', 'Bedroom', 'cellar?'),
      lengthM: amount,
      widthM: amount,
      floorAreaM2: amount,
      heightM: amount,
      indoorC: amount,
      airChangesPerHour: amount,
      elements: fc.constantFrom(emptyRoom('e').elements, ...SHEET.rooms.map(({ elements }) => elements)),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map((rooms) => ({ ...SHEET, rooms: rooms.map((room, index) => ({ id: `r${index + 1}`, ...room })) }))

it('draws any sheet of the professional calculator, finished or not, as a valid design that survives JSON', () => {
  const savedAt = '2026-11-25T01:00:00.000Z'
  fc.assert(
    fc.property(sheets, (sheet) => {
      const { sheet: read } = savedSheetSchema.parse(JSON.parse(JSON.stringify({ version: 1, savedAt, sheet })))
      expect(read).toEqual(sheet)
      const rooms = roomsOfSheet(read).map(({ room }) => room)
      const { home } = readHome(read.home, () => null)
      const drawn = designOfProject({ home, rooms })
      const text = JSON.stringify({ version: DESIGN_FORM, savedAt, design: drawn })
      const back = savedDesignSchema.parse(JSON.parse(text)).design
      expect(back).toEqual(drawn)
      expect(homeOfDesign(back.home)).toEqual(home)
      for (const [index, room] of rooms.entries()) {
        const again = back.rooms[index] && projectRoom(back.rooms[index])
        expect(again).toMatchObject({
          kind: room.kind,
          indoorC: room.indoorC,
          airChangesPerHour: room.airChangesPerHour,
        })
        expect(again?.heightM).toBeCloseTo(room.heightM, 3)
      }
    }),
  )
})
