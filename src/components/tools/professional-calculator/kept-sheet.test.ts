import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { MAIN_FUSES_AMPS, USUAL_LOADS } from '@/lib/domain/circuits/supply-check'
import { ROOM_KINDS } from '@/lib/domain/heat-loss/room-kinds'
import { KEPT_FORM, PROJECT_LIMITS, type AmountName } from '@/lib/domain/project/limits'
import { PARTS } from '@/lib/domain/u-values/constructions'
import { checkProject } from '@/lib/schemas/calculate/check-project'
import { EXAMPLE_PROJECT } from '@/lib/site/professional/example-project'
import { emptySheet, sheetOf, type Sheet } from '@/lib/site/professional/sheet'
import { changed } from '@/lib/site/professional/sheet-actions'
import { sheetCalculator } from '@/lib/site/professional/sheet-result'
import { SAMPLE_BASIS } from '@/lib/site/sample-numbers'

import { readKeptSheet } from './kept-sheet'

const savedAt = '2026-11-21T14:05:00.000Z'
const kept = (sheet: Sheet, version: number = KEPT_FORM) => JSON.stringify({ version, savedAt, sheet })

describe('what a device has kept', () => {
  it.each([
    ['an empty sheet', emptySheet()],
    ['an example', sheetOf(EXAMPLE_PROJECT)],
    [
      'what cannot be used',
      changed(emptySheet(), {
        type: 'paste',
        row: 0,
        column: 0,
        cells: [['x'.repeat(500), 'cave', 'four', '-1', '1e9']],
      }),
    ],
  ])('comes back as it was: %s', (_, sheet) => expect(readKeptSheet(kept(sheet))).toEqual({ savedAt, sheet }))

  it.each([
    ['no JSON', '{'],
    ['something else', '{"version":1}'],
    ['another form', kept(emptySheet(), KEPT_FORM + 1)],
    ['no rooms', kept({ ...emptySheet(), rooms: [] })],
  ])('is not taken for a sheet where it is none: %s', (_, text) => expect(readKeptSheet(text)).toBeNull())
})

/** Anything that a project file may hold, up to the ends of what is accepted. */
const amount = (name: AmountName) => fc.double({ ...PROJECT_LIMITS[name], noNaN: true })
const orNull = <Value>(value: fc.Arbitrary<Value>) => fc.option(value)
const ids = fc.stringMatching(/^[a-z0-9]{1,6}(-[a-z0-9]{1,6}){0,3}$/)
const names = fc.string({ minLength: 1, maxLength: PROJECT_LIMITS.nameLength.max })
const uniqueIds = <Item extends { id: string }>(item: fc.Arbitrary<Item>, constraints: fc.ArrayConstraints) =>
  fc.uniqueArray(item, { ...constraints, selector: ({ id }) => id })
const elements = uniqueIds(
  fc.record({
    id: fc.oneof(fc.constantFrom(...PARTS), ids),
    name: names,
    kind: fc.constantFrom('wall', 'window', 'door', 'roof', 'floor', 'ceiling'),
    areaM2: amount('areaM2'),
    construction: fc.constantFrom('home', 'own', 'wall.usual'),
    wattsPerM2K: amount('wattsPerM2K'),
    beyond: fc.constantFrom('outside', 'ground', 'heated', 'unheated'),
    beyondC: orNull(amount('beyondC')),
    edgeM: orNull(amount('edgeM')),
  }),
  { maxLength: PROJECT_LIMITS.elements.max },
)
const rooms = uniqueIds(
  fc.record({
    id: ids,
    name: names,
    kind: fc.constantFrom(...ROOM_KINDS.map(({ value }) => value)),
    lengthM: orNull(amount('lengthM')),
    widthM: orNull(amount('widthM')),
    floorAreaM2: amount('floorAreaM2'),
    heightM: amount('heightM'),
    indoorC: orNull(amount('indoorC')),
    airChangesPerHour: orNull(amount('airChangesPerHour')),
    elements,
  }),
  { minLength: 1, maxLength: 3 },
)
const home = fc.record({
  outdoorC: orNull(amount('outdoorC')),
  pencePerKwh: orNull(amount('pencePerKwh')),
  cableLengthM: amount('cableLengthM'),
  mainFuseAmps: fc.constantFrom(...MAIN_FUSES_AMPS),
  loads: fc.array(fc.constantFrom(...USUAL_LOADS.map(({ value }) => value)), { maxLength: USUAL_LOADS.length }),
})
const projects = fc.record({ name: names, home: home.map((chosen) => ({ ...EXAMPLE_PROJECT.home, ...chosen })), rooms })

describe('every project that is accepted', () => {
  const calculate = sheetCalculator(SAMPLE_BASIS)

  it('comes back from the device, and no room is lost on the way', () => {
    fc.assert(
      fc.property(projects, (found) => {
        const checked = checkProject(found)
        if (!checked.ok) throw new Error(`${checked.path.join('.')}: ${checked.message}`)
        const sheet = sheetOf(checked.project)
        expect(readKeptSheet(kept(sheet))?.sheet).toEqual(sheet)
        const { project, rows } = calculate(sheet)
        expect(rows.map(({ read }) => read.state)).toEqual(checked.project.rooms.map(() => 'ready'))
        expect(checkProject(project).ok).toBe(true)
      }),
      { numRuns: 30 },
    )
  }, 30_000)

  it('has all that one room may hold', () => {
    const [room] = EXAMPLE_PROJECT.rooms
    const added = Array.from({ length: PROJECT_LIMITS.elements.max }, (_, place) => ({
      ...room?.elements[0],
      id: `e-${place}`,
    }))
    const withElements = (list: readonly unknown[]) =>
      checkProject({ ...EXAMPLE_PROJECT, rooms: [{ ...room, id: 'lounge-1', elements: list }] })
    const full = withElements([...PARTS.map((id) => ({ ...room?.elements[0], id })), ...added])
    if (!full.ok) throw new Error(full.message)
    expect(readKeptSheet(kept(sheetOf(full.project)))?.sheet.rooms[0]?.elements).toHaveLength(
      PARTS.length + PROJECT_LIMITS.elements.max,
    )
    expect(withElements([...added, { ...room?.elements[0], id: 'one-more' }])).toMatchObject({
      ok: false,
      message: 'Must be no more than 20 besides wall, window, door, roof, floor',
    })
  })

  it('has no load more than the device keeps', () => {
    const loads = Array<string>(USUAL_LOADS.length + 1).fill('shower')
    expect(checkProject({ ...EXAMPLE_PROJECT, home: { ...EXAMPLE_PROJECT.home, loads } }).ok).toBe(false)
  })
})
