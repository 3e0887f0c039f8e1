import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { SAMPLE_BASIS } from '@/lib/calculators/quick/sample-numbers'
import type { Design, DesignRoom } from '@/lib/domain/design/design'
import { designOfPlan } from '@/lib/domain/design/design-of-plan'
import { edited } from '@/lib/domain/design/edit'
import { PROJECT_LIMITS } from '@/lib/domain/estimate/project-limits'
import type { ElementText, HomeText, RoomText } from '@/lib/domain/estimate/project-text'
import { checkProject, checkSheet } from '@/lib/schemas/calculate/check-project'
import { DESIGN_FORM } from '@/lib/schemas/calculate/design-form'
import { laidDesignSchema } from '@/lib/schemas/calculate/design-pack'
import { savedDesignSchema } from '@/lib/schemas/calculate/saved-design'

import { EXAMPLE_PROJECT } from '../professional/example-project'
import { readProjectFile, writeProjectFile } from '../professional/project-file'
import { emptyRoom, type Sheet, sheetOf } from '../professional/sheet'
import { designOfSheet } from './design-of-sheet'
import { designCalculator } from './design-result'
import { projectRoom } from './project-of-design'
import { sheetOfDesign } from './sheet-of-design'

const EXAMPLE = sheetOf(EXAMPLE_PROJECT)

function drawn(sheet: Sheet): Design {
  const design = designOfSheet(sheet)
  if (!design) throw new Error('nothing drawn')
  return design
}

/** Round-trips a sheet through both file formats. */
function backFromFiles(sheet: Sheet): Sheet {
  const design = JSON.stringify({ version: DESIGN_FORM, savedAt: '2026-11-25T01:00:00.000Z', design: drawn(sheet) })
  const text = writeProjectFile(sheetOfDesign(savedDesignSchema.parse(JSON.parse(design)).design))
  const read = readProjectFile({ text, checks: { project: checkProject, sheet: checkSheet } })
  if (!read.ok) throw new Error(read.message)
  return read.sheet
}

const first = ({ rooms: [room] }: { rooms: readonly DesignRoom[] }): DesignRoom => {
  if (!room) throw new Error('no room')
  return room
}

const typed = fc.oneof(
  fc.constantFrom('', ' ', 'x', '-1', '1e9', '0.5', '18,5'),
  fc.double({ min: 0.1, max: 40, noNaN: true }).map((value) => value.toFixed(2)),
  fc.string({ maxLength: 12 }),
)
const elementOf = (id: string): fc.Arbitrary<ElementText> =>
  fc.record({
    id: fc.constant(id),
    name: fc.string({ maxLength: 20 }),
    kind: fc.constantFrom('wall', 'window', 'door', 'roof', 'floor', 'ceiling'),
    construction: fc.constantFrom('home', 'own', 'wall.solid-brick'),
    beyond: fc.constantFrom('outside', 'ground', 'heated', 'unheated'),
    areaM2: typed,
    wattsPerM2K: typed,
    beyondC: typed,
    edgeM: typed,
  })
const roomOf = (id: string): fc.Arbitrary<RoomText> =>
  fc.record({
    id: fc.constant(id),
    name: fc.string({ maxLength: 90 }),
    kind: fc.constantFrom('', 'living', 'Bedroom', 'cellar?'),
    lengthM: typed,
    widthM: typed,
    floorAreaM2: typed,
    heightM: typed,
    indoorC: typed,
    airChangesPerHour: typed,
    elements: fc.tuple(elementOf('wall'), elementOf('roof'), elementOf('e1')),
  })
const homes: fc.Arbitrary<HomeText> = fc
  .record({ altitudeM: typed, outdoorC: typed, pencePerKwh: typed, cableLengthM: typed, isCold: fc.boolean() })
  .map(({ isCold, ...amounts }) => ({
    ...EXAMPLE.home,
    ...amounts,
    postcode: 'CF',
    nation: 'wales',
    coldSpell: isCold,
    built: '1900-1929',
    loads: ['shower'],
  }))
const byId = (rooms: readonly RoomText[]) => rooms.toSorted((one, other) => (one.id < other.id ? -1 : 1))

describe('a drawn project is restored', () => {
  it('in full, with every field of finished and unfinished rooms as typed', () => {
    const sheets: fc.Arbitrary<Sheet> = fc.record({
      name: fc.string({ maxLength: 40 }),
      home: homes,
      rooms: fc.tuple(fc.constant(EXAMPLE.rooms[0] ?? emptyRoom('r0')), roomOf('b'), roomOf('c'), roomOf('d')),
      own: fc.dictionary(fc.stringMatching(/^[a-z.]{1,20}$/), fc.integer()),
    })
    fc.assert(
      fc.property(sheets, (sheet) => {
        const back = backFromFiles(sheet)
        expect({ ...back, rooms: byId(back.rooms) }).toEqual({ ...sheet, rooms: byId(sheet.rooms) })
      }),
    )
  })

  it('with the rooms that do not fit in the drawing', () => {
    const rooms = Array.from({ length: PROJECT_LIMITS.rooms.max }, (_, index) => ({
      ...(EXAMPLE.rooms[0] ?? emptyRoom('')),
      id: `r${index + 1}`,
    }))
    expect(sheetOfDesign(drawn({ ...EXAMPLE, rooms })).rooms).toEqual(rooms)
  })

  it('with only the area of its postcode', () => {
    const design = drawn({ ...EXAMPLE, home: { ...EXAMPLE.home, postcode: 'SN10 1AA' } })
    expect(JSON.stringify(design)).not.toContain('SN10')
    expect(sheetOfDesign(design).home.postcode).toBe('SN')
    expect(sheetOfDesign(drawn({ ...EXAMPLE, home: { ...EXAMPLE.home, postcode: '12 High St' } })).home.postcode).toBe(
      '',
    )
  })
})

const OWN_WALL: Sheet = {
  ...EXAMPLE,
  rooms: [
    {
      ...emptyRoom('r7'),
      name: 'Lounge',
      kind: 'living',
      lengthM: '5',
      widthM: '4.02',
      heightM: '2.4',
      indoorC: '22',
      elements: [
        ...emptyRoom('r7').elements.map((element) => {
          if (element.id === 'wall')
            return { ...element, areaM2: '20', construction: 'own' as const, wattsPerM2K: '0.31' }
          if (element.id === 'window')
            return { ...element, areaM2: '2.4', construction: 'own' as const, wattsPerM2K: '1.2' }
          return element.id === 'door' ? { ...element, areaM2: '1.84' } : element
        }),
        {
          id: 'e1',
          name: 'Ceiling under the loft',
          kind: 'ceiling',
          construction: 'own',
          beyond: 'unheated',
          areaM2: '20',
          wattsPerM2K: '0.16',
          beyondC: '3',
          edgeM: '',
        },
      ],
    },
  ],
}

describe('the drawing of a project', () => {
  it('has constructions as typed, with windows and doors, and loses as much heat to other spaces', () => {
    const { elements } = projectRoom(first(drawn(OWN_WALL)))
    const outer = elements.filter(({ kind, beyond }) => kind === 'wall' && beyond === 'outside')
    expect(outer.length).toBeGreaterThan(0)
    expect(outer.every(({ wattsPerM2K }) => wattsPerM2K === 0.31)).toBe(true)
    expect(elements.find(({ kind }) => kind === 'window')).toMatchObject({ wattsPerM2K: 1.2, areaM2: 2.4 })
    expect(elements.find(({ kind }) => kind === 'door')?.areaM2).toBeCloseTo(1.84, 1)
    expect(elements.find(({ kind }) => kind === 'ceiling')).toMatchObject({
      id: 'typed-e1',
      wattsPerM2K: 0.16,
      beyondC: 3,
    })
  })

  it('needs less heat behind a better wall', () => {
    const needs = (watts: string) => {
      const rooms = OWN_WALL.rooms.map((room) => ({
        ...room,
        elements: room.elements.map((one) => (one.id === 'wall' ? { ...one, wattsPerM2K: watts } : one)),
      }))
      return designCalculator(SAMPLE_BASIS).result(drawn({ ...OWN_WALL, rooms })).rooms[0]?.heatLossWatts
    }
    expect(needs('0.2')).toBeLessThan(needs('2') ?? NaN)
  })

  it('follows changes to the drawing, keeping the U-values and any data that the drawing lacks', () => {
    const before = drawn(OWN_WALL)
    const { id } = first(before)
    const edit = edited(before, { type: 'resize', id, lengthMm: 6_000, widthMm: 4_000 })
    if (!edit.ok) throw new Error(edit.problem)
    const [room] = sheetOfDesign(edit.design).rooms
    expect(room).toMatchObject({ id: 'r7', name: 'Lounge', lengthM: '', widthM: '', floorAreaM2: '24', heightM: '2.4' })
    expect(room?.indoorC).toBe('22')
    const element = (part: string) => room?.elements.find((one) => one.id === part)
    expect(element('wall')).toMatchObject({ construction: 'own', wattsPerM2K: '0.31', name: 'External wall' })
    expect(Number(element('wall')?.areaM2)).toBeGreaterThan(10)
    expect(element('e1')).toMatchObject({ name: 'Ceiling under the loft', areaM2: '20', beyondC: '3' })
    expect(checkSheet(sheetOfDesign(edit.design)).ok).toBe(true)
  })

  it.each([
    [{ type: 'rename', name: 'Den' } as const, { name: 'Den', lengthM: '5' }],
    [{ type: 'set-room', change: { kind: 'study' } } as const, { kind: 'study', lengthM: '5' }],
    [{ type: 'move-room', by: { xMm: 1_000, yMm: 0 } } as const, { lengthM: '5' }],
    [{ type: 'set-room', change: { heightMm: 3_000 } } as const, { lengthM: '', heightM: '3' }],
    [{ type: 'set-wall', wall: 0, beyond: 'unheated' } as const, { lengthM: '' }],
  ])('keeps what %o does not change', (command, expected) => {
    const before = drawn(OWN_WALL)
    const edit = edited(before, { ...command, id: first(before).id })
    if (!edit.ok) throw new Error(edit.problem)
    expect(sheetOfDesign(edit.design).rooms[0]).toMatchObject(expected)
  })
})

it('a drawing started in the designer becomes a project too', () => {
  const plan = designOfPlan('detached')
  if (!plan) throw new Error('no plan')
  const sheet = sheetOfDesign(plan)
  expect(checkSheet(sheet)).toMatchObject({ ok: true })
  expect(new Set(sheet.rooms.map(({ id }) => id)).size).toBe(plan.rooms.length)
  expect(sheet.rooms.map(({ name }) => name)).toEqual(plan.rooms.map(({ name }) => name))
  const again = designOfSheet(sheet)
  expect(again?.rooms.map(({ name }) => name)).toEqual(plan.rooms.map(({ name }) => name))
})

it.each(['Our home 🏠', 'Our home 🏠\u0000', '\u200bOur\u00a0home\t🏠 \ud83c'])(
  'shares the name %j cleaned',
  (name) => {
    const shared = laidDesignSchema.parse({ design: drawn({ ...EXAMPLE, name }), laid: {} })
    expect(shared.design.home.project?.name).toBe('Our home 🏠')
  },
)
